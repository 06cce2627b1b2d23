import type { components } from '@plenary/kit/api';
import * as z from 'zod/mini';
import { money } from '../money';
import { parseAmount } from '../payment.schema';
import { accountFields, accountOf, missingIn } from './account-fields';
import { texts } from './texts';

const CAUSES = [
  'cancelled',
  'visa-refused',
  'paid-twice',
  'overpaid',
  'not-ours',
  'conference-changed',
  'other',
] as const;

/** @param most in dollars */
export const newRefundSchema = (most: number) =>
  z
    .object({
      amount: z.string().check(
        z.refine((typed) => Boolean(parseAmount(typed)), texts.amountWrong),
        z.refine(
          (typed) => (parseAmount(typed) ?? 0) <= most,
          texts.tooMuch({ most: money(most) }),
        ),
      ),
      cause: z.enum(CAUSES),
      reason: z
        .string()
        .check(
          z.trim(),
          z.minLength(3, texts.reasonMissing),
          z.maxLength(500, texts.tooLong({ field: texts.reason, max: 500 })),
        ),
      from: z.enum(['gateway', 'ask', 'transfer', 'iban', 'other']),
      account: accountFields,
    })
    .check((context) => {
      const { from, account } = context.value;
      if (from !== 'iban' && from !== 'other') return;
      for (const name of missingIn(from, account)) {
        context.issues.push({
          code: 'custom',
          message: texts.fields.required,
          path: ['account', name],
          input: account[name],
        });
      }
    });

type NewRefundValues = z.output<ReturnType<typeof newRefundSchema>>;
type NewRefund = components['schemas']['NewRefund'];

/** The body of the call, without the payment or transfer. */
export function newRefundOf(
  values: NewRefundValues,
): Pick<NewRefund, 'amount' | 'cause' | 'reason' | 'account'> {
  const { from, account, cause, reason } = values;
  return {
    amount: parseAmount(values.amount) ?? 0,
    cause,
    reason,
    account: from === 'iban' || from === 'other' ? accountOf(from, account) : { kind: from },
  };
}
