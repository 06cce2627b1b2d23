import * as z from 'zod';

/**
 * Whether the pages say what an edition says:
 * - live: they do
 * - waiting: they are being made; it takes seconds
 * - failed: making them failed; it is tried again by itself
 * - no-site: no front end is published yet
 * - not-current: visitors see another edition
 */
export const publicationSchema = z
  .object({
    state: z.enum(['live', 'waiting', 'failed', 'no-site', 'not-current']),
    message: z.string(),
  })
  .meta({ id: 'Publication' });

export type Publication = z.output<typeof publicationSchema>;
