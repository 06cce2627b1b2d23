import * as z from 'zod';
import { academicCategorySchema, packageIdSchema } from '../../conference/editions/fees.schema.js';
import { holdSchema } from '../../platform/holds/holds.schema.js';
import { idSchema } from '../../platform/http/fields.schema.js';
import { pageQuerySchema, pageSchema } from '../../platform/lists/page.js';
import { WAITING_STATUSES } from '../capacity/waiting-status.js';

const placeCount = z.object({
  capacity: z.int().nullable().describe('Null for no limit.'),
  used: z.int().describe('Places that are taken or offered.'),
});

export const adminPlacesSchema = z
  .object({
    packages: z.array(
      placeCount.extend({
        registrationPackage: packageIdSchema,
        packageName: z.string(),
        taken: z.int(),
        offered: z.int(),
        waiting: z.int(),
      }),
    ),
    onSite: placeCount.describe('Of the room, shared by all packages on site.'),
  })
  .meta({ id: 'AdminPlaces' });
export type AdminPlaces = z.output<typeof adminPlacesSchema>;

export const waitingListQuerySchema = pageQuerySchema.extend({
  sort: z.enum(['createdAt', '-createdAt']).default('createdAt'),
  status: z.enum(WAITING_STATUSES).optional(),
  package: packageIdSchema.optional(),
});
export type WaitingListQuery = z.output<typeof waitingListQuerySchema>;

export const waitingPersonSchema = z
  .object({
    id: z.uuid(),
    status: z.enum(WAITING_STATUSES),
    name: z.string(),
    email: z.string(),
    registrationPackage: packageIdSchema,
    packageName: z.string(),
    academicCategory: academicCategorySchema,
    createdAt: z.iso.datetime(),
    offeredAt: z.iso.datetime().nullable(),
    expiresAt: z.iso.datetime().nullable(),
    hold: holdSchema.nullable().describe('Of an offer out of turn.'),
  })
  .meta({ id: 'WaitingPerson' });
export type WaitingPerson = z.output<typeof waitingPersonSchema>;

export const waitingListPageSchema = pageSchema(
  waitingPersonSchema,
  z.object({ waiting: z.int(), offered: z.int() }),
).meta({ id: 'WaitingPeople' });

export const waitingIdSchema = z.strictObject({ id: idSchema });
export type WaitingId = z.output<typeof waitingIdSchema>;
