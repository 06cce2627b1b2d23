import { Alert } from '@plenary/kit/ui';
import { money } from '../money';
import type { AdminPayment } from '../payments.api';
import { texts } from '../texts';

export type AmountCheck = 'exact' | 'underpaid' | 'overpaid';

/** `amount` is in dollars. Within the underpayment tolerance of the edition it counts as exact. */
export function checkAmount(
  { outstandingAmount, underpaymentTolerance }: AdminPayment,
  amount: number,
): AmountCheck {
  const difference = cents(outstandingAmount) - cents(amount);
  if (difference < 0) return 'overpaid';
  return difference > cents(underpaymentTolerance) ? 'underpaid' : 'exact';
}

/** Integers, to compare without rounding errors. */
const cents = (dollars: number) => Math.round(dollars * 100);

export function AmountAlert({ payment, amount }: { payment: AdminPayment; amount: number }) {
  const { outstandingAmount } = payment;
  const difference = money(Math.abs(amount - outstandingAmount));
  if (amount === outstandingAmount) return <Alert severity="success">{texts.equals}</Alert>;
  switch (checkAmount(payment, amount)) {
    case 'exact':
      return (
        <Alert severity="success">
          {texts.tolerated({ difference, fee: money(outstandingAmount) })}
        </Alert>
      );
    case 'underpaid':
      return (
        <Alert severity="warning">
          {texts.underpaid({ difference, fee: money(outstandingAmount) })}
        </Alert>
      );
    case 'overpaid':
      return (
        <Alert severity="warning">
          {texts.overpaidBy({ difference, fee: money(outstandingAmount) })}
        </Alert>
      );
  }
}
