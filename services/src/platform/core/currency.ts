import * as z from 'zod';

/** The only currency of the product (specification, section 9). */
export const CURRENCY = 'USD';

export const currencySchema = z.literal(CURRENCY);

export type Currency = typeof CURRENCY;

/** 250 → `USD 250.00`, as a payer writes it into a transfer. */
export function formatAmount(dollars: number): string {
  return `${CURRENCY} ${dollars.toFixed(2)}`;
}
