import type { EditionSnapshot } from '../editions/edition.presenter.js';
import type { Payment } from './payment.entity.js';

type Money = Pick<Payment, 'amountCents' | 'receivedCents' | 'status'>;

/** Dollars of a request as integer cents. */
export function centsOf(dollars: number): number {
  return Math.round(dollars * 100);
}

/** Whether so much money counts as the whole fee: the edition lets a small shortfall pass. */
export function isEnough(
  { document }: EditionSnapshot,
  { amountCents }: Pick<Payment, 'amountCents'>,
  receivedCents: number,
): boolean {
  return receivedCents >= amountCents - centsOf(document.invoicing.shortfall);
}

/** What is still to come while the payment waits, in cents. */
export function missingCents({ amountCents, receivedCents, status }: Money): number {
  const isOver = ['matched', 'completed', 'rejected', 'refunded', 'cancelled'].includes(status);
  return isOver ? 0 : Math.max(0, amountCents - receivedCents);
}

/**
 * What is not ours to keep, in cents: what came over the fee, and all that came for a registration
 * that is off. What a refund left is kept by the edition's terms.
 */
export function excessCents({ amountCents, receivedCents, status }: Money): number {
  if (status === 'refunded') return 0;
  const fee = status === 'rejected' || status === 'cancelled' ? 0 : amountCents;
  return Math.max(0, receivedCents - fee);
}
