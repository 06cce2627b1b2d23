import * as z from 'zod';

export const liveSchema = z.object({ status: z.literal('ok') }).meta({ id: 'Live' });

/**
 * "degraded: mail": email waits in the outbox until the queue is back; "degraded: archive": the archive is behind;
 * "degraded: site": this host serves the site as it was before the bucket went away;
 * "degraded: replica": the primary serves its reads.
 */
export const readySchema = z
  .object({
    status: z.enum([
      'ok',
      'degraded: mail',
      'degraded: archive',
      'degraded: site',
      'degraded: replica',
    ]),
  })
  .meta({ id: 'Ready' });
export type Ready = z.output<typeof readySchema>;
