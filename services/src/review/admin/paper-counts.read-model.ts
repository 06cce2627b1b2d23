import { sql } from 'kysely';
import {
  currentEditionId,
  currentEditionScope,
} from '../../conference/editions/current-edition.sql.js';
import { sumOf } from '../../platform/counters/counters.service.js';
import { db } from '../../platform/database/db.js';
import { statement } from '../../platform/database/statement.js';
import { isHiddenFrom } from '../conflicts/conflicted-papers.read-model.js';

/** Reads `papers`. By status, without the papers that the chair has a conflict with: their count would tell a decision. */
export const countSeen = statement((p: { chairId: string; chairEmail: string }) =>
  db
    .selectFrom(
      sumOf(currentEditionScope, 'papers')
        .unionAll(
          db
            .selectFrom('papers as p')
            .select(['p.status as value', sql<number>`-count(*)::int`.as('amount')])
            .where('p.edition_id', '=', currentEditionId)
            .where('p.status', '<>', 'draft')
            .where(isHiddenFrom(p.chairId, p.chairEmail))
            .groupBy('p.status'),
        )
        .as('c'),
    )
    .select(['c.value', sql<number>`sum(c.amount)::int`.as('amount')])
    .groupBy('c.value'),
);
