import * as z from 'zod';

/** reviews: the caller's own. The others wait for any administrator. */
export const OPEN_WORK_KINDS = [
  'reviews',
  'submitted',
  'screening',
  'revisions',
  'decisions',
  'proofs',
  'matched',
  'enquiries',
  'applications',
] as const;
export type OpenWorkKind = (typeof OPEN_WORK_KINDS)[number];

/** Only kinds that have work. */
export const openWorkSchema = z
  .object({ items: z.array(z.object({ kind: z.enum(OPEN_WORK_KINDS), count: z.int() })) })
  .meta({ id: 'OpenWork' });
export type OpenWork = z.output<typeof openWorkSchema>;
