import type { EditionSnapshot } from '../../../conference/editions/edition.presenter.js';
import { factsOf } from './payment-status.js';
import type { Payment } from './payment.entity.js';

type Money = Pick<Payment, 'amountCents' | 'receivedCents' | 'status'>;

export function centsOf(dollars: number): number {
  return Math.round(dollars * 100);
}

/** The edition tolerates a small underpayment. */
export function isEnough(
  { document }: EditionSnapshot,
  { amountCents }: Pick<Payment, 'amountCents'>,
  receivedCents: number,
): boolean {
  return receivedCents >= amountCents - centsOf(document.invoicing.underpaymentTolerance);
}

/** Money with which it is still short of its fee: its payer is emailed. */
export function leavesUnderpaid(
  { edition, payment }: { edition: EditionSnapshot; payment: Payment },
  cents: number,
): boolean {
  return !isEnough(edition, payment, payment.receivedCents + cents);
}

/** What unmatching does to a payment, or why it is refused. */
export type Unmatching =
  | 'unmatch'
  | 'unmatch-part'
  | 'keeps-status'
  | 'part-refunded'
  | 'receipt-issued';

/**
 * @param underpaymentTolerance of the edition, in dollars
 * @param cents the received amount that is unmatched
 */
export function unmatchingOf(
  underpaymentTolerance: number,
  { status, amountCents, receivedCents }: Money,
  cents: number,
): Unmatching {
  const left = receivedCents - cents;
  if (left < 0 || status === 'refunded') return 'part-refunded';
  const isPaid = left > 0 && left >= amountCents - centsOf(underpaymentTolerance);
  if (status === 'completed') return isPaid ? 'keeps-status' : 'receipt-issued';
  if (status !== 'matched' && status !== 'underpaid') return 'keeps-status';
  if (left === 0) return 'unmatch';
  return isPaid && status === 'matched' ? 'keeps-status' : 'unmatch-part';
}

export function isUnmatchable(unmatching: Unmatching): boolean {
  return unmatching !== 'part-refunded' && unmatching !== 'receipt-issued';
}

/** In cents; zero unless the payment awaits money. */
export function outstandingCents({ amountCents, receivedCents, status }: Money): number {
  return factsOf(status).awaitsMoney ? Math.max(0, amountCents - receivedCents) : 0;
}

/** Cents above the fee, or all of an ended registration; a refund's rest is kept by the terms. */
export function overpaidCents({ amountCents, receivedCents, status }: Money): number {
  const { overpaid } = factsOf(status);
  if (overpaid === 'nothing') return 0;
  return overpaid === 'everything' ? receivedCents : Math.max(0, receivedCents - amountCents);
}
