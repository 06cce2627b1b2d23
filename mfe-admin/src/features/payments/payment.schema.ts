import * as z from 'zod/mini';
import { money } from './money';
import { texts } from './texts';

/** Dollars from `250`, `250.00` or `250,00`; undefined for other input. */
export function parseAmount(typed: string): number | undefined {
  const text = typed.trim().replace(',', '.');
  return /^\d{1,7}(\.\d{1,2})?$/.test(text) ? Number(text) : undefined;
}

const amount = z.pipe(
  z.string().check(z.refine((typed) => Boolean(parseAmount(typed)), texts.amountWrong)),
  z.transform((typed) => parseAmount(typed) ?? 0),
);

export const statementFields = {
  amount,
  date: z.string().check(z.minLength(1, texts.dateMissing)),
  bankTransactionId: z
    .string()
    .check(z.trim(), z.minLength(1, texts.transactionIdMissing), z.maxLength(100)),
};

export const creditSchema = z.object({ reason: reason(texts.reasonMissing), cancels: z.boolean() });

export const unmatchSchema = z.object({
  reason: reason(texts.reasonMissing),
  keepsMoney: z.boolean(),
});

/** `most` is in dollars. */
export const refundSchema = (most: number) =>
  z.object({
    amount: amount.check(
      z.refine((dollars) => dollars <= most, texts.tooMuchBack({ most: money(most) })),
    ),
    reason: reason(texts.reasonMissing),
  });

function reason(missing: string) {
  return z.string().check(z.trim(), z.minLength(3, missing), z.maxLength(1000));
}
