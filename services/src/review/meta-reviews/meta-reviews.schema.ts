import * as z from 'zod';
import { DECISIONS, PAPER_KINDS } from '../../papers/status/paper-status.js';
import { strictly } from '../../platform/core/strictly.js';
import { idSchema } from '../../platform/http/fields.schema.js';
import { multiLine } from '../../platform/http/multi-line.js';
import { defineTexts } from '../../platform/i18n/define-texts.js';
import { discussedSchema } from '../discussion/discussion.schema.js';
import { responseFormSchema } from '../responses/responses.schema.js';

const texts = defineTexts('server.review.meta-reviews.fields', {
  tooLong: 'The meta-review must be at most {max, number} characters',
  textMissing: 'Please write the meta-review',
  recommendationMissing: 'Please choose a recommendation',
});

const MAX_CHARACTERS = 20_000;

const text = multiLine(z.string()).max(MAX_CHARACTERS, {
  error: () => texts.tooLong({ max: MAX_CHARACTERS }),
});

export const metaReviewDraftSchema = z
  .object({ recommendation: z.enum(DECISIONS).nullable(), text })
  .meta({ id: 'MetaReviewDraft' });
export type MetaReviewDraft = z.output<typeof metaReviewDraftSchema>;

export const metaReviewFormSchema = z
  .object({
    recommendation: z.enum(DECISIONS, { error: () => texts.recommendationMissing }),
    text: text.trim().min(1, { error: () => texts.textMissing }),
  })
  .meta({ id: 'MetaReviewForm' });
export type MetaReviewForm = z.output<typeof metaReviewFormSchema>;

const moment = z.iso.datetime();

const listed = z.object({
  paperId: z.uuid(),
  paperNumber: z.int().nullable(),
  paperTitle: z.string(),
  paperKind: z.enum(PAPER_KINDS),
  topic: z.string(),
  round: z.int(),
  isOpen: z.boolean().describe('The meta-review can be saved and submitted.'),
  isSubmitted: z.boolean(),
  hasDraft: z.boolean().describe('The form has unsubmitted changes.'),
});

/** Open ones first. */
export const metaReviewsSchema = z
  .object({ items: z.array(listed.meta({ id: 'AssignedMetaReview' })) })
  .meta({ id: 'AssignedMetaReviews' });
export type AssignedMetaReviews = z.output<typeof metaReviewsSchema>;

/** As the meta-reviewer sees it: without anything that identifies an author or a reviewer. */
export const metaReviewSchema = listed
  .extend({
    paper: z.object({ abstract: z.string(), keywords: z.array(z.string()) }),
    pdf: z.object({ pages: z.int(), hasSupplement: z.boolean() }).nullable(),
    read: discussedSchema
      .extend({ response: responseFormSchema.nullable().describe('Of the authors.') })
      .nullable()
      .describe('Null until the caller’s own review of the paper is submitted.'),
    form: metaReviewDraftSchema.describe('The draft, or the submitted meta-review without one.'),
    draftSavedAt: moment.nullable(),
    submittedAt: moment.nullable().describe('The last submission.'),
    revision: z.int().describe('Sent with every save; any other returns 409.'),
  })
  .meta({ id: 'MetaReview' });
export type PresentedMetaReview = z.output<typeof metaReviewSchema>;

const revision = z.int().min(1).describe('The revision that the caller read.');

export const metaReviewChangeSchema = z
  .strictObject({ revision, ...strictly(metaReviewDraftSchema).shape })
  .meta({ id: 'MetaReviewChange' });
export type MetaReviewChange = z.output<typeof metaReviewChangeSchema>;

export const metaReviewSubmissionSchema = z
  .strictObject({ revision, ...strictly(metaReviewFormSchema).shape })
  .meta({ id: 'MetaReviewSubmission' });
export type MetaReviewSubmission = z.output<typeof metaReviewSubmissionSchema>;

export const metaReviewSavedSchema = z
  .object({ revision: z.int(), savedAt: moment })
  .meta({ id: 'MetaReviewSaved' });
export type MetaReviewSaved = z.output<typeof metaReviewSavedSchema>;

export const metaReviewerSchema = z
  .strictObject({
    revision: z.int().describe('Of the paper that the caller read.'),
    reviewerId: idSchema.nullable().describe('Null for no one.'),
  })
  .meta({ id: 'MetaReviewerChoice' });
export type MetaReviewerChoice = z.output<typeof metaReviewerSchema>;
