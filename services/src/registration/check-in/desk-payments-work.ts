import { sql } from 'kysely';
import { currentEditionId } from '../../conference/editions/current-edition.sql.js';
import { db } from '../../platform/database/db.js';
import { count } from '../../platform/database/expressions.js';
import { isAmongHeld } from '../../platform/holds/held-acts.read-model.js';
import { work, workColumns } from '../../platform/work/work.js';

/* Also reads held_acts (platform): what an act on hold covers needs no one meanwhile. */

/** Money that the desk took from people who registered there, and that finance confirms. */
export const deskPaymentWork = work<'desk-payments'>({
  kinds: { 'desk-payments': 'money' },
  right: 'payments:read',
  select: () =>
    db
      .selectFrom('check_in_changes as c')
      .innerJoin('registrations as r', 'r.id', 'c.registration_id')
      .innerJoin('payments as p', 'p.registration_id', 'r.id')
      .select(
        workColumns(sql.lit('desk-payments'), sql<number>`count(DISTINCT p.id)::int`, {
          since: sql`min(c.received_at)`,
        }),
      )
      .where('c.paid_at_desk', '=', true)
      .where('r.edition_id', '=', currentEditionId)
      .where('p.status', 'in', ['awaiting-payment', 'underpaid'])
      .where(sql<boolean>`NOT ${isAmongHeld('payment', sql<string>`p.id`)}`)
      .having(count(), '>', 0),
});
