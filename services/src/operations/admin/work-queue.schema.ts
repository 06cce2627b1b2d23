import * as z from 'zod';
import { SAMPLE_PARTS } from '../../conference/edition-editor/sample-work.js';
import { WORK_KINDS } from './work-parts.js';

const workItemSchema = z
  .object({
    kind: z.enum(WORK_KINDS),
    area: z.enum(['papers', 'money', 'site']),
    count: z.int(),
    overdue: z.int().describe('Of the count.'),
    since: z.iso.datetime().nullable().describe('Since when the oldest waits.'),
    dueAt: z.iso.datetime().nullable().describe('The earliest deadline.'),
    amount: z.number().nullable().describe('Dollars.'),
    papers: z
      .int()
      .nullable()
      .describe(
        'Of late reviews, their papers; of replacements, the papers below the needed reviews.',
      ),
    settings: z.array(z.enum(SAMPLE_PARTS)).nullable().describe('Parts that are still samples.'),
  })
  .meta({ id: 'WorkItem' });
export type WorkItem = z.output<typeof workItemSchema>;

/** Only kinds that have work: overdue ones first, then by the time that is left. */
export const workQueueSchema = z
  .object({ items: z.array(workItemSchema) })
  .meta({ id: 'WorkQueue' });
