import * as z from 'zod/mini';
import type { Decline } from '../reviews.api';
import { texts } from './texts';

const MAX_REASON = 1000;

export const ANSWERS = ['accept', 'decline', 'conflict'] as const;
export const REASONS = ['time', 'field', 'load', 'other'] as const;

const { decline, conflict } = texts;
const reason = (required: string) =>
  z
    .string()
    .check(
      z.trim(),
      z.minLength(1, required),
      z.maxLength(MAX_REASON, decline.tooLong({ maximum: MAX_REASON })),
    );

const declineSchema = z
  .object({
    answer: z.literal('decline'),
    reason: z.enum(REASONS, decline.reasonRequired),
    otherReason: z.string(),
    name: z.string().check(z.trim()),
    email: z.string().check(z.trim()),
  })
  .check(
    z.refine((values) => values.reason !== 'other' || values.otherReason.trim() !== '', {
      error: decline.otherRequired,
      path: ['otherReason'],
    }),
    z.refine((values) => values.email === '' || values.name !== '', {
      error: decline.nameRequired,
      path: ['name'],
    }),
    z.refine((values) => values.name === '' || /^\S+@\S+\.\S+$/.test(values.email), {
      error: decline.emailRequired,
      path: ['email'],
    }),
  );

export const answerSchema = z.discriminatedUnion(
  'answer',
  [
    z.object({ answer: z.literal('accept') }),
    declineSchema,
    z.object({ answer: z.literal('conflict'), conflict: reason(conflict.required) }),
  ],
  texts.answerRequired,
);
export type AnswerInput = z.output<typeof answerSchema>;

export function declineOf(values: Exclude<AnswerInput, { answer: 'accept' }>): Decline {
  if (values.answer === 'conflict') return { isConflict: true, reason: values.conflict };
  const { name, email } = values;
  return {
    isConflict: false,
    reason: values.reason === 'other' ? values.otherReason.trim() : decline.reasons[values.reason],
    suggestion: name ? { name, email } : undefined,
  };
}
