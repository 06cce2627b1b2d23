import * as z from 'zod';
import { plain } from './front-end-failures.schema.js';

/** A front end with the page that a visit began with, or one that was loaded later. */
const measuredSchema = z.strictObject({
  frontEnd: plain(50),
  version: plain(50),
  lcp: z.number().min(0).max(600_000).optional().describe('Milliseconds.'),
  inp: z.number().min(0).max(600_000).optional().describe('Milliseconds.'),
  cls: z.number().min(0).max(100).optional(),
});
export type Measured = z.output<typeof measuredSchema>;

export const frontEndMeasurementSchema = z
  .strictObject({
    share: z.number().min(1).max(100).describe('Of visits that are measured, in percent.'),
    frontEnds: z.array(measuredSchema).min(1).max(10),
  })
  .meta({ id: 'FrontEndMeasurement' });
export type FrontEndMeasurement = z.output<typeof frontEndMeasurementSchema>;

export const frontEndMeasurementAnswerSchema = z
  .object({ received: z.literal(true) })
  .meta({ id: 'FrontEndMeasurementAnswer' });
