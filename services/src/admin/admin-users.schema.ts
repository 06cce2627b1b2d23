import * as z from 'zod';
import { idSchema } from '../common/fields.schema.js';
import { pageQuerySchema, pageSchema } from '../common/page.js';
import { ROLES } from '../users/role.js';
import { userSchema } from '../users/user.schema.js';

export const usersQuerySchema = pageQuerySchema.extend({
  sort: z.enum(['-createdAt', 'createdAt', 'name', '-name']).default('-createdAt'),
  role: z.enum(ROLES).optional(),
  verified: z.stringbool().optional(),
});
export type UsersQuery = z.output<typeof usersQuerySchema>;

export const adminUserSchema = userSchema
  .extend({ isDisabled: z.boolean(), createdAt: z.iso.datetime() })
  .meta({ id: 'AdminUser' });
export type AdminUser = z.output<typeof adminUserSchema>;

/** All accounts by role, whatever the list is filtered by. */
const userCountsSchema = z
  .object({ all: z.int(), researcher: z.int(), reviewer: z.int(), admin: z.int() })
  .meta({ id: 'AdminUserCounts' });
export type UserCounts = z.output<typeof userCountsSchema>;

export const usersPageSchema = pageSchema(adminUserSchema, userCountsSchema).meta({
  id: 'AdminUsers',
});

export const userIdSchema = z.strictObject({ id: idSchema });
export type UserId = z.output<typeof userIdSchema>;

export const userChangeSchema = z
  .strictObject({ role: z.enum(ROLES).optional(), disabled: z.boolean().optional() })
  .refine(({ role, disabled }) => role !== undefined || disabled !== undefined, {
    error: 'A role or a state is required',
    path: ['role'],
  })
  .meta({ id: 'UserChange' });
export type UserChange = z.output<typeof userChangeSchema>;
