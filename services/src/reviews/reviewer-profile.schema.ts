import * as z from 'zod';

/** More at the same time than anybody reads. */
const MOST_PAPERS = 500;

const fields = {
  maxLoad: z
    .int('Please give a number')
    .min(0, 'Please give 0 or more')
    .max(MOST_PAPERS, `Please give at most ${MOST_PAPERS}`)
    .nullable()
    .describe('Papers of the edition at most; null for as many as the edition says.'),
  topics: z.array(z.string().max(200)).max(50).describe('Of the edition.'),
  isPaused: z.boolean().describe('Left out of proposals.'),
  version: z.int().min(0).describe('The one that was read, when it is saved.'),
};

/** How much a reviewer takes on, and what they know. */
export const reviewerProfileSchema = z.strictObject(fields).meta({ id: 'ReviewerProfile' });
export type ReviewerTerms = z.output<typeof reviewerProfileSchema>;
