import * as z from 'zod';

const trendSchema = z.object({
  total: z.number().describe('All of it, until now.'),
  atThisPoint: z
    .number()
    .describe(
      'As long before the forum as the current edition is now; of the current one the total.',
    ),
  byWeek: z
    .array(z.number())
    .describe(
      'The sum 24, 23, … 0 weeks before the forum, or before now; equal after the present week.',
    ),
});

export const trendsSchema = z
  .object({
    editions: z
      .array(
        z.object({
          year: z.int(),
          forumAt: z.iso.datetime(),
          isUntilNow: z
            .boolean()
            .describe(
              'The work of the current edition began after its forum, so its weeks are those before now. The same for both.',
            ),
          trends: z.object({
            registrations: trendSchema,
            payments: trendSchema.nullable().describe('Null without the right payments:read.'),
            submissions: trendSchema,
          }),
        }),
      )
      .describe(
        'The current edition, then the one before. Live registrations, confirmed payments in dollars, submitted papers.',
      ),
  })
  .meta({ id: 'DashboardTrends' });
export type Trends = z.output<typeof trendsSchema>;
export type Trend = z.output<typeof trendSchema>;
