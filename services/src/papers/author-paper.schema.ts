import * as z from 'zod';
import { authorSchema } from './draft.schema.js';
import { PAPER_KINDS } from './paper-kind.js';
import { DECISIONS, PAPER_ACTIONS, PAPER_STATUSES } from './paper-status.js';
import { PAPER_STAGES } from './paper-version.entity.js';

const instant = z.iso.datetime();

const fileSchema = z.object({
  name: z.string(),
  bytes: z.int(),
  pages: z.int(),
  sha256: z.string().describe('Of what arrived, in hexadecimal digits.'),
});

const versionSchema = z
  .object({
    id: z.uuid(),
    number: z.int(),
    stage: z.enum(PAPER_STAGES),
    isSubmitted: z.boolean().describe('Until then it can be replaced.'),
    note: z.string(),
    createdAt: instant,
    manuscript: fileSchema,
    supplement: fileSchema.nullable(),
  })
  .meta({ id: 'PaperVersion' });

const moveSchema = z
  .object({
    action: z.enum(PAPER_ACTIONS),
    status: z.enum(PAPER_STATUSES).describe('Never one that is not released.'),
    at: instant,
    note: z.string(),
  })
  .meta({ id: 'PaperMove' });

/** A paper as its author sees it: nothing in it moves before it is released. */
export const authorPaperSchema = z
  .object({
    id: z.uuid(),
    number: z.int().nullable().describe('Given with the first submission.'),
    kind: z.enum(PAPER_KINDS),
    title: z.string(),
    abstract: z.string(),
    keywords: z.array(z.string()),
    topic: z.string(),
    aiUse: z.string(),
    isOriginal: z.boolean(),
    authors: z.array(authorSchema),
    status: z.enum(PAPER_STATUSES).exclude(['decided', 'verified']),
    createdAt: instant,
    savedAt: instant.nullable().describe('Of drafts.'),
    revision: z.int().nullable().describe('Of drafts: goes up with every save.'),
    submittedAt: instant.nullable(),
    acknowledgeBy: instant.nullable().describe('While it waits for screening.'),
    correctionsBy: instant.nullable().describe('While corrections are asked for.'),
    verifyBy: instant.nullable().describe('While corrections are looked at.'),
    paymentBy: instant.nullable().describe('Of accepted papers with a date of their own.'),
    payment: z.enum(['none', 'pending', 'confirmed']).describe('Of accepted papers.'),
    versions: z.array(versionSchema).describe('The newest first.'),
    moves: z.array(moveSchema).describe('What happened, the oldest first.'),
    problems: z
      .record(z.string(), z.string())
      .describe('What a draft still lacks, by field: "abstract", "authors.0.email".'),
  })
  .meta({ id: 'AuthorPaper' });
export type AuthorPaper = z.output<typeof authorPaperSchema>;

export const authorPapersSchema = z
  .object({ items: z.array(authorPaperSchema) })
  .meta({ id: 'AuthorPapers' });
export type AuthorPapers = z.output<typeof authorPapersSchema>;

const decisionSchema = z.object({
  round: z.int(),
  decision: z.enum(DECISIONS),
  note: z.string(),
  releasedAt: instant,
});

const reviewSchema = z
  .object({
    round: z.int(),
    reviewer: z.int().describe('"Reviewer 2" of this paper.'),
    recommendation: z.enum(DECISIONS),
    criteria: z.record(z.string(), z.int()).describe('From 1 to 5.'),
    confidence: z.int().nullable().describe('From 1 to 3.'),
    comments: z.string(),
  })
  .meta({ id: 'ReleasedReview' });
export type ReleasedReview = z.output<typeof reviewSchema>;

/** A paper with what was released of its reviewing. */
export const paperDetailsSchema = authorPaperSchema
  .extend({ decisions: z.array(decisionSchema), reviews: z.array(reviewSchema) })
  .meta({ id: 'PaperDetails' });
export type PaperDetails = z.output<typeof paperDetailsSchema>;
