import * as z from 'zod';
import { downloadKind } from '../../platform/downloads/download-kinds.js';
import { idSchema, textSchema } from '../../platform/http/fields.schema.js';
import { labels } from '../../platform/i18n/labels.js';
import { pageQuerySchema, pageSchema } from '../../platform/lists/page.js';
import { accountChoiceSchema, refundAccountSchema } from './refund-account.schema.js';
import { DUE_CAUSES } from './due-refunds.read-model.js';
import { GATEWAYS } from '../gateways/providers/gateway.js';
import { BATCH_STATUSES, REFUND_CAUSES, REFUND_KINDS, REFUND_STATUSES } from './refund-status.js';

export const refundIdSchema = z.object({ id: idSchema });
export type RefundId = z.output<typeof refundIdSchema>;

const version = z.int().min(1).describe('As it was read.');
const reason = textSchema(() => labels.reason, { min: 3, max: 500 });
const dollarsSchema = z.number().positive().max(1_000_000).multipleOf(0.01);

export const refundsQuerySchema = pageQuerySchema.extend({
  sort: z.enum(['-createdAt', 'createdAt']).default('-createdAt'),
  status: z.enum(REFUND_STATUSES).optional(),
  overdue: z.literal('true').optional().describe('Exported for 7 days, and on no statement yet.'),
  batchId: idSchema.optional(),
});
export type RefundsQuery = z.output<typeof refundsQuerySchema>;

/** Amounts are in dollars, `pay` in units of its currency. */
export const refundSchema = z
  .object({
    id: z.uuid(),
    reference: z.string(),
    kind: z.enum(REFUND_KINDS),
    status: z.enum(REFUND_STATUSES),
    name: z.string().describe('Of the registrant, or the sender of the transfer.'),
    paymentId: z.uuid().nullable(),
    paymentReference: z.string().nullable(),
    transferId: z.uuid().nullable(),
    amount: z.number(),
    pay: z.object({ amount: z.number(), currency: z.string() }),
    cause: z.enum(REFUND_CAUSES),
    reason: z.string(),
    account: z.string().nullable().describe('Masked.'),
    accountSource: z.enum(['payer', 'transfer', 'finance']).nullable(),
    gateway: z.enum(GATEWAYS).nullable().describe('The provider that sends it.'),
    batch: z
      .object({ id: z.uuid(), messageId: z.string(), status: z.enum(BATCH_STATUSES) })
      .nullable(),
    failure: z.string().nullable(),
    isBooked: z.boolean().describe('The ledger has it.'),
    statementId: z.uuid().nullable().describe('Of the line that paid it.'),
    preparedBy: z.string(),
    version: z.int(),
    createdAt: z.iso.datetime(),
    changedAt: z.iso.datetime(),
  })
  .meta({ id: 'Refund' });
export type PresentedRefund = z.output<typeof refundSchema>;

const refundCountsSchema = z.object({
  due: z.int().describe('Refunds to prepare.'),
  ...Object.fromEntries(REFUND_STATUSES.map((status) => [status, z.int()])),
}) as z.ZodObject<Record<(typeof REFUND_STATUSES)[number] | 'due', z.ZodInt>>;
export type RefundCounts = z.output<typeof refundCountsSchema>;

export const refundsPageSchema = pageSchema(refundSchema, refundCountsSchema).meta({
  id: 'Refunds',
});

export const dueRefundsQuerySchema = pageQuerySchema.extend({
  sort: z.enum(['since', '-since']).default('since'),
});
export type DueRefundsQuery = z.output<typeof dueRefundsQuerySchema>;

/** Received money that is not the conference's. */
export const dueRefundSchema = z
  .object({
    id: z.uuid().describe('Of the payment.'),
    reference: z.string(),
    name: z.string(),
    kind: z.enum(['refund', 'overpayment']),
    cause: z.enum(DUE_CAUSES),
    amount: z.number().describe('In dollars.'),
    since: z.iso.datetime(),
  })
  .meta({ id: 'DueRefund' });
export type PresentedDueRefund = z.output<typeof dueRefundSchema>;

