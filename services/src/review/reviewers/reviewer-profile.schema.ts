import * as z from 'zod';
import { defineTexts } from '../../platform/i18n/define-texts.js';

const texts = defineTexts('server.review.reviewers.fields', {
  notANumber: 'Please give a number',
  tooFew: 'Please give 0 or more',
  tooMany: 'Please give at most {max, number}',
});

const MAX_PAPERS = 500;

const fields = {
  maxLoad: z
    .int({ error: () => texts.notANumber })
    .min(0, { error: () => texts.tooFew })
    .max(MAX_PAPERS, { error: () => texts.tooMany({ max: MAX_PAPERS }) })
    .nullable()
    .describe('Maximum papers; null for the edition’s default.'),
  topics: z.array(z.string().max(200)).max(50).describe('Of the edition.'),
  isPaused: z.boolean().describe('Left out of proposals.'),
  version: z.int().min(0).describe('The version that was read; any other returns 409.'),
};

export const reviewerProfileSchema = z.strictObject(fields).meta({ id: 'ReviewerProfile' });
export type ReviewerTerms = z.output<typeof reviewerProfileSchema>;
