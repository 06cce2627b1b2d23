import * as z from 'zod';
import { texts } from './edition.texts.js';
import { packageIdSchema } from './fees.schema.js';

/** A rate applies to what it lists; one that lists nothing, to what no other rate lists. */
const taxRateSchema = z.object({
  id: z
    .string()
    .regex(/^[a-z][a-z0-9-]{0,39}$/, { error: () => texts.offerId })
    .describe('Stays when the texts change.'),
  name: z.string().describe('VAT, GST or another name of the tax.'),
  percent: z
    .number({ error: () => texts.percent })
    .describe('With at most two digits after the point; 0 unless the kind is standard.'),
  kind: z.enum(['standard', 'zero', 'exempt']).describe('The categories S, Z and E of EN 16931.'),
  reason: z.string().describe('Why no tax is charged: on documents of an exempt supply.'),
  packages: z.array(packageIdSchema),
  extras: z.array(z.string()).describe('Names of extras.'),
});
export type TaxRate = z.output<typeof taxRateSchema>;

/** Not public: payers see the tax in the quote and on documents. */
export const taxesSchema = z.object({
  invoices: z.boolean().describe('Payers can get invoices with continuous numbers.'),
  country: z
    .string()
    .describe('Of the issuer, a name of the list of countries. Empty without rates.'),
  includedInFees: z
    .boolean()
    .describe('The shown fees contain the tax; otherwise it is added to them.'),
  rates: z.array(taxRateSchema),
  reverseCharge: z
    .boolean()
    .describe('Businesses in other countries with a tax number account for the tax themselves.'),
  reverseChargeText: z.string().describe('On documents with reverse charge.'),
});
export type Taxes = z.output<typeof taxesSchema>;

export const NO_TAXES: Taxes = {
  invoices: false,
  country: '',
  includedInFees: true,
  rates: [],
  reverseCharge: false,
  reverseChargeText: '',
};
