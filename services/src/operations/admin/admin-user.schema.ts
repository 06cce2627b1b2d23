import * as z from 'zod';
import { adminUserSchema } from '../../identity/admin/admin-users.schema.js';
import { EMAIL_STATUSES } from '../../messaging/outbox/email-status.js';
import { PAYMENT_STATUSES } from '../../registration/payments/ledger/payment-status.js';

export const adminUserDetailsSchema = adminUserSchema
  .extend({
    twoFactorSince: z.iso.datetime().nullable().describe('Null while it is off.'),
    registrations: z.array(
      z.object({
        id: z.uuid().describe("The payment's, as in the list of payments."),
        isSettled: z.boolean().describe('Paid and confirmed.'),
        packageName: z.string(),
        payment: z
          .object({ reference: z.string(), state: z.enum(PAYMENT_STATUSES), amount: z.number() })
          .nullable()
          .describe('Null without the right payments:read.'),
        createdAt: z.iso.datetime(),
      }),
    ),
    papers: z.array(
      z.object({
        id: z.uuid(),
        title: z.string(),
        status: z.string(),
        createdAt: z.iso.datetime(),
      }),
    ),
    sessions: z.array(
      z.object({
        id: z.uuid(),
        createdAt: z.iso.datetime(),
        lastUsedAt: z.iso.datetime(),
        device: z.string().nullable(),
        isCurrent: z.boolean().describe('The one that asks.'),
      }),
    ),
    emails: z.array(
      z.object({
        id: z.uuid(),
        kind: z.string(),
        state: z.enum(EMAIL_STATUSES),
        createdAt: z.iso.datetime(),
        sentAt: z.iso.datetime().nullable(),
        reason: z.string().nullable(),
      }),
    ),
    counts: z.object({
      registrations: z.int(),
      papers: z.int(),
      sessions: z.int(),
      emails: z.int(),
    }),
  })
  .meta({ id: 'AdminUserDetails' });
export type AdminUserDetails = z.output<typeof adminUserDetailsSchema>;
