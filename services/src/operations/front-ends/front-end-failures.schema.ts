import * as z from 'zod';

/** Restricts what reaches the log to names, versions and path patterns. */
const plain = (max: number) =>
  z
    .string()
    .max(max)
    .regex(/^[\w./:*-]*$/);

export const frontEndFailureSchema = z
  .strictObject({
    remote: plain(50),
    version: plain(50),
    shell: plain(50),
    path: plain(100),
    reason: z.enum([
      'unreachable',
      'late',
      'broken',
      'altered',
      'newer-kit',
      'no-page',
      'render',
      'registry',
    ]),
    reference: plain(8),
    error: plain(50),
    at: z.array(plain(100)).max(3),
  })
  .meta({ id: 'FrontEndFailure' });
export type FrontEndFailure = z.output<typeof frontEndFailureSchema>;

export const frontEndFailureAnswerSchema = z
  .object({ received: z.literal(true) })
  .meta({ id: 'FrontEndFailureAnswer' });
