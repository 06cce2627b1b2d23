import * as z from 'zod/mini';
import { money } from './money';
import { texts } from './texts';

/** Dollars from what was typed: `250`, `250.00` or `250,00`; undefined for anything else. */
export function parseAmount(typed: string): number | undefined {
  const text = typed.trim().replace(',', '.');
  return /^\d{1,7}(\.\d{1,2})?$/.test(text) ? Number(text) : undefined;
}

/** What stands on the bank's statement. `fee` is the expected amount in dollars. */
export const confirmSchema = (fee: number) =>
  z.object({
    amount: z
      .pipe(
        z.string().check(z.refine((typed) => parseAmount(typed) !== undefined, texts.amountWrong)),
        z.transform((typed) => parseAmount(typed) ?? 0),
      )
      .check(z.refine((amount) => amount === fee, texts.amountDiffers(money(fee)))),
    date: z.string().check(z.minLength(1, texts.dateMissing)),
    bankTransactionId: z
      .string()
      .check(z.trim(), z.minLength(1, texts.transactionIdMissing), z.maxLength(100)),
    studentProofSeen: z.boolean(),
  });

export const rejectSchema = z.object({
  reason: z.string().check(z.trim(), z.minLength(3, texts.reasonMissing), z.maxLength(1000)),
});
