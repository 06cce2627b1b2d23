import * as z from 'zod';
import { idSchema } from '../common/fields.schema.js';
import { LETTER_STATES } from './letter-state.js';

const state = z.enum(LETTER_STATES);

/** What both lists of letters are narrowed and sorted by; "-createdAt" is newest first. */
export const letterFilters = {
  sort: z.enum(['-createdAt', 'createdAt', 'name', '-name']).default('-createdAt'),
  state: state.optional(),
};

/** All letters of a list by state, whatever the list is filtered by. */
export const letterCountsSchema = z
  .record(state, z.int())
  .and(z.object({ all: z.int() }))
  .meta({ id: 'LetterCounts' });
export type LetterCounts = z.output<typeof letterCountsSchema>;

export const letterState = { state };

/** What organisers did about a letter. */
export const letterHandling = {
  note: z.string().nullable().describe("The organisers' own; a part of the writer's data."),
  handledAt: z.iso.datetime().nullable(),
  handledBy: z.string().nullable().describe('Who changed it last, by name.'),
  version: z.int().describe('Goes with a change, which is refused when somebody was faster.'),
};

export const letterIdSchema = z.strictObject({ id: idSchema });
export type LetterId = z.output<typeof letterIdSchema>;

/** A note that is empty takes the one that was there away. */
export const letterChangeSchema = z
  .strictObject({
    state,
    note: z
      .string()
      .trim()
      .max(2000, 'Note must be at most 2000 characters')
      .regex(/^[^\0]*$/, 'Note must be text')
      .transform((text) => text || null)
      .nullable(),
    version: z.int().min(1).describe('Of the letter as it was read.'),
  })
  .meta({ id: 'LetterChange' });
export type LetterChange = z.output<typeof letterChangeSchema>;
