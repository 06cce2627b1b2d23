import * as z from 'zod';
import {
  idSchema,
  lineSchema,
  optionalTextSchema,
  textSchema,
} from '../../platform/http/fields.schema.js';
import { holdSchema } from '../../platform/holds/holds.schema.js';
import { pageQuerySchema, pageSchema } from '../../platform/lists/page.js';
import { moneyFields } from './payment-decisions.schema.js';
import { labels } from '../../platform/i18n/labels.js';
import { texts } from './admin-payments.texts.js';

export const transfersQuerySchema = pageQuerySchema.extend({
  sort: z.enum(['-createdAt', 'createdAt']).default('-createdAt'),
  open: z
    .stringbool()
    .optional()
    .describe('Those of which something waits for its payment, and no act on which is on hold.'),
});
export type TransfersQuery = z.output<typeof transfersQuerySchema>;

/** Amounts are in dollars. */
export const transferSchema = z
  .object({
    id: z.uuid(),
    amount: z.number(),
    open: z.number().describe('Dollars neither matched nor returned.'),
    date: z.iso.date(),
    bankTransactionId: z.string(),
    sender: z.string(),
    remittance: z.string().describe('What the sender wrote.'),
    version: z.int(),
    hold: holdSchema
      .nullable()
      .describe('Of a match or a return; other acts are refused meanwhile.'),
    createdAt: z.iso.datetime(),
    payments: z.array(
      z.object({ id: z.uuid(), merchantReference: z.string(), amount: z.number() }),
    ),
  })
  .meta({ id: 'BankTransfer' });
export type Transfer = z.output<typeof transferSchema>;

export const transfersPageSchema = pageSchema(transferSchema, z.object({ open: z.int() })).meta({
  id: 'BankTransfers',
});

export const newTransferSchema = z
  .strictObject({
    ...moneyFields,
    sender: lineSchema(() => texts.sender),
    remittance: optionalTextSchema(() => texts.remittance, { max: 500 }).default(null),
  })
  .meta({ id: 'NewBankTransfer' });
export type NewTransferBody = z.output<typeof newTransferSchema>;

const version = z.int().min(1).describe('Of the transfer as it was read.');
const { amount } = moneyFields;

export const transferMatchSchema = z
  .strictObject({ paymentId: idSchema, amount, version })
  .meta({ id: 'TransferMatch' });
export type TransferMatch = z.output<typeof transferMatchSchema>;

export const transferUnmatchSchema = z
  .strictObject({
    paymentId: idSchema,
    reason: textSchema(() => labels.reason, { min: 3 }),
    version,
  })
  .meta({ id: 'TransferUnmatch' });
export type TransferUnmatch = z.output<typeof transferUnmatchSchema>;

export const transferReturnSchema = z
  .strictObject({ amount, reason: textSchema(() => labels.reason, { min: 3 }), version })
  .meta({ id: 'TransferReturn' });
export type TransferReturn = z.output<typeof transferReturnSchema>;
