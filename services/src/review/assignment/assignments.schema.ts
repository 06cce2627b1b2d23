import { REVIEW_STATUSES } from '../reviews/review-status.js';
import * as z from 'zod';
import { defineTexts } from '../../platform/i18n/define-texts.js';
import { emailSchema, idSchema, textSchema } from '../../platform/http/fields.schema.js';
import { searchSchema } from '../../platform/lists/page.js';
import { CONFLICTS } from '../conflicts/conflicts.js';

const texts = defineTexts('server.review.assignment.fields', {
  reason: 'A reason',
  notUtc: 'Must be a time in UTC',
  reviewerMissing: 'Please choose a reviewer, or give an email address',
  paperMissing: 'Please choose a paper',
  tooManyPapers: 'At most {max, number} papers at once',
});

const dueAt = z.iso
  .datetime({ error: () => texts.notUtc })
  .optional()
  .describe('Defaults to the review period of the edition.');

export const assignmentSchema = z
  .strictObject({
    reviewerId: idSchema.optional(),
    email: emailSchema.optional(),
    dueAt,
    overrideReason: textSchema(() => texts.reason, { min: 3 }).optional(),
  })
  .refine(({ reviewerId, email }) => (reviewerId === undefined) !== (email === undefined), {
    error: () => texts.reviewerMissing,
    path: ['reviewerId'],
  })
  .meta({ id: 'NewAssignment' });
export type NewAssignment = z.output<typeof assignmentSchema>;

export const candidatesQuerySchema = z.strictObject({ q: searchSchema.optional() });
export type CandidatesQuery = z.output<typeof candidatesQuerySchema>;

const candidateSchema = z
  .object({
    id: z.uuid(),
    name: z.string(),
    email: z.string(),
    organization: z.string(),
    topics: z.array(z.string()),
    knowsTopic: z.boolean(),
    load: z.int(),
    maxLoad: z.int(),
    isPaused: z.boolean(),
    conflict: z.enum(CONFLICTS).nullable(),
    canOverride: z.boolean().describe('The conflict can be overridden with a reason.'),
    isOnHold: z.boolean().describe('A request that is not sent yet asks them.'),
    review: z
      .enum(REVIEW_STATUSES)
      .nullable()
      .describe('The status of their review of this round; null without one.'),
  })
  .meta({ id: 'ReviewCandidate' });
export type ReviewCandidate = z.output<typeof candidateSchema>;

/** The most suitable first, at most 50. */
export const candidatesSchema = z
  .object({ items: z.array(candidateSchema), total: z.int() })
  .meta({ id: 'ReviewCandidates' });

export const MAX_PAPERS = 200;
const paperIds = z
  .array(idSchema)
  .max(MAX_PAPERS, { error: () => texts.tooManyPapers({ max: MAX_PAPERS }) });

/** Without ids: the first 200 papers that lack reviewers. */
export const proposalRequestSchema = z
  .strictObject({ ids: paperIds.min(1).optional() })
  .meta({ id: 'ProposalRequest' });
export type ProposalRequest = z.output<typeof proposalRequestSchema>;

const proposedSchema = z.object({
  id: z.uuid(),
  name: z.string(),
  organization: z.string(),
  knowsTopic: z.boolean(),
  load: z.int().describe('With this proposal.'),
  maxLoad: z.int(),
});

export const proposalSchema = z
  .object({
    items: z.array(
      z.object({
        id: z.uuid(),
        number: z.int().nullable(),
        title: z.string(),
        topic: z.string(),
        wanted: z.int().describe('Number of missing reviewers.'),
        reviewers: z.array(proposedSchema),
      }),
    ),
  })
  .meta({ id: 'ReviewProposal' });
export type ReviewProposal = z.output<typeof proposalSchema>;

export const assignmentsSchema = z
  .strictObject({
    papers: z
      .array(z.strictObject({ id: idSchema, reviewerIds: z.array(idSchema).min(1).max(20) }))
      .min(1, { error: () => texts.paperMissing })
      .max(MAX_PAPERS, { error: () => texts.tooManyPapers({ max: MAX_PAPERS }) }),
    dueAt,
  })
  .meta({ id: 'NewAssignments' });
export type NewAssignments = z.output<typeof assignmentsSchema>;

export const assignedSchema = z
  .object({
    assigned: z.int().describe('Number of invited reviewers.'),
    heldUntil: z.iso.datetime().nullable().describe('Set while the requests are on hold.'),
    skipped: z
      .array(z.object({ id: z.uuid(), reason: z.string() }))
      .describe('Papers without a new invitation, with the reason.'),
  })
  .meta({ id: 'Assigned' });
export type Assigned = z.output<typeof assignedSchema>;

export const remindersSchema = z
  .strictObject({ ids: paperIds.min(1, { error: () => texts.paperMissing }) })
  .meta({ id: 'Reminders' });
export type Reminders = z.output<typeof remindersSchema>;

export const remindedSchema = z
  .object({
    reminded: z.int(),
    skipped: z.int().describe('Invited or reminded within the last day.'),
  })
  .meta({ id: 'Reminded' });
export type Reminded = z.output<typeof remindedSchema>;
