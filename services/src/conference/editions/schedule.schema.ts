import * as z from 'zod';
import { texts } from './edition.texts.js';

const time = z.iso.time({ precision: -1, error: () => texts.timeOfDay });

export const ROOM_KINDS = ['physical', 'online'] as const;
export const ITEM_KINDS = ['papers', 'talk', 'panel', 'break'] as const;

const roomSchema = z.object({
  id: z
    .string()
    .regex(/^[a-z][a-z0-9-]{0,39}$/, { error: () => texts.offerId })
    .describe('Items refer to it; the name can change.'),
  name: z.string(),
  kind: z.enum(ROOM_KINDS),
});

const placedPaperSchema = z.object({
  number: z.int({ error: () => texts.wholeNumber }).describe('Of an accepted, released paper.'),
  start: time.optional().describe('Within the item. Left out: after the paper before it.'),
});

const itemSchema = z.object({
  start: time.describe('Local time of the edition, 09:30.'),
  end: time,
  title: z.string(),
  detail: z.string().describe('Speakers, or a remark.'),
  kind: z.enum(ITEM_KINDS).optional().describe('Left out: none of these.'),
  room: z.string().optional().describe('The id of a room. Left out: for everyone.'),
  papers: z.array(placedPaperSchema).optional().describe('In their order. Left out: none.'),
});

export const scheduleDaySchema = z.object({
  day: z.iso.date({ error: () => texts.day }).describe('A calendar day, 2025-10-05.'),
  label: z.string(),
  place: z.string(),
  items: z.array(itemSchema),
});

export const roomsSchema = z
  .array(roomSchema)
  .optional()
  .describe('Places of the schedule, in their order. Left out: none.');

/** What visitors read of a paper in the schedule. */
export const schedulePaperSchema = z.object({
  number: z.int(),
  title: z.string(),
  authors: z.array(z.string()).describe('Names, in their order.'),
});
export type SchedulePaper = z.output<typeof schedulePaperSchema>;

export type ScheduleDay = z.output<typeof scheduleDaySchema>;
export type ScheduleItem = ScheduleDay['items'][number];

/** Numbers of the papers in a schedule, each once. */
export function placedNumbers(schedule: readonly ScheduleDay[]): number[] {
  const papers = schedule.flatMap(({ items }) => items.flatMap((item) => item.papers ?? []));
  return [...new Set(papers.map(({ number }) => number))];
}
