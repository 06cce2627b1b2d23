import * as z from 'zod';
import { aheadSchema } from '../../conference/scheduled-changes/scheduled-changes.schema.js';

const moneySchema = z.object({
  count: z.int().describe('Live registrations.'),
  amount: z.number().describe('Dollars of their orders.'),
});

export const progressSchema = z
  .object({
    money: z
      .object({
        received: moneySchema.describe('Confirmed payments.'),
        toCheck: moneySchema.describe('With a proof of payment or a matched transfer.'),
        awaiting: moneySchema.describe('Not or not fully paid, before their payment date.'),
        overdue: moneySchema.describe('Not or not fully paid, past their payment date.'),
      })
      .nullable()
      .describe('Null without the right payments:read.'),
    reviews: z
      .object({
        papers: z.int(),
        completed: z.int(),
        inProgress: z.int(),
        invited: z.int().describe('Without an answer; includes invitations by email.'),
        late: z.int().describe('Past their deadline, with or without an answer.'),
        nextDueAt: z.iso.datetime().nullable(),
      })
      .describe('Of the current rounds of papers under review.'),
    tracks: z
      .array(
        z.object({
          id: z.string(),
          name: z.string(),
          ...{ pending: z.int(), accepted: z.int(), rejected: z.int() },
        }),
      )
      .describe('Papers of each track; empty for a conference without tracks.'),
    notCounted: z
      .object({ withdrawn: z.int(), drafts: z.int() })
      .describe('Papers that the figures of the dashboard leave out.'),
    scheduled: aheadSchema.describe('The next four changes of the current edition.'),
  })
  .meta({ id: 'DashboardProgress' });
export type Progress = z.output<typeof progressSchema>;
