import { type ReviewCriterion, REVIEW_STATUSES } from './review-status.js';
import * as z from 'zod';
import { multiLine } from '../../platform/http/multi-line.js';
import { defineTexts } from '../../platform/i18n/define-texts.js';
import { emailSchema, idSchema, lineSchema } from '../../platform/http/fields.schema.js';
import { hasVisibleCharacter } from '../../platform/http/readable-text.js';
import { strictly } from '../../platform/core/strictly.js';
import { PAPER_KINDS, DECISIONS } from '../../papers/status/paper-status.js';
import { reviewFieldSchema } from '../../conference/editions/review-form.schema.js';
import {
  addedFieldSchema,
  answeredFieldSchema,
  LONGEST_TEXT,
} from '../../conference/editions/review-fields.schema.js';
import { downloadKind } from '../../platform/downloads/download-kinds.js';

export const REVIEW_PDFS = ['paper', 'supplement'] as const;
export type ReviewPdf = (typeof REVIEW_PDFS)[number];

export const reviewPdfSchema = downloadKind(
  z
    .strictObject({
      kind: z.literal('review-pdf'),
      paperId: idSchema,
      part: z.enum(REVIEW_PDFS).default('paper'),
    })
    .meta({ id: 'ReviewPdfDownload' }),
);
export type ReviewPdfRequest = z.output<typeof reviewPdfSchema>;

const texts = defineTexts('server.review.fields', {
  labels: {
    commentsToAuthors: 'Comments to the authors',
    commentsToCommittee: 'Comments to the committee',
    concern: 'Concern',
  },
  criteria: {
    originality: 'originality',
    relevance: 'relevance',
    method: 'method',
    clarity: 'clarity',
    significance: 'significance',
  },
  tooLong: '{label} must be at most {max, number} characters',
  rate: 'Please rate: {criterion}',
  from1To5: 'From 1 to 5: {criterion}',
  recommendationMissing: 'Please choose a recommendation',
  confidenceMissing: 'Please say how confident you are',
  commentsMissing: 'Comments to the authors are required',
  name: 'Name',
  reasonMissing: 'Please give a reason',
  reasonTooLong: 'At most {max, number} characters',
});

const MAX_CHARACTERS = 20_000;

const text = (label: keyof typeof texts.labels) =>
  multiLine(z.string()).max(MAX_CHARACTERS, {
    error: () => texts.tooLong({ label: texts.labels[label], max: MAX_CHARACTERS }),
  });

const score = z.int().min(1).max(5).describe('From 1, poor, to 5, excellent.');
const scores = { originality: score, relevance: score, method: score, clarity: score };
const criteria = z.object({ ...scores, significance: score });

const answers = z
  .record(z.string().max(40), z.union([z.int(), multiLine(z.string()).max(LONGEST_TEXT)]))
  .describe('By added field: the step of a scale from 1, an option or a text.');
/** The version of a form without added fields. */
export const NO_ADDED_FIELDS = 'none';
/** Clients that do not know added fields can go on while there are none. */
const formVersion = z
  .string()
  .max(40)
  .default(NO_ADDED_FIELDS)
  .describe('Of the form that the caller read.');

const comments = {
  commentsToAuthors: text('commentsToAuthors'),
  commentsToCommittee: text('commentsToCommittee').describe('Hidden from authors.'),
  concern: text('concern').describe('A suspicion of copied or generated text.'),
};

export const reviewDraftSchema = z
  .object({
    recommendation: z.enum(DECISIONS).nullable(),
    criteria: criteria.partial(),
    confidence: z.int().min(1).max(3).nullable().describe('From 1, low, to 3, high.'),
    ...comments,
    answers,
  })
  .meta({ id: 'ReviewDraft' });
export type ReviewDraft = z.output<typeof reviewDraftSchema>;

const rate = (criterion: ReviewCriterion) => {
  const values = () => ({ criterion: texts.criteria[criterion] });
  return z
    .int({ error: () => texts.rate(values()) })
    .min(1, { error: () => texts.from1To5(values()) })
    .max(5, { error: () => texts.from1To5(values()) });
};

export const reviewFormSchema = z.strictObject({
  recommendation: z.enum(DECISIONS, { error: () => texts.recommendationMissing }),
  criteria: z.strictObject({
    originality: rate('originality'),
    relevance: rate('relevance'),
    method: rate('method'),
    clarity: rate('clarity'),
    significance: rate('significance'),
  }),
  confidence: z
    .int({ error: () => texts.confidenceMissing })
    .min(1)
    .max(3),
  commentsToAuthors: comments.commentsToAuthors
    .trim()
    .min(1, { error: () => texts.commentsMissing }),
  commentsToCommittee: comments.commentsToCommittee.trim(),
  concern: comments.concern.trim(),
  answers: answers.default({}),
});

export const reviewVersionSchema = reviewDraftSchema
  .omit({ answers: true })
  .extend({
    number: z.int().describe('From 1.'),
    submittedAt: z.iso.datetime().describe('To the minute for other reviewers.'),
    isAfterResponse: z.boolean().describe('The authors had responded to the reviews.'),
    isAfterDiscussion: z.boolean().describe('The reviewer could read the discussion.'),
    added: z.array(answeredFieldSchema),
  })
  .meta({ id: 'ReviewVersion' });
export type ReviewVersion = z.output<typeof reviewVersionSchema>;

