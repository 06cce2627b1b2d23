import { sql } from 'kysely';
import { currentEditionId } from '../../conference/editions/current-edition.sql.js';
import { dollars } from '../../conference/editions/fees.js';
import { db } from '../../platform/database/db.js';
import { count, param } from '../../platform/database/expressions.js';
import { counts, isSample } from '../../platform/database/samples.js';
import type { PaymentStatus } from '../payments/ledger/payment-status.js';

const LIVE: PaymentStatus[] = [
  'awaiting-payment',
  'proof-uploaded',
  'matched',
  'underpaid',
  'completed',
];

const STATES = ['received', 'toCheck', 'awaiting', 'overdue'] as const;
type State = (typeof STATES)[number];

/** @param withMoney false for those who may not read payments: no rows */
export const paymentSums = (p: { now: Date; withMoney: boolean }) =>
  db
    .selectFrom('payments as p')
    .innerJoin('registrations as r', 'r.id', 'p.registration_id')
    .select([
      sql<State>`CASE WHEN p.status = 'completed' THEN 'received'
                      WHEN p.status IN ('proof-uploaded', 'matched') THEN 'toCheck'
                      WHEN p.pay_by < ${p.now} THEN 'overdue' ELSE 'awaiting' END`.as('state'),
      count().as('count'),
      sql<number>`sum(p.amount_cents)::float8`.as('cents'),
    ])
    .where('r.edition_id', '=', currentEditionId)
    .where(({ ref }) => counts(isSample(ref('r.user_id'))))
    .where('p.status', 'in', LIVE)
    .where(param(p.withMoney, 'boolean'))
    .groupBy(sql`1`);

interface Sum {
  state: State;
  count: number;
  cents: number;
}

/** Orders of live registrations by state, in dollars; the expected money is their sum. */
export function moneyOf(sums: readonly Sum[]): Record<State, { count: number; amount: number }> {
  const entries = STATES.map((state) => {
    const { count = 0, cents = 0 } = sums.find((row) => row.state === state) ?? {};
    return [state, { count, amount: dollars(cents) }];
  });
  return Object.fromEntries(entries) as Record<State, { count: number; amount: number }>;
}
