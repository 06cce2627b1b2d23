import { sql } from 'kysely';
import { jsonBuildObject } from 'kysely/helpers/postgres';
import type { EditionDocument } from '../../conference/editions/edition.schema.js';
import { limitsOf } from '../../conference/editions/tracks.sql.js';
import { isHiddenFrom } from '../conflicts/conflicted-papers.read-model.js';
import type { PaperReader } from '../../platform/work/work.js';
import { isOnHold } from '../../platform/holds/held-acts.read-model.js';
import { db } from '../../platform/database/db.js';
import { count } from '../../platform/database/expressions.js';
import { counts, isSample } from '../../platform/database/samples.js';
import { statement } from '../../platform/database/statement.js';

/*
 * Reads `papers`, `users` (the owner), `held_acts` and `editions` (limits and dates) for the
 * actions of chairs.
 */

export interface Asked extends PaperReader {
  paperId: string;
}

/** For a paper that is locked already. */
export const findFacts = statement((p: Asked) =>
  db
    .selectFrom('papers as p')
    .innerJoin('editions as e', 'e.id', 'p.edition_id')
    .innerJoin('users as u', 'u.id', 'p.owner_id')
    .select(({ ref, selectFrom }) => [
      jsonBuildObject({
        email: ref('u.email'),
        firstName: ref('u.first_name'),
        lastName: ref('u.last_name'),
      }).as('owner'),
      jsonBuildObject({
        limits: limitsOf(ref('e.document'), ref('p.topic')),
        dates: sql<EditionDocument['dates']>`e.document -> 'dates'`,
        timeZone: sql<string>`e.document ->> 'timeZone'`,
      }).as('edition'),
      selectFrom('reviews as r')
        .select(count().as('count'))
        .whereRef('r.paper_id', '=', 'p.id')
        .whereRef('r.round', '=', 'p.round')
        .where('r.status', '=', 'submitted')
        .$asScalar()
        .$notNull()
        .as('submittedReviews'),
      isHiddenFrom(p).as('isHidden'),
      isOnHold('paper', ref('p.id')).as('isOnHold'),
    ])
    .where('p.id', '=', p.paperId),
);

/** For a bulk act. */
export const findLeftOut = statement((p: { paperId: string }) =>
  db
    .selectFrom('papers as p')
    .select('p.id')
    .where('p.id', '=', p.paperId)
    .where(({ not, ref }) => not(counts(isSample(ref('p.owner_id'))))),
);

/** Without papers that the chair has a conflict with. */
export const findSubmitted = statement((p: Asked) =>
  db
    .selectFrom('papers as p')
    .select(['p.number', 'p.title', 'p.topic', 'p.round', 'p.revision'])
    .where('p.id', '=', p.paperId)
    .where('p.submitted_at', 'is not', null)
    .where(({ not }) => not(isHiddenFrom(p))),
);
