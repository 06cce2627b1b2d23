import * as z from 'zod';
import { DECISIONS } from '../papers/paper-status.js';

const MAX_CHARACTERS = 20_000;

const text = (label: string) =>
  z
    .string()
    .max(MAX_CHARACTERS, `${label} must be at most ${MAX_CHARACTERS} characters`)
    .regex(/^[^\0]*$/, `${label} must be text`);

const score = z.int().min(1).max(5).describe('From 1, poor, to 5, excellent.');
const scores = { originality: score, relevance: score, method: score, clarity: score };
const criteria = z.object({ ...scores, significance: score });

const comments = {
  commentsToAuthors: text('Comments to the authors'),
  commentsToCommittee: text('Comments to the committee').describe('Authors never read it.'),
  concern: text('Concern').describe('A suspicion of copied or generated text.'),
};

/** A review as it is being written; whatever is open is null or empty. */
export const reviewDraftSchema = z
  .object({
    recommendation: z.enum(DECISIONS).nullable(),
    criteria: criteria.partial(),
    confidence: z.int().min(1).max(3).nullable().describe('From 1, low, to 3, high.'),
    ...comments,
  })
  .meta({ id: 'ReviewDraft' });
export type ReviewDraft = z.output<typeof reviewDraftSchema>;

const rate = (label: string) =>
  z.int(`Please rate: ${label}`).min(1, `From 1 to 5: ${label}`).max(5, `From 1 to 5: ${label}`);

/** A review as it is handed in. */
export const reviewFormSchema = z.strictObject({
  recommendation: z.enum(DECISIONS, 'Please choose a recommendation'),
  criteria: z.strictObject({
    originality: rate('originality'),
    relevance: rate('relevance'),
    method: rate('method'),
    clarity: rate('clarity'),
    significance: rate('significance'),
  }),
  confidence: z.int('Please say how confident you are').min(1).max(3),
  commentsToAuthors: comments.commentsToAuthors
    .trim()
    .min(1, 'Comments to the authors are required'),
  commentsToCommittee: comments.commentsToCommittee.trim(),
  concern: comments.concern.trim(),
});
