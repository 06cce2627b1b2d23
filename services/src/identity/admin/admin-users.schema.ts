import * as z from 'zod';
import { downloadKind } from '../../platform/downloads/download-kinds.js';
import { idSchema } from '../../platform/http/fields.schema.js';
import { pageQuerySchema, pageSchema, searchSchema } from '../../platform/lists/page.js';
import { columnIdsSchema } from '../../platform/downloads/export-columns.js';
import { spreadsheetFormatSchema } from '../../platform/downloads/spreadsheet-format.schema.js';
import { ROLES } from '../../platform/http/policy/role.js';
import { userSchema } from '../../platform/http/policy/user.schema.js';
import { texts } from './admin-users.texts.js';

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

export const usersExportSchema = downloadKind(
  z
    .strictObject({
      kind: z.literal('users'),
      format: spreadsheetFormatSchema,
      columns: columnIdsSchema.optional(),
      sort,
      role: role.optional(),
      verified: z.boolean().optional(),
      disabled: z.boolean().optional(),
      q: searchSchema.optional(),
    })
    .meta({ id: 'UsersExport' }),
);
export type UsersExportRequest = z.output<typeof usersExportSchema>;

export const adminUserSchema = userSchema
  .extend({
    isDisabled: z.boolean(),
    createdAt: z.iso.datetime(),
    version: z
      .int()
      .describe('Sent with a change; the change gets a 409 if the account has changed since.'),
  })
  .meta({ id: 'AdminUser' });
export type AdminUser = z.output<typeof adminUserSchema>;

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

const confirmSelf = z
  .boolean()
  .optional()
  .describe('Must be true for the account of the caller, to prevent accidental lockout.');

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
    error: () => texts.changeRequired,
    path: ['role'],
  })
  .meta({ id: 'UserChange' });
export type UserChange = z.output<typeof userChangeSchema>;

export const endSessionsQuerySchema = z.strictObject({ confirmSelf: z.stringbool().optional() });
export type EndSessionsQuery = z.output<typeof endSessionsQuerySchema>;
