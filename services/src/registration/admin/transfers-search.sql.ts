import { type RawBuilder, sql } from 'kysely';
import { currentEditionId } from '../../conference/editions/current-edition.sql.js';
import { db } from '../../platform/database/db.js';
import { arrayOf } from '../../platform/database/expressions.js';
import { contains } from '../../platform/lists/keyset.js';
import { compactReference } from '../payments/reference/merchant-reference.js';

/* Reads `bank_transfers`, and what they are matched to in `ledger_entries`, `payments` and `registrations`. */

/** Fewer characters would find nearly every reference. */
const MIN_PART = 3;

/** 1250, 1,250.5, USD 1250,50 */
const AMOUNT = /^(?:usd|us\$|\$)?\s*(\d{1,3}(?:,\d{3})+|\d{1,7})(?:[.,](\d{1,2}))?$/i;

/**
 * Ids of transfers with the search in sender, remittance text or bank transaction, also where a reference
 * is broken by spaces or dashes; of that amount; or matched to such a reference or name. Each part has its
 * index.
 */
export function transfersFound(q: string): RawBuilder<string[]> {
  const transfers = db
    .selectFrom('bank_transfers')
    .select('id')
    .where('edition_id', '=', currentEditionId);
  let found = transfers
    .where(({ ref }) => contains(ref('search_text').$notNull(), q.toLowerCase()))
    .union(matched().where(({ ref }) => contains(ref('r.search_text'), q.toLowerCase())));
  const bare = q.toLowerCase().replace(/[^a-z0-9]/g, '');
  if (bare.length >= MIN_PART)
    found = found
      .union(transfers.where(({ ref }) => contains(ref('search_text').$notNull(), bare)))
      .union(
        matched().where(
          contains(sql<string>`replace(p.merchant_reference, '-', '')`, compactReference(q)),
        ),
      );
  const cents = amountIn(q);
  if (cents !== undefined)
    found = found
      .union(transfers.where('amount_cents', '=', cents))
      .union(transfers.where('open_cents', '>', sql.lit(0)).where('open_cents', '=', cents));
  return arrayOf(found);
}

const matched = () =>
  db
    .selectFrom('ledger_entries as l')
    .innerJoin('payments as p', 'p.id', 'l.payment_id')
    .innerJoin('registrations as r', 'r.id', 'p.registration_id')
    .select(({ ref }) => ref('l.transfer_id').$notNull().as('id'))
    .where('l.transfer_id', 'is not', null);

/** In cents. */
export function amountIn(q: string): number | undefined {
  const [, whole, fraction = ''] = AMOUNT.exec(q) ?? [];
  if (whole === undefined) return undefined;
  return Number(whole.replaceAll(',', '')) * 100 + Number(fraction.padEnd(2, '0'));
}
