import * as z from 'zod';
import { multiLine } from '../../platform/http/multi-line.js';
import { defineTexts } from '../../platform/i18n/define-texts.js';
import { idSchema } from '../../platform/http/fields.schema.js';
import { hasVisibleCharacter } from '../../platform/http/readable-text.js';
import { editForAuthorSchema } from '../../papers/paper/author-papers.schema.js';
import { DECISIONS, PAPER_STATUSES } from '../../papers/status/paper-status.js';

const texts = defineTexts('server.review.decisions.fields', {
  labels: {
    note: 'The note',
    noteToAuthors: 'The note to the authors',
    noteToCommittee: 'The note to the committee',
    reason: 'A reason',
    similarity: 'Similarity',
    aiShare: 'AI share',
  },
  required: '{label} is required',
  tooLong: '{label} must be at most {max, number} characters',
  number: '{label} must be a number',
  percent: '{label} must be from 0 to 100',
  decisionMissing: 'Please choose a decision',
  paperMissing: 'Please choose a paper',
  tooManyPapers: 'At most {max, number} papers at once',
});

const MAX_CHARACTERS = 5000;

type Label = keyof typeof texts.labels;
const nameOf = (label: Label) => ({ label: texts.labels[label] });

const noteSchema = (label: Label) =>
  multiLine(z.string({ error: () => texts.required(nameOf(label)) }))
    .trim()
    .max(MAX_CHARACTERS, {
      error: () => texts.tooLong({ ...nameOf(label), max: MAX_CHARACTERS }),
    });
const requiredNote = (label: Label) =>
  noteSchema(label)
    .min(3, { error: () => texts.required(nameOf(label)) })
    .refine(hasVisibleCharacter, { error: () => texts.required(nameOf(label)) });

const revision = z.int().min(1).describe('The revision that the chair read.');
const percent = (label: Label) =>
  z
    .number({ error: () => texts.number(nameOf(label)) })
    .min(0, { error: () => texts.percent(nameOf(label)) })
    .max(100, { error: () => texts.percent(nameOf(label)) });

export const paperIdSchema = z.strictObject({ id: idSchema });
export type PaperId = z.output<typeof paperIdSchema>;

export const paperStateSchema = z
  .object({
    id: z.uuid(),
    status: z.enum(PAPER_STATUSES),
    round: z.int(),
    revision: z.int(),
    heldUntil: z.iso.datetime().nullable().describe('Set while the act is on hold.'),
  })
  .meta({ id: 'AdminPaperState' });
export type PaperState = z.output<typeof paperStateSchema>;

/** Percent; without figures, screening starts. */
export const screeningSchema = z
  .strictObject({
    revision,
    similarityPercent: percent('similarity').optional(),
    aiPercent: percent('aiShare').optional(),
    pass: z.boolean().default(false).describe('Sends the paper to review; needs both figures.'),
  })
  .meta({ id: 'Screening' });
export type Screening = z.output<typeof screeningSchema>;

/** Percent. */
export const figuresSchema = z
  .strictObject({
    revision,
    similarityPercent: percent('similarity'),
    aiPercent: percent('aiShare'),
    reason: requiredNote('reason').describe('Kept with the notes of organisers.'),
  })
  .meta({ id: 'CorrectedFigures' });
export type CorrectedFigures = z.output<typeof figuresSchema>;

export const withdrawalSchema = z
  .strictObject({ revision, reason: requiredNote('reason').describe('Emailed to the author.') })
  .meta({ id: 'PaperWithdrawal' });
export type PaperWithdrawal = z.output<typeof withdrawalSchema>;

export const laterReturnSchema = z
  .strictObject({ revision, reason: requiredNote('reason').describe('Emailed to all authors.') })
  .meta({ id: 'LaterReturn' });
export type LaterReturn = z.output<typeof laterReturnSchema>;

export const paperEditForAuthorSchema = editForAuthorSchema
  .extend({ revision, reason: requiredNote('reason').describe('Emailed to all authors.') })
  .meta({ id: 'PaperEditForAuthor' });
export type PaperEditForAuthor = z.output<typeof paperEditForAuthorSchema>;

export const returnToAuthorSchema = z
  .strictObject({ revision, note: requiredNote('noteToAuthors') })
  .meta({ id: 'ReturnToAuthor' });
export type ReturnToAuthor = z.output<typeof returnToAuthorSchema>;

export const deskRejectionSchema = z
  .strictObject({ revision, reason: requiredNote('reason') })
  .meta({ id: 'DeskRejection' });
export type DeskRejection = z.output<typeof deskRejectionSchema>;

export const decisionSchema = z
  .strictObject({
    revision,
    decision: z.enum(DECISIONS, { error: () => texts.decisionMissing }),
    noteToAuthors: noteSchema('noteToAuthors').default(''),
    noteToCommittee: noteSchema('noteToCommittee').default(''),
  })
  .meta({ id: 'PaperDecision' });
export type DecisionToRecord = z.output<typeof decisionSchema>;

export const conflictSchema = z
  .strictObject({ reason: requiredNote('reason') })
  .meta({ id: 'ConflictDeclaration' });
export type ConflictDeclaration = z.output<typeof conflictSchema>;

export const verificationSchema = z
  .strictObject({
    revision,
    outcome: z
      .enum(['verified', 'review-again'])
      .describe('verified accepts the revision; review-again starts another review round.'),
    note: noteSchema('note').default('').describe('For the authors, once released.'),
  })
  .meta({ id: 'Verification' });
export type Verification = z.output<typeof verificationSchema>;

export const reopeningSchema = z
  .strictObject({ revision, reason: requiredNote('reason') })
  .meta({ id: 'Reopening' });
export type Reopening = z.output<typeof reopeningSchema>;

const MAX_RELEASED = 200;

/** Papers with another revision are skipped. */
export const releaseSchema = z
  .strictObject({
    papers: z
      .array(z.strictObject({ id: idSchema, revision: revision.optional() }))
      .min(1, { error: () => texts.paperMissing })
      .max(MAX_RELEASED, { error: () => texts.tooManyPapers({ max: MAX_RELEASED }) }),
    preview: z.boolean().default(false).describe('Returns the emails without releasing anything.'),
  })
  .meta({ id: 'Release' });
export type Release = z.output<typeof releaseSchema>;

const releasedSchema = z.object({
  id: z.uuid(),
  number: z.int().nullable(),
  title: z.string(),
  revision: z.int(),
  decision: z.enum(DECISIONS).nullable(),
  outcome: z.enum(['ready', 'released', 'held', 'skipped']),
  reason: z.string().nullable().describe('Why the paper was skipped.'),
  heldUntil: z.iso.datetime().nullable().describe('When a held release reaches its authors.'),
  email: z
    .object({ to: z.string(), subject: z.string(), text: z.string() })
    .nullable()
    .describe('Of a preview; null for skipped papers.'),
});
export type Released = z.output<typeof releasedSchema>;

export const releaseAnswerSchema = z
  .object({ items: z.array(releasedSchema) })
  .meta({ id: 'ReleaseAnswer' });
