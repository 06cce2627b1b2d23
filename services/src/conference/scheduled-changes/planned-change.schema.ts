import * as z from 'zod';
import { packageIdSchema } from '../editions/fees.schema.js';
import { texts } from './scheduled-changes.texts.js';

const of = z.enum(['submissions', 'registration']);
const dollars = z.number({ error: () => texts.price });

export const plannedChangeSchema = z
  .discriminatedUnion('act', [
    z.strictObject({ act: z.literal('open'), of }),
    z.strictObject({ act: z.literal('close'), of }),
    z.strictObject({
      act: z.literal('extend'),
      date: z.enum(['full-paper', 'notification', 'registration-payment', 'camera-ready']),
      day: z.iso.date({ error: () => texts.day }).describe('The new, later day of the date.'),
    }),
    z.strictObject({
      act: z.literal('price'),
      packageId: packageIdSchema,
      prices: z.strictObject({ student: dollars, professional: dollars }).describe('Dollars.'),
    }),
  ])
  .meta({ id: 'PlannedChange' });
export type PlannedChange = z.output<typeof plannedChangeSchema>;
