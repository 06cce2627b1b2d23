import { sql } from 'kysely';
import { currentEditionId } from '../../conference/editions/current-edition.sql.js';
import { db } from '../../platform/database/db.js';
import { count } from '../../platform/database/expressions.js';
import { isAmongHeld } from '../../platform/holds/held-acts.read-model.js';
import { work, workColumns } from '../../platform/work/work.js';

/* Also reads held_acts (platform): what an act on hold covers needs no one meanwhile. */

/** Countries of reduced fees that finance checks before it confirms the payment. */
export const countryWork = work<'countries'>({
  kinds: { countries: 'money' },
  right: 'payments:read',
  select: () =>
    db
      .selectFrom('registration_bands as b')
      .innerJoin('registrations as r', 'r.id', 'b.registration_id')
      .innerJoin('payments as p', 'p.registration_id', 'r.id')
      .select(workColumns(sql.lit('countries'), count(), { since: sql`min(r.created_at)` }))
      .where('b.country_check', '=', sql.lit('declared'))
      .where('r.edition_id', '=', currentEditionId)
      .where('p.status', 'in', ['awaiting-payment', 'proof-uploaded', 'matched', 'underpaid'])
      .where(sql<boolean>`NOT ${isAmongHeld('payment', sql<string>`p.id`)}`)
      .having(count(), '>', 0),
});
