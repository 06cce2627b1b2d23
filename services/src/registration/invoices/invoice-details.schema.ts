import * as z from 'zod';
import { countries } from '../../platform/core/countries.gen.js';
import { multiLine } from '../../platform/http/multi-line.js';
import { lineSchema, optionalLineSchema } from '../../platform/http/fields.schema.js';
import { defineTexts } from '../../platform/i18n/define-texts.js';

const texts = defineTexts('server.registration.invoice', {
  addressee: 'Addressee',
  taxNumber: 'Tax number',
  country: 'Choose a country of the list',
  purchaseOrder: 'Purchase order',
  addressTooLong: 'Address must be at most {max} characters',
  addressLines: 'Address must be at most six lines of text',
});

/** In characters. */
const MAX_ADDRESS = 500;

/** For the books of the payer's employer. */
export const invoiceDetailsSchema = z
  .strictObject({
    addressee: lineSchema(() => texts.addressee),
    address: multiLine(z.string())
      .trim()
      .max(MAX_ADDRESS, { error: () => texts.addressTooLong({ max: MAX_ADDRESS }) })
      .regex(/^[^\p{Cc}]*(\r?\n[^\p{Cc}]*){0,5}$/u, { error: () => texts.addressLines })
      .transform((text) => text.replace(/\r/g, '') || null)
      .nullable()
      .default(null),
    country: z
      .string()
      .refine((name) => countries.includes(name), { error: () => texts.country })
      .nullable()
      .default(null),
    taxNumber: optionalLineSchema(() => texts.taxNumber, { max: 60 }).default(null),
    purchaseOrder: optionalLineSchema(() => texts.purchaseOrder, { max: 60 }).default(null),
    reverseCharge: z
      .boolean()
      .default(false)
      .describe('The buyer is a business in another country that accounts for the tax.'),
  })
  .meta({ id: 'InvoiceDetails' });
export type InvoiceDetails = z.output<typeof invoiceDetailsSchema>;

/** Those of an older version have the first three. */
export type StoredInvoice = Pick<InvoiceDetails, 'addressee' | 'address' | 'taxNumber'> &
  Partial<InvoiceDetails> & {
    /** When the buyer stated to account for the tax. ISO 8601. */
    statedAt?: string | null;
  };

export const invoiceSchema = z
  .object({
    addressee: z.string(),
    address: z.string().nullable().describe('Up to six lines.'),
    country: z.string().nullable(),
    taxNumber: z.string().nullable(),
    purchaseOrder: z.string().nullable(),
    reverseCharge: z.boolean(),
  })
  .meta({ id: 'Invoice' });

export function presentInvoice(
  stored: StoredInvoice | null,
): z.output<typeof invoiceSchema> | null {
  if (!stored) return null;
  const { addressee, address, taxNumber, country, purchaseOrder, reverseCharge } = stored;
  return {
    ...{ addressee, address, taxNumber },
    country: country ?? null,
    purchaseOrder: purchaseOrder ?? null,
    reverseCharge: reverseCharge ?? false,
  };
}
