import * as z from 'zod';
import { REFUND_STATUSES } from './refund-status.js';

export const ownRefundSchema = z
  .object({
    reference: z.string(),
    status: z.enum(REFUND_STATUSES),
    amount: z.number().describe('In dollars.'),
    reason: z.string(),
    paymentReference: z.string(),
    account: z.string().nullable().describe('Masked.'),
    isOpen: z.boolean().describe('The account can be given or changed.'),
    failure: z.string().nullable(),
  })
  .meta({ id: 'OwnRefund' });
export type OwnRefund = z.output<typeof ownRefundSchema>;

export const refundKeySchema = z.strictObject({
  key: z.string().min(1).max(200).describe('The token of the email, or the id for its payer.'),
});
export type RefundKey = z.output<typeof refundKeySchema>;
