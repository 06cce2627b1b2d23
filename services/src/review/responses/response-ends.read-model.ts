import { sql } from 'kysely';
import type { EditionDocument } from '../../conference/editions/edition.schema.js';
import { moment } from '../../platform/core/sql-moment.js';
import { db } from '../../platform/database/db.js';
import { statement } from '../../platform/database/statement.js';

/* Reads `papers` and `editions` (the window) for papers whose responses close later than others. */

/** Of `editions as e`. */
const EDITION_END = sql<Date | null>`(e.document #>> '{responses,closesAt}')::timestamptz`;

/** Of `editions as e` and `paper_responses as s`: the later of both ends; null without an end of the edition. */
export const CLOSES_AT = sql<Date | null>`CASE WHEN ${EDITION_END} IS NOT NULL
  THEN greatest(${EDITION_END}, s.closes_at) END`;

export const findResponseEnd = statement((p: { paperId: string }) =>
  db
    .selectFrom('papers as p')
    .innerJoin('editions as e', 'e.id', 'p.edition_id')
    .leftJoin('paper_responses as s', (join) =>
      join.onRef('s.paper_id', '=', 'p.id').onRef('s.round', '=', 'p.round'),
    )
    .select(({ eb }) => [
      eb('p.shown_status', '=', 'under-review').$castTo<boolean>().as('isUnderReview'),
      sql<EditionDocument['responses']>`e.document -> 'responses'`.as('window'),
      's.closes_at as ownEnd',
      's.submitted_at as submittedAt',
    ])
    .where('p.id', '=', p.paperId),
);

const ofPaper = db
  .selectFrom('editions as e')
  .leftJoin('paper_responses as s', (join) =>
    join
      .on('s.paper_id', '=', sql.ref<string>('p.id'))
      .on('s.round', '=', sql.ref<number>('p.round')),
  )
  .where('e.id', '=', sql.ref<string>('p.edition_id'))
  .where(sql<boolean>`p.shown_status = 'under-review'
    AND (e.document #>> '{responses,open}')::boolean AND ${EDITION_END} IS NOT NULL`);

/** Of `papers as p`, which an organiser can give a later end; null otherwise. */
export const responseEndOf = ofPaper.select([
  moment(CLOSES_AT).$notNull().as('closesAt'),
  moment(sql.ref<Date | null>('s.closes_at')).as('ownEnd'),
]);

/** Of `papers as p`: the end of their responses where it is later than that of the edition. */
export const laterEnd = sql<Date | null>`(${ofPaper
  .select('s.closes_at as laterEnd')
  .where(sql<boolean>`s.closes_at > ${EDITION_END}`)})`;
