import { sql } from 'kysely';
import { isNamedIn } from '../../papers/paper-authors.sql.js';
import { db } from '../../platform/database/db.js';
import { statement } from '../../platform/database/statement.js';
import { takesPart } from '../reviews/discussion-readers.read-model.js';
import { mayMetaReview } from '../reviews/meta-reviewers.read-model.js';

/* Reads `papers` and `users` for the participants of a discussion, whom comments can mention. */

const PERSON = [
  'u.id',
  'u.email',
  'u.first_name as firstName',
  sql<string>`u.first_name || ' ' || u.last_name`.as('name'),
  'u.is_disabled as isDisabled',
] as const;

/** Who can read the discussion now, by their alias; the meta-reviewer, who has none, last. */
export const findReviewersIn = statement((p: { paperId: string }) =>
  db
    .selectFrom('papers as p')
    .innerJoin('reviews as r', 'r.paper_id', 'p.id')
    .innerJoin('users as u', 'u.id', 'r.reviewer_id')
    .select([...PERSON, sql<number | null>`r.alias`.as('alias')])
    .where('p.id', '=', p.paperId)
    .where(takesPart)
    .whereRef('p.owner_id', '<>', 'u.id')
    .where(({ not, ref }) => not(isNamedIn(ref('p.id'), ref('u.email'))))
    .unionAll(({ selectFrom }) =>
      selectFrom('papers as p')
        .innerJoin('meta_reviews as r', (join) =>
          join.onRef('r.paper_id', '=', 'p.id').onRef('r.round', '=', 'p.round'),
        )
        .innerJoin('users as u', 'u.id', 'r.reviewer_id')
        .select([...PERSON, sql<number | null>`NULL::integer`.as('alias')])
        .where('p.id', '=', p.paperId)
        .where(mayMetaReview),
    )
    .orderBy(sql`alias NULLS LAST`),
);
export type ReviewerIn = Awaited<ReturnType<typeof findReviewersIn.one>>;

/** Of a paper: its handler, and organisers who wrote in its discussion. */
export const findInvolved = statement((p: { paperId: string }) =>
  db
    .selectFrom('paper_handlers as h')
    .select('h.user_id as id')
    .where('h.paper_id', '=', p.paperId)
    .where('h.user_id', 'is not', null)
    .union(({ selectFrom }) =>
      selectFrom('paper_comments as c')
        .select('c.author_id as id')
        .where('c.paper_id', '=', p.paperId)
        .where('c.alias', 'is', null),
    ),
);

/** What an email about a comment names. */
export const findPaper = statement((p: { paperId: string }) =>
  db.selectFrom('papers').select(['number', 'title']).where('id', '=', p.paperId),
);
