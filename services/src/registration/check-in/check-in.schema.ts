import * as z from 'zod';
import { academicCategorySchema, packageIdSchema } from '../../conference/editions/fees.schema.js';
import { emailSchema, idSchema, lineSchema } from '../../platform/http/fields.schema.js';
import { labels } from '../../platform/i18n/labels.js';
import { pageQuerySchema, pageSchema } from '../../platform/lists/page.js';
import { PAYMENT_STATUSES } from '../payments/ledger/payment-status.js';

export const attendeesQuerySchema = pageQuerySchema.extend({
  sort: z.enum(['name', '-name']).default('name'),
});
export type AttendeesQuery = z.output<typeof attendeesQuerySchema>;

/** All that a desk sees of a person: no address, reference or amount. */
export const attendeeSchema = z
  .object({
    id: z.uuid(),
    name: z.string(),
    packages: z.array(
      z.object({
        name: z.string(),
        mode: z.enum(['physical', 'virtual']),
        payment: z.enum(PAYMENT_STATUSES),
        extras: z.array(z.string()),
      }),
    ),
    arrival: z
      .object({ at: z.iso.datetime(), by: z.string().describe('Who recorded it.') })
      .nullable(),
  })
  .meta({ id: 'Attendee' });
export type Attendee = z.output<typeof attendeeSchema>;

const countsSchema = z.object({
  arrived: z.int(),
  registered: z.int().describe('People with a package on site, and those who arrived without one.'),
});

export const attendeesPageSchema = pageSchema(attendeeSchema, countsSchema).meta({
  id: 'Attendees',
});
export type AttendeesPage = z.output<typeof attendeesPageSchema>;

/** For searches and scans without a connection: nothing that they do not need. */
export const deviceListSchema = z
  .object({
    keptUntil: z.iso.datetime().describe('The end of the conference, but a day at least.'),
    packages: z
      .array(z.object({ id: packageIdSchema, name: z.string() }))
      .describe('For people who register at the desk.'),
    attendees: z.array(
      z.object({
        id: z.uuid(),
        name: z.string(),
        codes: z.array(z.string()).describe('Of the badges of each registration.'),
        packages: z.array(
          z.object({
            name: z.string(),
            mode: z.enum(['physical', 'virtual']),
            payment: z.enum(PAYMENT_STATUSES),
          }),
        ),
        arrivedAt: z.iso.datetime().nullable(),
      }),
    ),
  })
  .meta({ id: 'CheckInDeviceList' });
export type DeviceList = z.output<typeof deviceListSchema>;

const made = {
  id: idSchema.describe('Made by the device: a repeat changes nothing.'),
  at: z.iso.datetime().describe('By the clock of the device.'),
  follows: idSchema
    .nullable()
    .default(null)
    .describe('The change of the same person before, while the device has no answer to it.'),
};

const walkInSchema = z.strictObject({
  ...made,
  kind: z.literal('walk-in'),
  firstName: lineSchema(() => labels.firstName, { max: 100 }),
  lastName: lineSchema(() => labels.lastName, { max: 100 }),
  email: emailSchema,
  packageId: packageIdSchema,
  academicCategory: academicCategorySchema,
  isPaidAtDesk: z.boolean(),
});
export type WalkIn = z.output<typeof walkInSchema>;

const newChangeSchema = z.discriminatedUnion('kind', [
  z.strictObject({
    ...made,
    kind: z.literal('arrival'),
    attendeeId: idSchema,
    acceptsUnpaid: z.boolean().default(false).describe('Confirmed at the desk.'),
  }),
  z.strictObject({ ...made, kind: z.literal('undo'), attendeeId: idSchema }),
  walkInSchema,
]);
export type NewChange = z.output<typeof newChangeSchema>;

export const newChangesSchema = z
  .strictObject({
    sentAt: z.iso
      .datetime()
      .describe('By the clock of the device: the times of changes count from it.'),
    changes: z.array(newChangeSchema).min(1).max(50),
  })
  .meta({ id: 'NewCheckInChanges' });
export type NewChanges = z.output<typeof newChangesSchema>;

const changeOutcomeSchema = z.object({
  id: z.uuid(),
  result: z
    .enum(['recorded', 'known', 'undone', 'refused'])
    .describe('known: an earlier arrival is kept. undone: the person is not here.'),
  attendee: attendeeSchema.nullable().describe('Afterwards; null where refused.'),
  refusal: z.string().nullable(),
  isUnpaid: z.boolean().describe('Refused until the desk confirms it.'),
});
export type ChangeOutcome = z.output<typeof changeOutcomeSchema>;

export const changeOutcomesSchema = z
  .object({ outcomes: z.array(changeOutcomeSchema) })
  .meta({ id: 'CheckInOutcomes' });
