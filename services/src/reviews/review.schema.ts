import * as z from 'zod';
import { idSchema } from '../common/fields.schema.js';
import { strictly } from '../common/strictly.js';
import { PAPER_KINDS } from '../papers/paper-kind.js';
import { reviewDraftSchema, reviewFormSchema } from './review-form.schema.js';
import { REVIEW_STATUSES } from './review.entity.js';

/** What a reviewer sees of an assignment: never an author's name, address or institution. */
const assignmentSchema = z
  .object({
    id: z.uuid(),
    paperId: z.uuid(),
    paperNumber: z.int().nullable(),
    paperTitle: z.string(),
    paperKind: z.enum(PAPER_KINDS),
    topic: z.string(),
    round: z.int().describe('2 when corrections come to reviewers again.'),
    status: z.enum(REVIEW_STATUSES),
    isOpen: z.boolean().describe('The committee still waits for reviews of this paper.'),
    isOverdue: z.boolean().describe('Not finished, and the deadline is over.'),
    dueAt: z.iso.datetime(),
    finishedAt: z.iso.datetime().nullable().describe('When it was handed in last.'),
    progress: z
      .object({ done: z.int(), total: z.int() })
      .describe('How many of the required parts of the form are filled in.'),
  })
  .meta({ id: 'Assignment' });
export type PresentedAssignment = z.output<typeof assignmentSchema>;

/** What is open comes first, the most urgent of it at the top. */
export const assignmentsSchema = z
  .object({ items: z.array(assignmentSchema) })
  .meta({ id: 'Assignments' });
export type Assignments = z.output<typeof assignmentsSchema>;

const readableSchema = z
  .object({ abstract: z.string(), keywords: z.array(z.string()) })
  .describe('Null once it was declined, or the paper was withdrawn.');

/** One paper with the reviewer's own work on it. */
export const reviewPaperSchema = assignmentSchema
  .extend({
    alias: z.int().describe('Which reviewer of this paper one is: "Reviewer 2".'),
    paper: readableSchema.nullable(),
    pdf: z
      .object({ pages: z.int(), hasSupplement: z.boolean() })
      .nullable()
      .describe('Null until the review is accepted, and while there is no file.'),
    canAnswer: z.boolean().describe('The invitation can be accepted.'),
    canDecline: z.boolean(),
    canWrite: z.boolean().describe('The form can be saved and handed in.'),
    form: reviewDraftSchema.describe('The draft, else what was handed in.'),
    hasDraft: z.boolean().describe('The form holds what was not handed in.'),
    draftSavedAt: z.iso.datetime().nullable(),
    revision: z.int().describe('Goes with every save, which is refused when another was faster.'),
  })
  .meta({ id: 'ReviewPaper' });
export type PresentedReview = z.output<typeof reviewPaperSchema>;

export const reviewPaperParamsSchema = z.strictObject({ paperId: idSchema });
export type ReviewPaperParams = z.output<typeof reviewPaperParamsSchema>;

const revision = z.int().min(1).describe('Of the review as it was read.');

export const draftChangeSchema = z
  .strictObject({ revision, ...strictly(reviewDraftSchema).shape })
  .meta({ id: 'ReviewDraftChange' });
export type DraftChange = z.output<typeof draftChangeSchema>;

export const draftSavedSchema = z
  .object({ revision: z.int(), savedAt: z.iso.datetime() })
  .meta({ id: 'ReviewDraftSaved' });
export type DraftSaved = z.output<typeof draftSavedSchema>;

export const reviewSubmissionSchema = reviewFormSchema
  .extend({ revision })
  .meta({ id: 'ReviewSubmission' });
export type ReviewSubmission = z.output<typeof reviewSubmissionSchema>;

const MAX_REASON = 1000;

/** A conflict of interest is told the committee as one; any other reason as it is. */
export const declineSchema = z
  .strictObject({
    isConflict: z.boolean(),
    reason: z
      .string('Please give a reason')
      .trim()
      .min(1, 'Please give a reason')
      .max(MAX_REASON, `At most ${MAX_REASON} characters`)
      .regex(/^[^\0]*$/, 'This is not a text'),
  })
  .meta({ id: 'ReviewDecline' });
export type Decline = z.output<typeof declineSchema>;
