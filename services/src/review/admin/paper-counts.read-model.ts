import { sql } from 'kysely';
import {
  currentEditionId,
  currentEditionScope,
} from '../../conference/editions/current-edition.sql.js';
import { sumOf } from '../../platform/counters/counters.service.js';
import { db } from '../../platform/database/db.js';
import { statement } from '../../platform/database/statement.js';
import { conflictedPapers, isHiddenFrom } from '../conflicts/conflicted-papers.read-model.js';
import type { PaperReader } from '../../platform/work/work.js';
import { anyOf, count } from '../../platform/database/expressions.js';
import { isPaperHeld } from './paper-work.read-model.js';

/*
 * Reads `papers` and `held_acts` for their number by status, without the papers that the chair has a conflict with: their
 * count would tell a decision.
 */

const minus = db
  .selectFrom('papers as p')
  .select(['p.status as value', sql<number>`-count(*)::int`.as('amount')])
  .where('p.edition_id', '=', currentEditionId)
  .where('p.status', '<>', 'draft')
  .groupBy('p.status');

/** The total minus the few that are left out. */
const difference = (p: PaperReader) =>
  sumOf(currentEditionScope, 'papers').unionAll(minus.where('p.id', 'in', conflictedPapers(p)));

const byStatus = (amounts: ReturnType<typeof difference>) =>
  db
    .selectFrom(amounts.as('c'))
    .select(['c.value', sql<number>`sum(c.amount)::int`.as('amount')])
    .groupBy('c.value');

/** Of a track chair, whose papers are few. */
const ofTopics = (p: PaperReader) =>
  db
    .selectFrom('papers as p')
    .select(['p.status as value', count().as('amount')])
    .where('p.edition_id', '=', currentEditionId)
    .where('p.topic', '=', anyOf(p.chairTopics as string[]))
    .where('p.submitted_at', 'is not', null)
    .where(({ not }) => not(isHiddenFrom(p)))
    .groupBy('p.status');

export const countSeen = {
  ofAll: statement((p: PaperReader) => byStatus(difference(p))),
  ofTopics: statement(ofTopics),
};

/** Without papers on which an act is on hold. */
export const countFree = {
  ofAll: statement((p: PaperReader) =>
    byStatus(
      difference(p).unionAll(minus.where(isPaperHeld).where(({ not }) => not(isHiddenFrom(p)))),
    ),
  ),
  ofTopics: statement((p: PaperReader) => ofTopics(p).where(({ not }) => not(isPaperHeld))),
};