export const dueRefundsPageSchema = pageSchema(dueRefundSchema, refundCountsSchema).meta({
  id: 'DueRefunds',
});

export const refundOfferQuerySchema = z.strictObject({
  kind: z.enum(REFUND_KINDS),
  id: idSchema.describe('Of the payment; of the transfer for a return.'),
});
export type RefundOfferQuery = z.output<typeof refundOfferQuerySchema>;

export const refundOfferSchema = z
  .object({
    name: z.string(),
    reference: z.string(),
    version: z.int(),
    most: z.number().describe('Dollars that can be refunded; 0 where nothing can.'),
    currency: z.string().describe('In which it is paid.'),
    payMost: z.number().describe('The most in that currency.'),
    transferAccount: z.string().nullable().describe('Of the incoming transfer, masked.'),
    gateway: z
      .enum(GATEWAYS)
      .nullable()
      .describe('The provider that took the money, and can send it back.'),
    canAsk: z.boolean().describe('The payer can be asked by email.'),
    isUnderWay: z.boolean().describe('A refund of it is under way.'),
  })
  .meta({ id: 'RefundOffer' });
export type RefundOffer = z.output<typeof refundOfferSchema>;

export const newRefundSchema = z
  .strictObject({
    kind: z.enum(REFUND_KINDS),
    id: idSchema.describe('Of the payment; of the transfer for a return.'),
    version,
    amount: dollarsSchema,
    cause: z.enum(REFUND_CAUSES),
    reason,
    account: accountChoiceSchema,
  })
  .meta({ id: 'NewRefund' });
export type NewRefundBody = z.output<typeof newRefundSchema>;

export const versionSchema = z.strictObject({ version }).meta({ id: 'RefundVersion' });
export type Version = z.output<typeof versionSchema>;

export const enterAccountSchema = z
  .strictObject({ version, account: refundAccountSchema })
  .meta({ id: 'EnterRefundAccount' });
export type EnterAccount = z.output<typeof enterAccountSchema>;

export const failRefundSchema = z.strictObject({ version, reason }).meta({ id: 'FailRefund' });
export type FailRefund = z.output<typeof failRefundSchema>;

export const batchesQuerySchema = pageQuerySchema.extend({
  sort: z.enum(['-createdAt', 'createdAt']).default('-createdAt'),
  status: z.enum(BATCH_STATUSES).optional(),
});
export type BatchesQuery = z.output<typeof batchesQuerySchema>;

export const refundBatchSchema = z
  .object({
    id: z.uuid(),
    messageId: z.string(),
    format: z.enum(['pain.001', 'csv']),
    status: z.enum(BATCH_STATUSES),
    count: z.int(),
    total: z.number().describe('In units of the currency.'),
    currency: z.string(),
    amount: z.number().describe('In dollars.'),
    needsApproval: z.boolean(),
    canApprove: z.boolean().describe('By the caller, who did not prepare it.'),
    preparedBy: z.string(),
    approvedBy: z.string().nullable(),
    exportedBy: z.string().nullable(),
    version: z.int(),
    createdAt: z.iso.datetime(),
    exportedAt: z.iso.datetime().nullable(),
    paid: z.int().describe('Refunds that a line of the bank pays.'),
  })
  .meta({ id: 'RefundBatch' });
export type PresentedBatch = z.output<typeof refundBatchSchema>;

export const batchesPageSchema = pageSchema(refundBatchSchema, z.object({})).meta({
  id: 'RefundBatches',
});

export const newBatchSchema = z
  .strictObject({ refundIds: z.array(idSchema).min(1).max(200) })
  .meta({ id: 'NewRefundBatch' });
export type NewBatch = z.output<typeof newBatchSchema>;

export const newBatchesSchema = z
  .object({ batches: z.array(refundBatchSchema) })
  .meta({ id: 'NewRefundBatches' });

export const refundFileSchema = downloadKind(
  z.strictObject({ kind: z.literal('refund-file'), id: idSchema }).meta({ id: 'RefundFile' }),
);
export type RefundFileRequest = z.output<typeof refundFileSchema>;
