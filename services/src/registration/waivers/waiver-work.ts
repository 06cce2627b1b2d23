import { sql } from 'kysely';
import { currentEditionId } from '../../conference/editions/current-edition.sql.js';
import { db } from '../../platform/database/db.js';
import { count } from '../../platform/database/expressions.js';
import { isOnHold } from '../../platform/holds/held-acts.read-model.js';
import { work, workColumns } from '../../platform/work/work.js';

/** Applications without a decision, of registrations that are live. Also reads held_acts (platform). */
export const waiverWork = work<'waivers'>({
  kinds: { waivers: 'money' },
  right: 'payments:read',
  select: () =>
    db
      .selectFrom('waivers as w')
      .innerJoin('payments as p', 'p.id', 'w.payment_id')
      .select(workColumns(sql<'waivers'>`'waivers'`, count(), { since: sql`min(w.created_at)` }))
      .where('w.edition_id', '=', currentEditionId)
      .where('w.status', '=', 'open')
      .where('p.status', 'not in', ['rejected', 'refunded', 'cancelled'])
      .where(({ not, ref }) => not(isOnHold('waiver', ref('w.id'))))
      .having(count(), '>', 0),
});
