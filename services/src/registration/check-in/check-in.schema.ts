import * as z from 'zod';
import { idSchema } from '../../platform/http/fields.schema.js';
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

export const attendeeIdSchema = z.strictObject({ id: idSchema });
export type AttendeeId = z.output<typeof attendeeIdSchema>;

export const arrivalSchema = z
  .strictObject({
    acceptsUnpaid: z.boolean().default(false).describe('Confirmed at the desk.'),
  })
  .meta({ id: 'NewArrival' });
export type NewArrival = z.output<typeof arrivalSchema>;

export const recordedArrivalSchema = z
  .object({
    attendee: attendeeSchema,
    isNew: z.boolean().describe('False where the arrival was recorded already.'),
  })
  .meta({ id: 'RecordedArrival' });
export type RecordedArrival = z.output<typeof recordedArrivalSchema>;
