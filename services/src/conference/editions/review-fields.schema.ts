import * as z from 'zod';
import { entryIdSchema } from './registration-offers.schema.js';

/** In characters. */
export const LONGEST_TEXT = 20_000;

/** A field that organisers add to the review form. */
export const addedFieldSchema = z
  .object({
    id: entryIdSchema,
    label: z.string(),
    help: z.string(),
    kind: z.enum(['scale', 'text', 'choice']),
    options: z
      .array(z.string())
      .describe('Names of a scale’s steps, the lowest first; options of a choice; none of a text.'),
    maxLength: z
      .int()
      .optional()
      .describe(`Of a text, in characters; left out for ${LONGEST_TEXT}.`),
    required: z.boolean(),
    visibleToAuthors: z.boolean().describe('Otherwise only the committee reads it.'),
  })
  .meta({ id: 'ReviewFormField' });
export type AddedField = z.output<typeof addedFieldSchema>;

/** An answer with the names that its field had when the review was submitted. */
export const answeredFieldSchema = z
  .object({
    id: z.string(),
    label: z.string(),
    answer: z.string().describe('A text, an option, or the name of a step.'),
    step: z.int().nullable().describe('Of a scale, from 1.'),
    steps: z.int().nullable().describe('Of a scale: how many it has.'),
  })
  .meta({ id: 'AnsweredReviewField' });
export type AnsweredField = z.output<typeof answeredFieldSchema>;
