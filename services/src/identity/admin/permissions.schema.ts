import * as z from 'zod';
import { idSchema } from '../../platform/http/fields.schema.js';
import { PERMISSIONS } from '../../platform/http/policy/rights.js';

export const permissionOfUserSchema = z.strictObject({
  id: idSchema,
  permission: z.enum(PERMISSIONS),
});
export type PermissionOfUser = z.output<typeof permissionOfUserSchema>;

export const permissionGrantSchema = z
  .strictObject({
    expiresAt: z.iso.datetime().nullable().describe('Null for no end.'),
  })
  .meta({ id: 'PermissionGrant' });
export type PermissionGrant = z.output<typeof permissionGrantSchema>;

export const heldPermissionSchema = z
  .object({
    permission: z.enum(PERMISSIONS),
    expiresAt: z.iso.datetime().nullable(),
  })
  .meta({ id: 'HeldPermission' });

/** Expired ones too, until they are revoked or granted again. */
export const permissionsSchema = z
  .object({ permissions: z.array(heldPermissionSchema) })
  .meta({ id: 'Permissions' });
export type Permissions = z.output<typeof permissionsSchema>;
