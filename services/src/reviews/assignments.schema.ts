import * as z from 'zod';
import { emailSchema, idSchema, lineSchema } from '../common/fields.schema.js';
import { searchSchema } from '../common/page.js';
import { CONFLICTS } from './conflicts.js';

const dueAt = z.iso
  .datetime('Must be an instant in UTC')
  .optional()
  .describe('Left out: as many days from now as the edition gives reviewers.');

/** Either somebody of the pool, or an address that is invited by mail. */
export const assignmentSchema = z
  .strictObject({
    reviewerId: idSchema.optional(),
    email: emailSchema.optional(),
    dueAt,
    overrideReason: lineSchema('A reason', { min: 3, max: 1000 }).optional(),
  })
  .refine(({ reviewerId, email }) => (reviewerId === undefined) !== (email === undefined), {
    message: 'Please choose a reviewer, or give an address',
    path: ['reviewerId'],
  })
  .meta({ id: 'Assigning' });
export type Assigning = z.output<typeof assignmentSchema>;

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
    canOverride: z.boolean().describe('The conflict can be set aside with a reason.'),
    review: z
      .enum(['invited', 'accepted', 'declined', 'finished'])
      .nullable()
      .describe('Their review of this round, if they have one.'),
  })
  .meta({ id: 'ReviewCandidate' });
export type ReviewCandidate = z.output<typeof candidateSchema>;

/** The most suitable first, 50 at most: a search finds the others. */
export const candidatesSchema = z
  .object({ items: z.array(candidateSchema), total: z.int() })
  .meta({ id: 'ReviewCandidates' });

export const MOST_PAPERS = 200;
const paperIds = z.array(idSchema).max(MOST_PAPERS, `At most ${MOST_PAPERS} papers at once`);

/** Without ids: papers under review that lack reviewers, the first 200 of them. */
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
        wanted: z.int().describe('How many reviewers it lacks.'),
        reviewers: z.array(proposedSchema),
      }),
    ),
  })
  .meta({ id: 'ReviewProposal' });
export type ReviewProposal = z.output<typeof proposalSchema>;

/** A proposal that is taken, whole or in part. */
export const assignmentsSchema = z
  .strictObject({
    papers: z
      .array(z.strictObject({ id: idSchema, reviewerIds: z.array(idSchema).min(1).max(20) }))
      .min(1, 'Please choose a paper')
      .max(MOST_PAPERS, `At most ${MOST_PAPERS} papers at once`),
    dueAt,
  })
  .meta({ id: 'Assignings' });
export type Assignings = z.output<typeof assignmentsSchema>;

export const assignedSchema = z
  .object({
    assigned: z.int().describe('Reviewers who are invited now.'),
    left: z
      .array(z.object({ id: z.uuid(), reason: z.string() }))
      .describe('Papers for which nobody was invited, and why.'),
  })
  .meta({ id: 'Assigned' });
export type Assigned = z.output<typeof assignedSchema>;

export const remindersSchema = z
  .strictObject({ ids: paperIds.min(1, 'Please choose a paper') })
  .meta({ id: 'Reminders' });
export type Reminders = z.output<typeof remindersSchema>;

export const remindedSchema = z
  .object({
    reminded: z.int(),
    spared: z.int().describe('Reminded within the last day already.'),
  })
  .meta({ id: 'Reminded' });
export type Reminded = z.output<typeof remindedSchema>;
