import { Alert } from '@plenary/kit/ui';
import { money } from './money';
import type { AdminPayment } from './payments.api';
import { texts } from './texts';

/** How an amount on the statement compares with what is still to come. */
export type Fit = 'whole' | 'short' | 'over';

/** `amount` is in dollars. Banks on the way keep fees: the edition lets a small shortfall pass. */
export function fitOf({ missing, shortfall }: AdminPayment, amount: number): Fit {
  const lack = cents(missing) - cents(amount);
  if (lack < 0) return 'over';
  return lack > cents(shortfall) ? 'short' : 'whole';
}

/** Whole numbers compare as they are written. */
const cents = (dollars: number) => Math.round(dollars * 100);

/** What will come of the amount that was typed. */
export function Comparison({ payment, amount }: { payment: AdminPayment; amount: number }) {
  const { missing } = payment;
  const difference = money(Math.abs(amount - missing));
  if (amount === missing) return <Alert severity="success">{texts.equals}</Alert>;
  switch (fitOf(payment, amount)) {
    case 'whole':
      return <Alert severity="success">{texts.tolerated(difference, money(missing))}</Alert>;
    case 'short':
      return <Alert severity="warning">{texts.less(difference, money(missing))}</Alert>;
    case 'over':
      return <Alert severity="warning">{texts.more(difference, money(missing))}</Alert>;
  }
}