export const reviewVersionsSchema = z
  .object({
    versions: z
      .array(reviewVersionSchema)
      .describe('The oldest first, the last one is the review; none while it was not changed.'),
  })
  .meta({ id: 'ReviewVersions' });
export type ReviewVersions = z.output<typeof reviewVersionsSchema>;

/** Without names, addresses and institutions of authors. */
const assignmentSchema = z
  .object({
    id: z.uuid(),
    paperId: z.uuid(),
    paperNumber: z.int().nullable(),
    paperTitle: z.string(),
    paperKind: z.enum(PAPER_KINDS),
    topic: z.string(),
    round: z.int().describe('2 when a revision went back to reviewers.'),
    status: z.enum(REVIEW_STATUSES),
    isOpen: z.boolean().describe('The paper awaits reviews of this round.'),
    isOverdue: z.boolean().describe('Not submitted, and past its deadline.'),
    dueAt: z.iso.datetime(),
    submittedAt: z.iso.datetime().nullable().describe('The last submission.'),
    progress: z
      .object({ done: z.int(), total: z.int() })
      .describe('Completed required parts of the form.'),
    unreadComments: z
      .int()
      .describe('In the discussion of the paper; 0 for reviewers who take no part in it.'),
  })
  .meta({ id: 'Assignment' });
export type PresentedAssignment = z.output<typeof assignmentSchema>;

/** Open assignments first, by deadline. */
export const assignmentsSchema = z
  .object({ items: z.array(assignmentSchema) })
  .meta({ id: 'Assignments' });
export type Assignments = z.output<typeof assignmentsSchema>;

const readableSchema = z
  .object({ abstract: z.string(), keywords: z.array(z.string()) })
  .describe('Null once declined, and of withdrawn papers.');

export const reviewPaperSchema = assignmentSchema
  .extend({
    alias: z.int().describe('The caller’s number in this paper, as in "Reviewer 2".'),
    paper: readableSchema.nullable(),
    pdf: z
      .object({ pages: z.int(), hasSupplement: z.boolean() })
      .nullable()
      .describe('Null until the review is accepted, and while there is no file.'),
    canAnswer: z.boolean().describe('The invitation can be accepted.'),
    canDecline: z.boolean(),
    canWrite: z.boolean().describe('The form can be saved and submitted.'),
    form: reviewDraftSchema.describe('The draft, or the submitted review without one.'),
    fields: z
      .array(addedFieldSchema)
      .describe('Added by organisers; a submitted review keeps those that it was written with.'),
    formVersion: z.string().describe('Of the added fields. Sent with every save.'),
    isFormChanged: z.boolean().describe('The draft was saved with another version of the form.'),
    visibleToAuthors: z
      .array(reviewFieldSchema)
      .describe(
        'Fields that authors see after the decision, or while responses are open; all others only the committee.',
      ),
    hasDraft: z.boolean().describe('The form has unsubmitted changes.'),
    draftSavedAt: z.iso.datetime().nullable(),
    revision: z.int().describe('Sent with every save; any other returns 409.'),
  })
  .meta({ id: 'ReviewPaper' });
export type PresentedReview = z.output<typeof reviewPaperSchema>;

export const reviewPaperParamsSchema = z.strictObject({ paperId: idSchema });
export type ReviewPaperParams = z.output<typeof reviewPaperParamsSchema>;

const revision = z.int().min(1).describe('The revision that the caller read.');

export const draftChangeSchema = z
  .strictObject({
    revision,
    formVersion,
    ...strictly(reviewDraftSchema).shape,
    answers: answers.default({}),
  })
  .meta({ id: 'ReviewDraftChange' });
export type DraftChange = z.output<typeof draftChangeSchema>;

export const draftSavedSchema = z
  .object({ revision: z.int(), savedAt: z.iso.datetime() })
  .meta({ id: 'ReviewDraftSaved' });
export type DraftSaved = z.output<typeof draftSavedSchema>;

export const reviewSubmissionSchema = reviewFormSchema
  .extend({
    revision,
    formVersion: formVersion.describe('Any other than the current version returns 409.'),
    visibleToAuthors: z
      .array(reviewFieldSchema)
      .describe('The fields that the form named as visible to authors; any others return 409.'),
  })
  .meta({ id: 'ReviewSubmission' });
export type ReviewSubmission = z.output<typeof reviewSubmissionSchema>;

const MAX_REASON = 1000;

/** `isConflict` declares a conflict of interest. */
export const declineSchema = z
  .strictObject({
    isConflict: z.boolean(),
    suggestion: z
      .strictObject({ name: lineSchema(() => texts.name, { max: 200 }), email: emailSchema })
      .optional()
      .describe('A person who could review instead; the chair decides whether to invite them.'),
    reason: multiLine(z.string({ error: () => texts.reasonMissing }))
      .trim()
      .min(1, { error: () => texts.reasonMissing })
      .max(MAX_REASON, { error: () => texts.reasonTooLong({ max: MAX_REASON }) })
      .refine(hasVisibleCharacter, { error: () => texts.reasonMissing }),
  })
  .meta({ id: 'ReviewDecline' });
export type Decline = z.output<typeof declineSchema>;

/** The columns of reviews and invitations that hold the answer. */
export function declined({ isConflict, reason, suggestion }: Decline) {
  return {
    declineReason: isConflict ? null : reason,
    declaredConflict: isConflict ? reason : null,
    suggestedName: suggestion?.name ?? null,
    suggestedEmail: suggestion?.email ?? null,
  };
}
