import * as z from 'zod';
import { downloadKind } from '../../platform/downloads/download-kinds.js';
import { spreadsheetFormatSchema } from '../../platform/downloads/spreadsheet-format.schema.js';
import { pageQuerySchema, pageSchema } from '../../platform/lists/page.js';
import { issuedInvoiceSchema } from '../invoices/invoice.schema.js';

const INVOICE_STATES = ['valid', 'corrected', 'credit-note'] as const;
const state = z.enum(INVOICE_STATES).describe('A credit note corrects the corrected ones.');

export const invoicesQuerySchema = pageQuerySchema.extend({
  sort: z.enum(['-number', 'number']).default('-number'),
  state: state.optional(),
});
export type InvoicesQuery = z.output<typeof invoicesQuerySchema>;

/** Amounts are in dollars. */
const listedInvoiceSchema = issuedInvoiceSchema
  .extend({
    paymentId: z.uuid().nullable().describe('Null for an invoice of a group.'),
    groupId: z.uuid().nullable(),
    reference: z.string().describe('Of the payment or the group.'),
    buyer: z.string(),
    tax: z.number(),
    reason: z.string().nullable().describe('Of a credit note.'),
  })
  .meta({ id: 'ListedInvoice' });
export type ListedInvoice = z.output<typeof listedInvoiceSchema>;

const invoiceCountsSchema = z.object({
  valid: z.int(),
  corrected: z.int(),
  'credit-note': z.int(),
});
export type InvoiceCounts = z.output<typeof invoiceCountsSchema>;

export const invoicesPageSchema = pageSchema(listedInvoiceSchema, invoiceCountsSchema).meta({
  id: 'Invoices',
});

export const invoicesExportSchema = downloadKind(
  z
    .strictObject({
      kind: z.literal('invoices'),
      format: spreadsheetFormatSchema,
      q: invoicesQuerySchema.shape.q,
      state: state.optional(),
    })
    .meta({ id: 'InvoicesExport' }),
);
export type InvoicesExportRequest = z.output<typeof invoicesExportSchema>;
