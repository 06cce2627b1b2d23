import * as z from 'zod';

/** Restricts what reaches the log to names, versions and path patterns. */
export const plain = (max: number) =>
  z
    .string()
    .max(max)
    .regex(/^[\w./:*-]*$/);

/**
 * - late, unreachable, broken, altered, newer-kit, no-page, registry: it could not be loaded
 * - render, thrown, rejected: its code threw, while a page was rendered, elsewhere, or in a promise
 */
export const FAILURE_REASONS = [
  'unreachable',
  'late',
  'broken',
  'altered',
  'newer-kit',
  'no-page',
  'render',
  'registry',
  'thrown',
  'rejected',
] as const;
export type FailureReason = (typeof FAILURE_REASONS)[number];

export const frontEndFailureSchema = z
  .strictObject({
    remote: plain(50),
    version: plain(50),
    shell: plain(50),
    path: plain(100),
    reason: z.enum(FAILURE_REASONS),
    reference: plain(8),
    error: plain(50),
    message: z.string().max(500).default('').describe('Of the engine; kept without its values.'),
    at: z.array(plain(100)).max(3),
  })
  .meta({ id: 'FrontEndFailure' });
export type FrontEndFailure = z.output<typeof frontEndFailureSchema>;

export const frontEndFailureAnswerSchema = z
  .object({ received: z.literal(true) })
  .meta({ id: 'FrontEndFailureAnswer' });
