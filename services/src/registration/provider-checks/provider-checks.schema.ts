import * as z from 'zod';
import { holdSchema } from '../../platform/holds/holds.schema.js';
import { idSchema, textSchema } from '../../platform/http/fields.schema.js';
import { labels } from '../../platform/i18n/labels.js';
import { pageQuerySchema, pageSchema } from '../../platform/lists/page.js';
import { CHECK_KINDS, CHECK_OUTCOMES, CHECK_STATUSES } from '../gateways/provider-check.js';
import { GATEWAYS } from '../gateways/providers/gateway.js';
import { REFUND_KINDS, REFUND_STATUSES } from '../refunds/refund-status.js';
import { texts } from './provider-checks.texts.js';

export const checkIdSchema = z.object({ id: idSchema });
export type CheckId = z.output<typeof checkIdSchema>;

const version = z.int().min(1).describe('As it was read.');
const reason = textSchema(() => labels.reason, { min: 3, max: 500 });

export const checksQuerySchema = pageQuerySchema.extend({
  sort: z.enum(['openedAt', '-openedAt']).default('openedAt'),
  status: z.enum(CHECK_STATUSES).optional(),
});
export type ChecksQuery = z.output<typeof checksQuerySchema>;

const row = {
  id: z.uuid(),
  gateway: z.enum(GATEWAYS),
  kind: z.enum(CHECK_KINDS),
  status: z.enum(CHECK_STATUSES),
  charge: z
    .object({ amount: z.number().describe('In units of the currency.'), currency: z.string() })
    .describe('As the provider reports it.'),
  transactionId: z.string().nullable().describe('At the provider.'),
  name: z.string().nullable().describe('Of the registrant, where an order is known.'),
  paymentId: z.uuid().nullable(),
  paymentReference: z.string().nullable(),
  refundId: z.uuid().nullable().describe('Of our refund.'),
  refundReference: z.string().nullable(),
  refundStatus: z.enum(REFUND_STATUSES).nullable(),
  transferId: z.uuid().nullable().describe('Of the money in the ledger.'),
  isReportedLost: z.boolean().describe('A dispute that the provider has decided for the payer.'),
  outcome: z.enum(CHECK_OUTCOMES).nullable(),
  note: z.string().nullable(),
  settledBy: z.string().nullable().describe('Null for the provider’s own report.'),
  settledAt: z.iso.datetime().nullable(),
  hold: holdSchema.nullable(),
  version: z.int(),
  openedAt: z.iso.datetime(),
};

export const checkRowSchema = z.object(row).meta({ id: 'ProviderCheck' });
export type PresentedCheck = z.output<typeof checkRowSchema>;

const counts = z.object({ open: z.int(), settled: z.int(), dismissed: z.int() });
export type CheckCounts = z.output<typeof counts>;

export const checksPageSchema = pageSchema(checkRowSchema, counts).meta({ id: 'ProviderChecks' });

/** With what a refund made at the provider can be booked as. */
export const checkSchema = z
  .object({
    ...row,
    booking: z
      .object({
        kinds: z
          .array(z.enum(REFUND_KINDS))
          .describe('Empty where the ledger cannot book it: the money is not there.'),
        amount: z.number().describe('In dollars, by the rate of the money.'),
      })
      .nullable(),
  })
  .meta({ id: 'ProviderCheckDetails' });
export type PresentedCheckDetails = z.output<typeof checkSchema>;

export const bookRefundSchema = z
  .strictObject({
    version,
    kind: z.enum(REFUND_KINDS),
    amount: z.number().positive().max(1_000_000).multipleOf(0.01).describe('In dollars.'),
    reason: reason.describe('The payer reads it.'),
  })
  .meta({ id: 'BookProviderRefund' });
export type BookRefund = z.output<typeof bookRefundSchema>;

export const giveRateSchema = z
  .strictObject({
    version,
    rate: z
      .number({ error: () => texts.rateShape })
      .min(0.000001, { error: () => texts.rateShape })
      .max(1_000_000, { error: () => texts.rateShape })
      .describe('Units of the currency for one USD.'),
    day: z.iso.date().describe('Of the rate.'),
  })
  .meta({ id: 'RateProviderMoney' });
export type GiveRate = z.output<typeof giveRateSchema>;

export const checkVersionSchema = z.strictObject({ version }).meta({ id: 'ProviderCheckVersion' });
export type CheckVersion = z.output<typeof checkVersionSchema>;

export const checkReasonSchema = z
  .strictObject({ version, reason })
  .meta({ id: 'ProviderCheckReason' });
export type CheckReason = z.output<typeof checkReasonSchema>;
