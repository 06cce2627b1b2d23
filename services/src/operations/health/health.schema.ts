import * as z from 'zod';

export const liveSchema = z.object({ status: z.literal('ok') }).meta({ id: 'Live' });

/** "degraded: mail": email waits in the outbox until the queue is back; "degraded: archive": the archive is behind. */
export const readySchema = z
  .object({ status: z.enum(['ok', 'degraded: mail', 'degraded: archive']) })
  .meta({ id: 'Ready' });
export type Ready = z.output<typeof readySchema>;
