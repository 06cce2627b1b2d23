import * as z from 'zod/mini';
import { money } from '../money';
import { parseAmount } from '../payment.schema';
import { texts } from './texts';

const { grant: words } = texts;
const MOST = 1000;

/** @param fee in dollars */
export const grantSchema = (fee: number) =>
  z
    .object({
      kind: z.enum(['whole', 'percent', 'amount']),
      size: z.string(),
      answer: z.string().check(z.trim(), z.maxLength(MOST, words.tooLong({ max: MOST }))),
    })
    .check(
      z.refine((values) => shareOf(values) !== undefined, {
        error: words.sizeMissing,
        path: ['size'],
      }),
      z.refine((values) => (waivedOf(values, fee) ?? 0) <= fee, {
        error: words.aboveFee({ fee: money(fee) }),
        path: ['size'],
      }),
    );

interface Typed {
  kind: 'whole' | 'percent' | 'amount';
  size: string;
}

/** Of the call; undefined for other input. */
export function shareOf({
  kind,
  size,
}: Typed): { percent: number } | { amount: number } | undefined {
  if (kind === 'whole') return { percent: 100 };
  if (kind === 'amount') {
    const amount = parseAmount(size);
    return amount ? { amount } : undefined;
  }
  const typed = size.replace('%', '').trim();
  const percent = /^\d{1,3}$/.test(typed) ? Number(typed) : 0;
  return percent >= 1 && percent <= 100 ? { percent } : undefined;
}

/** In dollars, rounded like the server does. */
export function waivedOf(typed: Typed, fee: number): number | undefined {
  const share = shareOf(typed);
  if (!share) return undefined;
  return 'amount' in share ? share.amount : Math.round(fee * share.percent) / 100;
}
