import { db } from '../../platform/database/db.js';
import { emailKeyOf } from '../../platform/database/expressions.js';
import { statement } from '../../platform/database/statement.js';

/** Co-authors who were emailed at the submission, are still named, and did not deny it. */
export const findInformedAuthors = statement((p: { paperId: string }) =>
  db
    .selectFrom('paper_co_authors as c')
    .innerJoin('paper_authors as a', (join) =>
      join
        .onRef('a.paper_id', '=', 'c.paper_id')
        .on(({ eb, ref }) => eb(emailKeyOf(ref('a.email')), '=', emailKeyOf(ref('c.email')))),
    )
    .select(['c.id', 'c.email', 'a.given_name as firstName'])
    .where('c.paper_id', '=', p.paperId)
    .where('c.email', '<>', '')
    .where('c.denied_at', 'is', null)
    .orderBy('a.position'),
);
