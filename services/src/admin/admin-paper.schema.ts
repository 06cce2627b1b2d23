import * as z from 'zod';
import { DECISIONS, PAPER_ACTIONS } from '../papers/paper-status.js';
import { paperRowSchema, paperStatusSchema } from './admin-papers.schema.js';

const moment = z.iso.datetime();
const recommendation = z.enum(DECISIONS);

const author = z.object({
  givenName: z.string(),
  familyName: z.string(),
  email: z.string(),
  affiliation: z.string(),
  country: z.string(),
  isPresenting: z.boolean(),
  isCorresponding: z.boolean(),
});

const file = z.object({ id: z.uuid(), name: z.string(), bytes: z.int() });

const version = z.object({
  id: z.uuid(),
  number: z.int(),
  stage: z.enum(['submission', 'correction', 'camera-ready']),
  round: z.int(),
  pages: z.int(),
  note: z.string(),
  createdAt: moment,
  file,
  supplement: file.nullable(),
});

const person = z.object({
  id: z.uuid(),
  name: z.string(),
  email: z.string(),
  organization: z.string(),
});

const review = z
  .object({
    id: z.uuid(),
    round: z.int(),
    alias: z.int(),
    reviewer: person,
    status: z.enum(['invited', 'accepted', 'declined', 'finished']),
    dueAt: moment,
    createdAt: moment,
    finishedAt: moment.nullable(),
    remindedAt: moment.nullable(),
    overrideReason: z.string().nullable(),
    declineReason: z.string().nullable(),
    declaredConflict: z.string().nullable(),
    recommendation: recommendation.nullable(),
    criteria: z.record(z.string(), z.number()),
    confidence: z.int().nullable(),
    commentsToAuthors: z.string(),
    commentsToCommittee: z.string(),
    concern: z.string(),
  })
  .meta({ id: 'AdminReview' });

const invitation = z.object({
  id: z.uuid(),
  round: z.int(),
  email: z.string(),
  dueAt: moment,
  createdAt: moment,
  expiresAt: moment,
});

const decision = z.object({
  id: z.uuid(),
  round: z.int(),
  decision: z.enum(DECISIONS),
  noteToAuthors: z.string(),
  noteToCommittee: z.string(),
  recordedAt: moment,
  recordedBy: z.string(),
  releasedAt: moment.nullable(),
  releasedBy: z.string().nullable(),
  reopenedAt: moment.nullable(),
});

const move = z.object({
  at: moment,
  actor: z.string().nullable().describe('Null for what no person did.'),
  action: z.enum(PAPER_ACTIONS),
  from: paperStatusSchema,
  to: paperStatusSchema,
  isShown: z.boolean(),
  noteToAuthor: z.string(),
  note: z.string(),
});

/** One paper with everything that chairs know of it. */
export const adminPaperSchema = paperRowSchema
  .extend({
    shownStatus: paperStatusSchema.describe('What its author is told.'),
    abstract: z.string(),
    keywords: z.array(z.string()),
    aiUse: z.string(),
    isOriginal: z.boolean(),
    acknowledgeBy: moment.nullable(),
    correctionsBy: moment.nullable(),
    verifyBy: moment.nullable(),
    paymentBy: moment.nullable(),
    owner: person,
    authorList: z.array(author),
    versions: z.array(version),
    reviewList: z.array(review),
    invitations: z.array(invitation).describe('That nobody has answered yet.'),
    decisions: z.array(decision),
    moves: z.array(move),
  })
  .meta({ id: 'AdminPaper' });
export type AdminPaper = z.output<typeof adminPaperSchema>;
