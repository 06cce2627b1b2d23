import { sql } from 'kysely';
import { db } from '../../platform/database/db.js';
import { isOnHold } from '../../platform/holds/held-acts.read-model.js';
import { statement } from '../../platform/database/statement.js';
import { LIVE_REGISTRATION_STATUSES } from '../registrations/registration-status.js';

/** In cents. Also reads held_acts (platform). */
export interface BudgetFigures {
  budget: number;
  granted: number;
  reserved: number;
}

export const openBudget = statement((p: { editionId: string }) =>
  db
    .insertInto('waiver_budgets')
    .values({ edition_id: p.editionId })
    .onConflict((conflict) => conflict.doNothing()),
);

export const lockBudget = statement((p: { editionId: string }) =>
  db
    .selectFrom('waiver_budgets')
    .select('budget_cents')
    .where('edition_id', '=', p.editionId)
    .forUpdate(),
);

export const setBudget = statement((p: { editionId: string; cents: number }) =>
  db
    .updateTable('waiver_budgets')
    .set({ budget_cents: p.cents })
    .where('edition_id', '=', p.editionId),
);

/** @param exceptId of a waiver that is decided again, whose money is free; any other id for all */
export const readBudget = statement((p: { editionId: string; exceptId: string }) =>
  db.selectNoFrom(({ selectFrom }) => [
    sql<number>`coalesce(${selectFrom('waiver_budgets')
      .select('budget_cents')
      .where('edition_id', '=', p.editionId)}, 0)::integer`.as('budget'),
    sql<number>`coalesce(${selectFrom('price_lines as l')
      .innerJoin('payments as p', 'p.id', 'l.payment_id')
      .innerJoin('registrations as r', 'r.id', 'p.registration_id')
      .select(({ fn }) => sql`-${fn.sum('l.amount_cents')}`.as('cents'))
      .where('l.kind', '=', 'waiver')
      .where('l.item', '<>', p.exceptId)
      .where('r.edition_id', '=', p.editionId)
      .where('r.status', 'in', LIVE_REGISTRATION_STATUSES)}, 0)::integer`.as('granted'),
    sql<number>`coalesce(${selectFrom('waivers as w')
      .select(({ fn }) => fn.sum('w.offered_cents').as('cents'))
      .where('w.edition_id', '=', p.editionId)
      .where('w.id', '<>', p.exceptId)
      .where(({ ref }) => isOnHold('waiver', ref('w.id')))}, 0)::integer`.as('reserved'),
  ]),
);
