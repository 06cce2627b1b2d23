import * as z from 'zod';

/**
 * waiting: takes seconds. failed: retried automatically. no-site: no front end is published.
 * not-current: visitors see another edition.
 */
export const publicationSchema = z
  .object({
    state: z.enum(['live', 'waiting', 'failed', 'no-site', 'not-current']),
    message: z.string(),
  })
  .meta({ id: 'Publication' });

export type Publication = z.output<typeof publicationSchema>;
