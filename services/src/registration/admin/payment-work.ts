import { sql, type RawBuilder } from 'kysely';
import { currentEditionId } from '../../conference/editions/current-edition.sql.js';
import { db } from '../../platform/database/db.js';
import { isAmongHeld } from '../../platform/holds/held-acts.read-model.js';
import { work, workColumns } from '../../platform/work/work.js';

/* Also reads held_acts (platform): what an act on hold covers needs no one meanwhile. */

export const PAYMENT_NEEDS = [
  'proof',
  'confirmation',
  'student-proof',
  'country',
  'desk-payment',
] as const;
export type PaymentNeed = (typeof PAYMENT_NEEDS)[number];

const hasStudentProof = sql`EXISTS (
  SELECT FROM payment_proofs f WHERE f.payment_id = p.id AND f.kind = 'student')`;

const isFreeAndOpen = sql`(p.status = 'awaiting-payment' AND p.amount_cents = 0)`;

/**
 * Of the payment `p`. A proof of student status is checked when the payment is confirmed, so it waits until
 * the money seems to be there, or there is nothing to pay.
 */
const NEEDS: Record<PaymentNeed, RawBuilder<boolean>> = {
  proof: sql`p.status = 'proof-uploaded'`,
  confirmation: sql`p.status = 'matched'`,
  'student-proof': sql`((p.status IN ('proof-uploaded', 'matched') OR ${isFreeAndOpen}) AND ${hasStudentProof})`,
  country: sql`(p.status IN ('awaiting-payment', 'proof-uploaded', 'matched', 'underpaid') AND EXISTS (
    SELECT FROM registration_bands b
     WHERE b.registration_id = p.registration_id AND b.country_check = 'declared'))`,
  'desk-payment': sql`(p.status IN ('awaiting-payment', 'underpaid') AND EXISTS (
    SELECT FROM check_in_changes c WHERE c.registration_id = p.registration_id AND c.paid_at_desk))`,
};

const isFree = sql<boolean>`NOT ${isAmongHeld('payment', sql<string>`p.id`)}`;

/** For a list of `payments as p`. */
export const hasPaymentNeed = (need: PaymentNeed) => sql<boolean>`(${NEEDS[need]} AND ${isFree})`;

/** Of `bank_transfers as t`: a part of it waits for its payment. The literal 0 lets the planner use the partial index. */
export const isUnmatched = sql<boolean>`(t.open_cents > 0
  AND NOT ${isAmongHeld('transfer', sql<string>`t.id`)})`;

/** Of the registration `r` and its payment `p`: missing only while the payment can be confirmed. */
export const studentProof = sql<'not-needed' | 'missing' | 'uploaded'>`CASE
  WHEN r.academic_category <> 'student' THEN 'not-needed'
  WHEN ${hasStudentProof} THEN 'uploaded'
  WHEN p.status IN ('awaiting-payment', 'proof-uploaded', 'matched', 'underpaid') THEN 'missing'
  ELSE 'not-needed' END`;

type Kind = 'proofs' | 'matched' | 'student-proofs';

const kinds = { proofs: 'money', matched: 'money', 'student-proofs': 'money' } as const;

export const paymentWork = work<Kind>({
  kinds,
  right: 'payments:read',
  select: () =>
    db
      .selectFrom(
        sql<{ kind: Kind }>`(
  SELECT need.*, moved.at AS since
    FROM payments p
    JOIN registrations r ON r.id = p.registration_id AND r.edition_id = ${currentEditionId}
    LEFT JOIN LATERAL (SELECT l.at FROM ledger_entries l WHERE l.payment_id = p.id
                        ORDER BY l.id DESC LIMIT 1) moved ON true
   CROSS JOIN LATERAL (VALUES
     ('proofs', ${NEEDS.proof}, p.amount_cents),
     ('matched', ${NEEDS.confirmation}, p.received_cents),
     ('student-proofs', ${NEEDS['student-proof']}, NULL)
   ) need (kind, holds, amount)
   WHERE (p.status IN ('proof-uploaded', 'matched') OR ${isFreeAndOpen}) AND need.holds
     AND ${isFree})`.as('w'),
      )
      .select(
        workColumns(sql<Kind>`w.kind`, sql<number>`count(*)::int`, {
          since: sql`min(w.since)`,
          amountCents: sql`sum(w.amount)`,
        }),
      )
      .groupBy('w.kind'),
});

export const transferWork = work<'unmatched'>({
  kinds: { unmatched: 'money' },
  right: 'payments:read',
  select: () =>
    db
      .selectFrom('bank_transfers as t')
      .select(
        workColumns(sql.lit('unmatched'), sql<number>`count(*)::int`, {
          since: sql`min(t.created_at)`,
          amountCents: sql`sum(t.open_cents)`,
        }),
      )
      .where(isUnmatched)
      .where('t.edition_id', '=', currentEditionId),
});
