import * as z from 'zod';

export const liveSchema = z.object({ status: z.literal('ok') }).meta({ id: 'Live' });

/** "degraded: email": email waits in the outbox until the queue is back. */
export const readySchema = z
  .object({ status: z.enum(['ok', 'degraded: mail']) })
  .meta({ id: 'Ready' });
export type Ready = z.output<typeof readySchema>;
