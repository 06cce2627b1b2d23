import { type Expression, sql } from 'kysely';
import { publiclyPlaced } from '../../conference/editions/schedule-papers.sql.js';
import { currentEditionId } from '../../conference/editions/current-edition.sql.js';
import { db } from '../../platform/database/db.js';
import { anyOf, emailKeyOf } from '../../platform/database/expressions.js';
import { statement } from '../../platform/database/statement.js';
import { work, workColumns } from '../../platform/work/work.js';

/* Reads `editions` for the papers that a schedule holds. */

/** Accepted papers whose authors know it: the only ones that visitors may read of, as `papers as p`. */
export const releasedPapers = (editionId: Expression<string> | string) =>
  db
    .selectFrom('papers as p')
    .where('p.edition_id', '=', editionId)
    .where('p.status', '=', 'accepted')
    .where('p.shown_status', '=', 'accepted')
    .where('p.number', 'is not', null);

/** Of `papers as p`, in their order, without people who said that they are not authors. */
export const authorNames = sql<string[]>`ARRAY(
  SELECT a.given_name || ' ' || a.family_name FROM paper_authors a
   WHERE a.paper_id = p.id AND NOT EXISTS (
     SELECT FROM paper_co_authors c
      WHERE c.paper_id = p.id AND c.denied_at IS NOT NULL
        AND ${emailKeyOf(sql.ref<string>('c.email'))} = ${emailKeyOf(sql.ref<string>('a.email'))})
   ORDER BY a.position)`;

/** Of `papers as p`. */
export const schedulePaperColumns = [
  sql<number>`p.number`.as('number'),
  'p.title',
  authorNames.as('authors'),
] as const;

export const findReleased = statement((p: { editionId: string; numbers: number[] }) =>
  releasedPapers(p.editionId)
    .select(schedulePaperColumns)
    .where('p.number', '=', anyOf(p.numbers))
    .orderBy('p.number'),
);

const current = sql<string>`${currentEditionId}`;

/** Papers in the schedule that visitors do not see, such as withdrawn ones. */
export const scheduleWork = work({
  kinds: { 'schedule-papers': 'site' },
  right: 'site:write',
  select: () =>
    db
      .selectFrom(
        sql<{ number: number }>`(
  SELECT DISTINCT number FROM unnest(${publiclyPlaced(current)}) number
  EXCEPT ${releasedPapers(current).select('p.number')})`.as('s'),
      )
      .select(workColumns(sql<'schedule-papers'>`'schedule-papers'`, sql<number>`count(*)::int`))
      .having(({ fn }) => fn.countAll(), '>', 0),
});
