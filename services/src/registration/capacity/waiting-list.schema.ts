import * as z from 'zod';
import { academicCategorySchema, packageIdSchema } from '../../conference/editions/fees.schema.js';
import { emailSchema, lineSchema } from '../../platform/http/fields.schema.js';
import { labels } from '../../platform/i18n/labels.js';
import { WAITING_STATUSES } from './waiting-status.js';

export const placesSchema = z
  .object({
    packages: z.array(
      z.object({
        id: packageIdSchema,
        state: z.enum(['open', 'few', 'sold-out']),
        left: z.int().nullable().describe('How many, where there are few.'),
      }),
    ),
  })
  .meta({ id: 'Places' });
export type PlacesAnswer = z.output<typeof placesSchema>;

export const joinWaitingListSchema = z
  .strictObject({
    registrationPackage: packageIdSchema,
    academicCategory: academicCategorySchema,
    name: lineSchema(() => labels.name, { max: 200 }),
    email: emailSchema,
  })
  .meta({ id: 'JoinWaitingList' });
export type JoinWaitingList = z.output<typeof joinWaitingListSchema>;

export const waitingTokenSchema = z.strictObject({ token: z.string().min(1).max(200) });
export type WaitingToken = z.output<typeof waitingTokenSchema>;

export const waitingPlaceSchema = z
  .object({
    status: z.enum(WAITING_STATUSES),
    registrationPackage: packageIdSchema,
    academicCategory: academicCategorySchema,
    packageName: z.string(),
    email: z.string(),
    expiresAt: z.iso.datetime().nullable().describe('Until when the place is or was offered.'),
  })
  .meta({ id: 'WaitingPlace' });
export type WaitingPlace = z.output<typeof waitingPlaceSchema>;
