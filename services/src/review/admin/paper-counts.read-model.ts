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

/** Reads `papers`. By status, without the papers that the chair has a conflict with: their count would tell a decision. */
export const countSeen = statement((p: PaperReader) =>
  db
    .selectFrom(
      sumOf(currentEditionScope, 'papers')
        .unionAll(
          db
            .selectFrom('papers as p')
            .select(['p.status as value', sql<number>`-count(*)::int`.as('amount')])
            .where('p.edition_id', '=', currentEditionId)
            .where('p.status', '<>', 'draft')
            .where('p.id', 'in', conflictedPapers(p))
            .groupBy('p.status'),
        )
        .as('c'),
    )
    .select(['c.value', sql<number>`sum(c.amount)::int`.as('amount')])
    .groupBy('c.value'),
);

/** The same for a track chair, whose papers are few. */
export const countSeenOfTopics = statement((p: PaperReader) =>
  db
    .selectFrom('papers as p')
    .select(['p.status as value', count().as('amount')])
    .where('p.edition_id', '=', currentEditionId)
    .where('p.topic', '=', anyOf(p.chairTopics as string[]))
    .where('p.submitted_at', 'is not', null)
    .where(({ not }) => not(isHiddenFrom(p)))
    .groupBy('p.status'),
);
