import * as z from 'zod';
import { idSchema } from '../common/fields.schema.js';
import { pageQuerySchema, pageSchema, searchSchema } from '../common/page.js';
import { spreadsheetFormatSchema } from '../downloads/spreadsheet-format.schema.js';
import { MAIL_STATUSES } from '../mail/mail-status.js';
import { PAYMENT_STATUSES } from '../payments/payment-status.js';
import { ROLES } from '../users/role.js';
import { userSchema } from '../users/user.schema.js';

const sort = z.enum(['-createdAt', 'createdAt', 'name', '-name']).default('-createdAt');
const role = z.enum(ROLES);

export const usersQuerySchema = pageQuerySchema.extend({
  sort,
  role: role.optional(),
  verified: z.stringbool().optional(),
  disabled: z.stringbool().optional(),
});
export type UsersQuery = z.output<typeof usersQuerySchema>;
export type UserFilters = Omit<UsersQuery, 'limit' | 'cursor'>;

/** The list's filters and sort, as a body has them. */
export const usersExportSchema = z
  .strictObject({
    kind: z.literal('users'),
    format: spreadsheetFormatSchema,
    sort,
    role: role.optional(),
    verified: z.boolean().optional(),
    disabled: z.boolean().optional(),
    q: searchSchema.optional(),
  })
  .meta({ id: 'UsersExport' });

export const adminUserSchema = userSchema
  .extend({
    isDisabled: z.boolean(),
    createdAt: z.iso.datetime(),
    version: z.int().describe('Goes with a change, which is refused when somebody was faster.'),
  })
  .meta({ id: 'AdminUser' });
export type AdminUser = z.output<typeof adminUserSchema>;

/** All accounts, whatever the list is filtered by. */
const userCountsSchema = z
  .object({
    all: z.int(),
    researcher: z.int(),
    reviewer: z.int(),
    admin: z.int(),
    unverified: z.int(),
    disabled: z.int(),
  })
  .meta({ id: 'AdminUserCounts' });
export type UserCounts = z.output<typeof userCountsSchema>;

export const usersPageSchema = pageSchema(adminUserSchema, userCountsSchema).meta({
  id: 'AdminUsers',
});

export const userIdSchema = z.strictObject({ id: idSchema });
export type UserId = z.output<typeof userIdSchema>;

/** What a person has and did: the newest 50 of each kind, and how many there are in all. */
export const adminUserDetailsSchema = adminUserSchema
  .extend({
    secondStepSince: z.iso.datetime().nullable().describe('Null while it is off.'),
    registrations: z.array(
      z.object({
        id: z.uuid().describe("The payment's, as in the list of payments."),
        reference: z.string(),
        state: z.enum(PAYMENT_STATUSES),
        packageName: z.string(),
        amount: z.number(),
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
    mails: z.array(
      z.object({
        id: z.uuid(),
        kind: z.string(),
        state: z.enum(MAIL_STATUSES),
        createdAt: z.iso.datetime(),
        sentAt: z.iso.datetime().nullable(),
        reason: z.string().nullable(),
      }),
    ),
    counts: z.object({
      registrations: z.int(),
      papers: z.int(),
      sessions: z.int(),
      mails: z.int(),
    }),
  })
  .meta({ id: 'AdminUserDetails' });
export type AdminUserDetails = z.output<typeof adminUserDetailsSchema>;

const confirmSelf = z
  .boolean()
  .optional()
  .describe("True when it is one's own account: nobody locks themselves out unawares.");

export const userSessionSchema = z.strictObject({ id: idSchema, sessionId: idSchema });
export type UserSession = z.output<typeof userSessionSchema>;

export const userChangeSchema = z
  .strictObject({
    role: role.optional(),
    disabled: z.boolean().optional(),
    version: z.int().min(1).describe('Of the account as it was read.'),
    confirmSelf,
  })
  .refine(({ role, disabled }) => role !== undefined || disabled !== undefined, {
    error: 'A role or a state is required',
    path: ['role'],
  })
  .meta({ id: 'UserChange' });
export type UserChange = z.output<typeof userChangeSchema>;

export const endSessionsQuerySchema = z.strictObject({ confirmSelf: z.stringbool().optional() });
export type EndSessionsQuery = z.output<typeof endSessionsQuerySchema>;
