import { type Expression, sql } from 'kysely';
import { jsonBuildObject } from 'kysely/helpers/postgres';
import { validReceipt } from '../payments/ledger/receipts.js';
import type { ProofKind } from '../payments/proofs/payment-proof.entity.js';

/* Also reads `papers` (numbers). */

/** The newest entry of the payment `p` that brought money and was not reversed. */
const lastReceived = <Value>(column: Expression<Value>) => sql<Value | null>`(
  SELECT ${column} FROM ledger_entries l
   WHERE l.payment_id = p.id AND l.amount_cents > 0
     AND NOT EXISTS (SELECT FROM ledger_entries b WHERE b.reverses = l.id)
   ORDER BY l.id DESC LIMIT 1)`;

/** For badges, proceedings and reconciliation: of the registration `r` and its payment `p`. */
export const paymentFacts = jsonBuildObject({
  organization: sql.ref<string>('r.organization'),
  position: sql.ref<string>('r.position'),
  country: sql.ref<string>('r.country'),
  phone: sql.ref<string | null>('r.phone'),
  valueDate: lastReceived(sql<string>`to_char(l.value_date, 'YYYY-MM-DD')`),
  bankTransactionId: lastReceived(sql.ref<string>('l.bank_transaction_id')),
  receipt: validReceipt(sql<string>`p.id`)
    .select('valid.number')
    .$asScalar(),
  paper: sql<number | null>`(SELECT a.number FROM papers a WHERE a.id = r.paper_id)`,
  proofs: sql<ProofKind[]>`(SELECT coalesce(json_agg(DISTINCT e.kind), '[]')
    FROM payment_proofs e WHERE e.payment_id = p.id)`,
});
export type PaymentFacts = typeof paymentFacts extends Expression<infer Facts> ? Facts : never;
