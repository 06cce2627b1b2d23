import { REVIEW_STATUSES } from '../reviews/review-status.js';
import * as z from 'zod';
import { AIMS } from '../optimisation/problem.js';
import { BID_LEVELS } from './pair-score.js';
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
  tooManyAssigned: 'At most {max, number} review requests at once',
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
    institution: z
      .string()
      .nullable()
      .describe('That they share with an author, by name or domain; null if they declared it.'),
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

const MAX_PAPERS = 200;
const paperIds = z
  .array(idSchema)
  .max(MAX_PAPERS, { error: () => texts.tooManyPapers({ max: MAX_PAPERS }) });

/** What one proposal holds. */
export const MAX_PROPOSED = 5000;
const MAX_PAIRS = 5000;
const MAX_ASSIGNED = 20_000;

const pair = z.strictObject({ paperId: idSchema, reviewerId: idSchema });

/** Without ids: all papers that lack reviewers, up to 5,000. */
export const proposalRequestSchema = z
  .strictObject({
    ids: z.array(idSchema).min(1).max(MAX_PROPOSED).optional(),
    aim: z.enum(AIMS).optional().describe('Defaults to mix.'),
    chance: z
      .number()
      .min(0.1)
      .max(1)
      .optional()
      .describe('The largest probability of a pair; below 1 pairs are drawn. Defaults to 1.'),
    needsExperienced: z.boolean().optional().describe('A reviewer with three finished reviews.'),
    isOnePerInstitution: z.boolean().optional(),
    pinned: z.array(pair).max(MAX_PAIRS).optional(),
    forbidden: z.array(pair).max(MAX_PAIRS).optional(),
  })
  .meta({ id: 'ProposalRequest' });
export type ProposalRequest = z.output<typeof proposalRequestSchema>;

const rulesSchema = z.object({
  aim: z.enum(AIMS),
  chance: z.number(),
  needsExperienced: z.boolean(),
  isOnePerInstitution: z.boolean(),
  pinned: z.array(pair),
  forbidden: z.array(pair),
});
export type ProposalRules = z.output<typeof rulesSchema>;

const proposedSchema = z.object({
  id: z.uuid(),
  name: z.string(),
  organization: z.string(),
  score: z.number().describe('Of the match, from 0 to 1.'),
  bid: z.literal(BID_LEVELS).nullable(),
  terms: z.array(z.string()).describe('Shared by the paper and the reviewer’s publications.'),
  knowsTopic: z.boolean(),
  isExperienced: z.boolean(),
  isPinned: z.boolean(),
  load: z.int().describe('With this proposal.'),
  maxLoad: z.int(),
});

const bindingSchema = z.object({
  limit: z.enum(['load', 'chance', 'experienced', 'institution']),
  reviewers: z.int().describe('At their limit, where one paper more would help.'),
  total: z.number().describe('Possible without the rule, or with one paper more for these.'),
});

export const proposalSchema = z
  .object({
    items: z
      .array(
        z.object({
          id: z.uuid(),
          number: z.int().nullable(),
          title: z.string(),
          topic: z.string(),
          wanted: z.int().describe('Number of missing reviewers.'),
          reviewers: z.array(proposedSchema).describe('The best match first.'),
          score: z.number().describe('The sum of all its reviewers, assigned ones included.'),
          isWeak: z.boolean().describe('A match below 0.4, or too few reviewers.'),
          good: z.int().describe('Reviewers with a match of 0.4 or more.'),
          goodExcluded: z
            .int()
            .describe('Of these, with a conflict, invited before, or forbidden.'),
          goodFull: z.int().describe('Of these, at their limit.'),
        }),
      )
      .describe('The lowest score first.'),
    result: z.object({
      total: z.number(),
      totalBound: z.number().describe('No assignment under these rules has more.'),
      lowest: z.number(),
      lowestBound: z.number(),
      matches: z.int(),
      wanted: z.int(),
      conflicts: z.int().describe('Pairs that were avoided.'),
      bindings: z.array(bindingSchema).describe('The most costly first.'),
      withoutExperienced: z.array(z.uuid()),
      leftOutPins: z.int().describe('Pins with a conflict, or beyond a limit.'),
      loads: z.array(z.int()).describe('Reviewers by number of papers.'),
      isDrawn: z.boolean().describe('The bounds then hold for the average of draws.'),
    }),
    rules: rulesSchema,
    seconds: z.number(),
  })
  .meta({ id: 'ReviewProposal' });
export type ReviewProposal = z.output<typeof proposalSchema>;

export const assignmentsSchema = z
  .strictObject({
    papers: z
      .array(z.strictObject({ id: idSchema, reviewerIds: z.array(idSchema).min(1).max(20) }))
      .min(1, { error: () => texts.paperMissing })
      .max(MAX_PROPOSED, { error: () => texts.tooManyPapers({ max: MAX_PROPOSED }) })
      .refine((papers) => papers.flatMap(({ reviewerIds }) => reviewerIds).length <= MAX_ASSIGNED, {
        error: () => texts.tooManyAssigned({ max: MAX_ASSIGNED }),
      })
      .describe('With up to 20,000 reviewers in all.'),
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

export const unassignedSchema = z
  .object({
    message: z.string(),
    heldUntil: z.iso.datetime().nullable().describe('Set while it is on hold.'),
  })
  .meta({ id: 'Unassigned' });
export type Unassigned = z.output<typeof unassignedSchema>;

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
