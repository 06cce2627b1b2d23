import * as z from 'zod';
import { idSchema, lineSchema } from '../../platform/http/fields.schema.js';
import { texts } from './admin-users.texts.js';
import { PERMISSIONS } from '../../platform/http/policy/rights.js';

export const permissionOfUserSchema = z.strictObject({
  id: idSchema,
  permission: z.enum(PERMISSIONS),
});
export type PermissionOfUser = z.output<typeof permissionOfUserSchema>;

export const permissionGrantSchema = z
  .strictObject({
    expiresAt: z.iso.datetime().nullable().describe('Null for no end.'),
    topics: z
      .array(lineSchema(() => texts.topic))
      .max(50)
      .default([])
      .describe('Of a track chair only.'),
    tracks: z
      .array(lineSchema(() => texts.track))
      .max(50)
      .default([])
      .describe('Their ids, of a track chair only: the topics that the tracks have at any time.'),
  })
  .meta({ id: 'PermissionGrant' });
export type PermissionGrant = z.output<typeof permissionGrantSchema>;

export const heldPermissionSchema = z
  .object({
    permission: z.enum(PERMISSIONS),
    topics: z.array(z.string()).describe('No topics and tracks for the whole conference.'),
    tracks: z.array(z.string()).describe('Ids.'),
    expiresAt: z.iso.datetime().nullable(),
  })
  .meta({ id: 'HeldPermission' });

/** Expired ones too, until they are revoked or granted again. */
export const permissionsSchema = z
  .object({ permissions: z.array(heldPermissionSchema) })
  .meta({ id: 'Permissions' });
export type Permissions = z.output<typeof permissionsSchema>;
