import * as z from 'zod';
import { lineSchema, optionalLineSchema } from '../common/fields.schema.js';

/** Whom an employer's books want to read on invoice and receipt. */
export const invoiceDetailsSchema = z
  .strictObject({
    addressee: lineSchema('Addressee'),
    address: z
      .string()
      .trim()
      .max(500, 'Address must be at most 500 characters')
      .regex(/^[^\p{Cc}]*(\r?\n[^\p{Cc}]*){0,5}$/u, 'Address must be at most six lines of text')
      .transform((text) => text.replace(/\r/g, '') || null)
      .nullable()
      .default(null),
    taxNumber: optionalLineSchema('Tax number', { max: 60 }).default(null),
  })
  .meta({ id: 'InvoiceDetails' });
export type InvoiceDetails = z.output<typeof invoiceDetailsSchema>;

/** The same as it is answered. */
export const invoiceSchema = z
  .object({
    addressee: z.string(),
    address: z.string().nullable().describe('Up to six lines.'),
    taxNumber: z.string().nullable(),
  })
  .meta({ id: 'Invoice' });
