import * as z from 'zod';
import { idSchema } from '../common/fields.schema.js';
import { DECISIONS, PAPER_STATUSES } from '../papers/paper-status.js';

const MOST = 5000;

/** Words to people: lines are kept. */
const words = (label: string) =>
  z
    .string(`${label} is required`)
    .trim()
    .max(MOST, `${label} must be at most ${MOST} characters`)
    .regex(/^[^\0]*$/, `${label} must be a text`);
const requiredWords = (label: string) => words(label).min(3, `${label} is required`);

const revision = z.int().min(1).describe('Of the paper as it was read.');
const percent = (label: string) =>
  z
    .number(`${label} must be a number`)
    .min(0, `${label} must be from 0 to 100`)
    .max(100, `${label} must be from 0 to 100`);

export const paperIdSchema = z.strictObject({ id: idSchema });
export type PaperId = z.output<typeof paperIdSchema>;

/** What an act leads to. */
export const paperStateSchema = z
  .object({ id: z.uuid(), status: z.enum(PAPER_STATUSES), round: z.int(), revision: z.int() })
  .meta({ id: 'AdminPaperState' });
export type PaperState = z.output<typeof paperStateSchema>;

/** Without figures: the paper is being looked at. Percents. */
export const screeningSchema = z
  .strictObject({
    revision,
    similarityPercent: percent('Similarity').optional(),
    aiPercent: percent('AI share').optional(),
    pass: z.boolean().default(false).describe('Sends the paper to review; needs both figures.'),
  })
  .meta({ id: 'Screening' });
export type Screening = z.output<typeof screeningSchema>;

export const turnBackSchema = z
  .strictObject({ revision, note: requiredWords('A note to the authors') })
  .meta({ id: 'TurnBack' });
export type TurnBack = z.output<typeof turnBackSchema>;

export const deskRejectionSchema = z
  .strictObject({ revision, reason: requiredWords('A reason') })
  .meta({ id: 'DeskRejection' });
export type DeskRejection = z.output<typeof deskRejectionSchema>;

export const decisionSchema = z
  .strictObject({
    revision,
    decision: z.enum(DECISIONS, 'Please choose a decision'),
    noteToAuthors: words('The note to the authors').default(''),
    noteToCommittee: words('The note to the committee').default(''),
  })
  .meta({ id: 'PaperDecision' });
export type DecisionToRecord = z.output<typeof decisionSchema>;

export const verificationSchema = z
  .strictObject({
    revision,
    outcome: z
      .enum(['verified', 'review-again'])
      .describe('verified accepts the corrections; review-again begins another round of reviews.'),
    note: words('The note').default('').describe('To the authors, with the release.'),
  })
  .meta({ id: 'Verification' });
export type Verification = z.output<typeof verificationSchema>;

export const reopeningSchema = z
  .strictObject({ revision, reason: requiredWords('A reason') })
  .meta({ id: 'Reopening' });
export type Reopening = z.output<typeof reopeningSchema>;

export const MOST_RELEASED = 200;

/** A revision that is not the paper's any more leaves the paper as it is. */
export const releaseSchema = z
  .strictObject({
    papers: z
      .array(z.strictObject({ id: idSchema, revision: revision.optional() }))
      .min(1, 'Please choose a paper')
      .max(MOST_RELEASED, `At most ${MOST_RELEASED} papers at once`),
    preview: z.boolean().default(false).describe('Answers the mails, and releases nothing.'),
  })
  .meta({ id: 'Release' });
export type Release = z.output<typeof releaseSchema>;

const releasedSchema = z.object({
  id: z.uuid(),
  number: z.int().nullable(),
  title: z.string(),
  revision: z.int(),
  decision: z.enum(DECISIONS).nullable(),
  outcome: z.enum(['ready', 'released', 'left']),
  reason: z.string().nullable().describe('Why the paper is left as it is.'),
  mail: z
    .object({ to: z.string(), subject: z.string(), text: z.string() })
    .nullable()
    .describe('What the author gets; null for papers that are left.'),
});
export type Released = z.output<typeof releasedSchema>;

export const releaseAnswerSchema = z
  .object({ items: z.array(releasedSchema) })
  .meta({ id: 'ReleaseAnswer' });
