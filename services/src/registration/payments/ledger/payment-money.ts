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
