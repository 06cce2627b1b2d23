import { db } from '../../platform/database/db.js';
import { statement } from '../../platform/database/statement.js';

/** Reads `reviews` and `users`: the addresses of the reviewers of a paper. */
export const findReviewers = statement((p: { paperId: string }) =>
  db
    .selectFrom('reviews as r')
    .innerJoin('users as u', 'u.id', 'r.reviewer_id')
    .select('u.email')
    .where('r.paper_id', '=', p.paperId),
);
