import * as z from 'zod';
import { reviewSchema } from '../../papers/paper/author-papers.schema.js';
import { strictly } from '../../platform/core/strictly.js';
import { multiLine } from '../../platform/http/multi-line.js';
import { defineTexts } from '../../platform/i18n/define-texts.js';

const texts = defineTexts('server.review.responses.fields', {
  tooLong: 'The response must be at most {max, number} characters',
});

/** Far more than the words that an edition allows. */
const MAX_CHARACTERS = 40_000;
const MOST_ANSWERS = 50;

const text = multiLine(z.string()).max(MAX_CHARACTERS, {
  error: () => texts.tooLong({ max: MAX_CHARACTERS }),
});

const answer = z.object({
  reviewer: z.int().min(1).describe('The reviewer’s number in this paper, as in "Reviewer 2".'),
  text,
});

export const responseFormSchema = z
  .object({
    general: text.describe('To all reviewers and the committee.'),
    answers: z.array(answer).max(MOST_ANSWERS),
  })
  .meta({ id: 'ResponseForm' });
export type ResponseForm = z.output<typeof responseFormSchema>;

const moment = z.iso.datetime();

/** As authors see it. */
export const authorResponseSchema = z
  .object({
    isOpen: z
      .boolean()
      .describe('The window is open, and the paper under review has a submitted review.'),
    canWrite: z.boolean().describe('Open, and the caller is the corresponding author.'),
    closesAt: moment.nullable(),
    wordLimit: z.int().describe('Of the whole response.'),
    reviews: z.array(reviewSchema).describe('While it is open.'),
    form: responseFormSchema
      .nullable()
      .describe('The draft, or the submitted response without one. Co-authors see no draft.'),
    hasDraft: z.boolean().describe('The form has unsubmitted changes.'),
    draftSavedAt: moment.nullable(),
    submittedAt: moment.nullable().describe('The last submission.'),
    revision: z.int().describe('Sent with every save; any other returns 409.'),
  })
  .meta({ id: 'AuthorResponse' });
export type AuthorResponse = z.output<typeof authorResponseSchema>;

export const responseChangeSchema = z
  .strictObject({
    revision: z.int().min(0).describe('The revision that the caller read.'),
    ...strictly(responseFormSchema).shape,
  })
  .meta({ id: 'ResponseChange' });
export type ResponseChange = z.output<typeof responseChangeSchema>;

export const responseSavedSchema = z
  .object({ revision: z.int(), savedAt: moment })
  .meta({ id: 'ResponseSaved' });
export type ResponseSaved = z.output<typeof responseSavedSchema>;

/** As a reviewer sees it: without anything that identifies an author, and without times. */
export const responseForReviewerSchema = z
  .object({
    response: responseFormSchema
      .extend({
        answers: z.array(answer.extend({ isYours: z.boolean() })),
      })
      .nullable()
      .describe('Null before its submission, and before that of the review.'),
  })
  .meta({ id: 'ResponseForReviewer' });
export type ResponseForReviewer = z.output<typeof responseForReviewerSchema>;
