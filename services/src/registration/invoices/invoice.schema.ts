import * as z from 'zod';
import { dollars } from '../../conference/editions/fees.js';
import type { InvoiceKind } from './invoices.sql.js';

/** C25-I00017, also of a credit note. */
export function invoiceNumber(prefix: string, number: number): string {
  return `${prefix}-I${String(number).padStart(5, '0')}`;
}

/** @returns undefined for another text */
export function invoiceNumberOf(text: string): number | undefined {
  const digits = /^[A-Z]\d{2}-I(\d{5,9})$/.exec(text)?.[1];
  return digits === undefined ? undefined : Number(digits);
}

/** The amount is in dollars. */
export const issuedInvoiceSchema = z
  .object({
    number: z.string(),
    kind: z.enum(['invoice', 'credit-note']),
    corrects: z.string().nullable().describe('The invoice that a credit note corrects.'),
    amount: z.number(),
    isCorrected: z.boolean().describe('A credit note corrects it.'),
    issuedAt: z.iso.datetime(),
  })
  .meta({ id: 'IssuedInvoice' });
export const issuedInvoicesSchema = z
  .object({ invoices: z.array(issuedInvoiceSchema) })
  .meta({ id: 'IssuedInvoices' });

export type PresentedInvoice = z.output<typeof issuedInvoiceSchema>;

export interface InvoiceRow {
  number: number;
  kind: InvoiceKind;
  corrects: number | null;
  totalCents: number;
  isCorrected: boolean;
  /** ISO 8601. */
  issuedAt: string;
}

/** @param prefix of the edition's references */
export function presentIssuedInvoice(
  prefix: string,
  { number, corrects, totalCents, kind, isCorrected, issuedAt }: InvoiceRow,
): PresentedInvoice {
  return {
    number: invoiceNumber(prefix, number),
    kind,
    corrects: corrects === null ? null : invoiceNumber(prefix, corrects),
    amount: dollars(totalCents),
    isCorrected,
    issuedAt,
  };
}
