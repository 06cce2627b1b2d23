import { formatAmount, formatDay } from '@plenary/kit/edition';
import type { Way } from './online.api';
import { texts } from './texts';

const NO_BREAK_SPACE = '\u00a0';

type Local = NonNullable<Way['local']>;

export function localAmount({ currency, amount }: Pick<Local, 'currency' | 'amount'>): string {
  return `${currency}${NO_BREAK_SPACE}${formatAmount(amount, { cents: true })}`;
}

/** The amount, the rate and its day. */
export function localFacts({ currency, amount, rate, day }: Local): string {
  return texts.local({
    amount: localAmount({ currency, amount }),
    rate: `${currency}${NO_BREAK_SPACE}${formatAmount(rate)}`,
    day: formatDay(day),
  });
}
