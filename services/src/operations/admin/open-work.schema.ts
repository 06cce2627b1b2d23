import * as z from 'zod';

/** Only kinds that have work. */
export const openWorkSchema = z
  .object({
    items: z.array(
      z.object({
        kind: z
          .enum(['reviews', 'dashboard'])
          .describe(
            'The caller’s own reviews, meta-reviews and revisions to verify; what the dashboard lists for an administrator.',
          ),
        count: z.int(),
      }),
    ),
  })
  .meta({ id: 'OpenWork' });
export type OpenWork = z.output<typeof openWorkSchema>;
