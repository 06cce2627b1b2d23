import * as z from 'zod';
import { multiLine } from '../../../platform/http/multi-line.js';
import { lineSchema, optionalLineSchema } from '../../../platform/http/fields.schema.js';
import { defineTexts } from '../../../platform/i18n/define-texts.js';

const texts = defineTexts('server.registration.invoice', {
  addressee: 'Addressee',
  taxNumber: 'Tax number',
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
    taxNumber: optionalLineSchema(() => texts.taxNumber, { max: 60 }).default(null),
  })
  .meta({ id: 'InvoiceDetails' });
export type InvoiceDetails = z.output<typeof invoiceDetailsSchema>;

export const invoiceSchema = z
  .object({
    addressee: z.string(),
    address: z.string().nullable().describe('Up to six lines.'),
    taxNumber: z.string().nullable(),
  })
  .meta({ id: 'Invoice' });
