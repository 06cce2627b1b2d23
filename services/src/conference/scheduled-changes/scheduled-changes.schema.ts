import * as z from 'zod';
import { idSchema } from '../../platform/http/fields.schema.js';
import { plannedChangeSchema } from './planned-change.schema.js';
import { scheduledChangeStatuses } from './scheduled-change.entity.js';
import { texts } from './scheduled-changes.texts.js';

const moment = z.iso.datetime();

export const scheduledChangeSchema = z
  .object({
    id: z.uuid(),
    at: moment.describe('It takes effect then, or when the server runs again.'),
    change: plannedChangeSchema,
    status: z.enum(scheduledChangeStatuses),
    problem: z.string().nullable().describe('Why a failed change had no effect.'),
    scheduledBy: z.string().describe('A name.'),
    closedAt: moment.nullable(),
  })
  .meta({ id: 'ScheduledChange' });

export const scheduledChangesSchema = z
  .object({
    items: z
      .array(scheduledChangeSchema)
      .describe('All that are scheduled, and the last twenty others, by time.'),
  })
  .meta({ id: 'ScheduledChanges' });
export type ScheduledChangesAnswer = z.output<typeof scheduledChangesSchema>;

export const aheadSchema = z.array(scheduledChangeSchema.pick({ at: true, change: true }));

export const scheduleRequestSchema = z
  .strictObject({
    at: z.iso.datetime({ error: () => texts.instant }),
    change: plannedChangeSchema,
  })
  .meta({ id: 'ScheduleRequest' });
export type ScheduleRequest = z.output<typeof scheduleRequestSchema>;

export const scheduledChangeIdSchema = z.strictObject({ id: idSchema, change: idSchema });
export type ScheduledChangeId = z.output<typeof scheduledChangeIdSchema>;
