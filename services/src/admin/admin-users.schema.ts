import * as z from 'zod';
import { idSchema } from '../common/fields.schema.js';
import { pageQuerySchema, pageSchema, searchSchema } from '../common/page.js';
import { spreadsheetFormatSchema } from '../downloads/spreadsheet-format.schema.js';
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
  .extend({ isDisabled: z.boolean(), createdAt: z.iso.datetime() })
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

export const userChangeSchema = z
  .strictObject({ role: role.optional(), disabled: z.boolean().optional() })
  .refine(({ role, disabled }) => role !== undefined || disabled !== undefined, {
    error: 'A role or a state is required',
    path: ['role'],
  })
  .meta({ id: 'UserChange' });
export type UserChange = z.output<typeof userChangeSchema>;
