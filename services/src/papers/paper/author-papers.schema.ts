import * as z from 'zod';
import { multiLine } from '../../platform/http/multi-line.js';
import { agreementSchema } from '../../conference/editions/agreement.schema.js';
import { answeredFieldSchema } from '../../conference/editions/review-fields.schema.js';
import { KEYWORDS_KEPT } from '../../conference/editions/rules/limit-rules.js';
import { idSchema, ONE_LINE } from '../../platform/http/fields.schema.js';
import { defineTexts } from '../../platform/i18n/define-texts.js';
import {
  DECISIONS,
  HIDDEN_STATUSES,
  PAPER_ACTIONS,
  PAPER_KINDS,
  PAPER_STATUSES,
} from '../status/paper-status.js';
import { CAMERA_READY_STATES } from '../camera-ready/camera-ready.js';
import { agreedSchema } from './paper-agreement.schema.js';
import { PAPER_CHANGES, PAPER_STAGES } from './paper-version.entity.js';

const texts = defineTexts('server.papers.fields', {
  tooLong: '{label} must be at most {max, number} characters',
  oneLine: '{label} must be one line of text',
  kindMissing: 'Please choose a full paper or a poster',
  tooManyKeywords: 'At most {max, number} keywords',
  tooManyAuthors: 'At most {max, number} authors',
  labels: {
    givenName: 'Given name',
    familyName: 'Family name',
    email: 'Email',
    affiliation: 'Affiliation',
    country: 'Country',
    title: 'Title',
    abstract: 'Abstract',
    keyword: 'A keyword',
    topic: 'Topic',
    aiUse: 'The statement',
    reason: 'The reason',
    note: 'The note',
  },
});

type Label = keyof typeof texts.labels;

// Drafts are saved while the author types, so no field is required; submitting checks them.
const line = (label: Label, max: number) =>
  z
    .string()
    .max(max, { error: () => texts.tooLong({ label: texts.labels[label], max }) })
    .regex(ONE_LINE, { error: () => texts.oneLine({ label: texts.labels[label] }) });
const text = (label: Label, max: number) =>
  multiLine(z.string()).max(max, {
    error: () => texts.tooLong({ label: texts.labels[label], max }),
  });

const MAX_AUTHORS = 40;

export const authorSchema = z
  .strictObject({
    givenName: line('givenName', 100),
    familyName: line('familyName', 100),
    email: line('email', 254),
    affiliation: line('affiliation', 200),
    country: line('country', 100),
    isPresenting: z.boolean(),
    isCorresponding: z.boolean(),
  })
  .meta({ id: 'PaperAuthor' });
export type Author = z.output<typeof authorSchema>;

const kind = z.enum(PAPER_KINDS, { error: () => texts.kindMissing });

export const newDraftSchema = z.strictObject({ kind }).meta({ id: 'NewDraft' });
export type NewDraft = z.output<typeof newDraftSchema>;

const contentSchema = z.strictObject({
  kind,
  title: line('title', 300),
  abstract: text('abstract', 10_000),
  keywords: z
    .array(line('keyword', 60))
    .max(KEYWORDS_KEPT, { error: () => texts.tooManyKeywords({ max: KEYWORDS_KEPT }) }),
  topic: line('topic', 200),
  aiUse: text('aiUse', 3000),
  isOriginal: z.boolean(),
  authors: z
    .array(authorSchema)
    .max(MAX_AUTHORS, { error: () => texts.tooManyAuthors({ max: MAX_AUTHORS }) })
    .describe('In order.'),
});

export const draftChangesSchema = contentSchema
  .partial()
  .extend({
    revision: z
      .int()
      .describe('The revision that the changes are based on; any other returns 409.'),
  })
  .meta({ id: 'DraftChanges' });
export type DraftChanges = z.output<typeof draftChangesSchema>;

export const paperEditSchema = contentSchema
  .extend({ revision: z.int().describe('The revision that the changes are based on.') })
  .meta({ id: 'PaperEdit' });
export type PaperEdit = z.output<typeof paperEditSchema>;

/** What organisers change for an author. */
export const editForAuthorSchema = contentSchema.pick({
  title: true,
  abstract: true,
  keywords: true,
  topic: true,
  authors: true,
});
export type EditForAuthor = z.output<typeof editForAuthorSchema>;

export const paperIdSchema = z.strictObject({ id: idSchema });
export type PaperId = z.output<typeof paperIdSchema>;

export const withdrawalSchema = z
  .strictObject({ reason: text('reason', 2000).default('') })
  .meta({ id: 'Withdrawal' });
export type Withdrawal = z.output<typeof withdrawalSchema>;

export const revisionSchema = z
  .strictObject({ note: text('note', 5000).default('') })
  .meta({ id: 'RevisionSubmission' });
export type Revision = z.output<typeof revisionSchema>;

const instant = z.iso.datetime();

const fileSchema = z.object({
  name: z.string(),
  bytes: z.int(),
  pages: z.int(),
  sha256: z.string().describe('Of the uploaded file, in hexadecimal digits.'),
});

const versionSchema = z
  .object({
    id: z.uuid(),
    number: z.int(),
    stage: z.enum(PAPER_STAGES),
    isSubmitted: z.boolean().describe('An unsubmitted version can be replaced.'),
    note: z.string(),
    changes: z.array(z.enum(PAPER_CHANGES)).describe('Of an edit of the submission.'),
    content: z
      .object({ title: z.string(), abstract: z.string() })
      .nullable()
      .describe('Of a submission that was edited.'),
    createdAt: instant,
    manuscript: fileSchema,
    supplement: fileSchema.nullable(),
  })
  .meta({ id: 'PaperVersion' });

const transitionSchema = z
  .object({
    action: z.enum(PAPER_ACTIONS),
    status: z.enum(PAPER_STATUSES).describe('Only released statuses.'),
    at: instant,
    note: z.string(),
  })
  .meta({ id: 'PaperTransition' });

/** Unreleased decisions change nothing in it. */
export const authorPaperSchema = z
  .object({
    id: z.uuid(),
    number: z.int().nullable().describe('Assigned at the first submission.'),
    kind: z.enum(PAPER_KINDS),
    title: z.string(),
    abstract: z.string(),
    keywords: z.array(z.string()),
    topic: z.string(),
    aiUse: z.string(),
    isOriginal: z.boolean(),
    authors: z.array(authorSchema),
    deniedAuthors: z
      .array(z.string())
      .describe('Addresses of named authors who said that they are not authors.'),
    role: z
      .enum(['submitter', 'co-author'])
      .describe('Of the caller. The submitter is the corresponding author and makes changes.'),
    status: z.enum(PAPER_STATUSES).exclude(HIDDEN_STATUSES),
    createdAt: instant,
    savedAt: instant.nullable().describe('Of drafts.'),
    revision: z
      .int()
      .nullable()
      .describe('Of drafts and submitted papers: increases with every save.'),
    isEditable: z
      .boolean()
      .describe(
        'A submitted paper, by its submitter, until screening starts or submissions close.',
      ),
    submitBy: instant
      .nullable()
      .describe(
        'Of drafts, if submissions close by themselves: with the grace of those begun before.',
      ),
    submittedAt: instant.nullable(),
    acknowledgeBy: instant.nullable().describe('Until screening is complete.'),
    correctionsBy: instant.nullable().describe('While a revision is due.'),
    verifyBy: instant.nullable().describe('While the revision is being verified.'),
    paymentBy: instant.nullable().describe('Of accepted papers.'),
    payment: z.enum(['none', 'pending', 'confirmed']).describe('Of accepted papers.'),
    registeredBy: z.enum(['you', 'another-author']).nullable(),
    cameraReady: z
      .object({
        state: z.enum(CAMERA_READY_STATES),
        by: instant.nullable().describe('The deadline, if the edition has one.'),
        isOpen: z.boolean().describe('Whether a file can be submitted, once it is paid.'),
        reasons: z.string().describe('Why it was sent back; empty in other states.'),
      })
      .nullable()
      .describe('Null unless the paper is accepted.'),
    versions: z.array(versionSchema).describe('Newest first.'),
    transitions: z.array(transitionSchema).describe('Oldest first.'),
    problems: z
      .record(z.string(), z.string())
      .describe('Problems of a draft by field: "abstract", "authors.0.email".'),
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

export const reviewSchema = z
  .object({
    round: z.int(),
    reviewer: z.int().describe('The reviewer’s number in this paper, as in "Reviewer 2".'),
    recommendation: z.enum(DECISIONS).nullable(),
    criteria: z.record(z.string(), z.int()).describe('From 1 to 5.'),
    confidence: z.int().nullable().describe('From 1 to 3.'),
    comments: z.string(),
    concern: z.string().describe('A suspicion of copied or generated text.'),
    added: z.array(answeredFieldSchema).describe('Answers to added fields that authors see.'),
  })
  .describe('Fields that are only for the committee are null or empty.')
  .meta({ id: 'ReleasedReview' });
export type ReleasedReview = z.output<typeof reviewSchema>;

const findingSchema = z
  .object({
    part: z.enum(['manuscript', 'supplement']),
    severity: z.enum(['info', 'warning']),
    text: z.string(),
  })
  .meta({ id: 'FileFinding' });
export type FileFinding = z.output<typeof findingSchema>;

export const paperDetailsSchema = authorPaperSchema
  .extend({
    decisions: z.array(decisionSchema),
    reviews: z.array(reviewSchema),
    shepherd: z
      .string()
      .nullable()
      .describe(
        'Who verifies the corrections, until they are verified; null in editions that keep the name.',
      ),
    findings: z
      .array(findingSchema)
      .describe('About the files of the unsubmitted version; none prevents the submission.'),
    agreement: agreementSchema
      .nullable()
      .describe('Asked for with the camera-ready version. Null unless the paper is accepted.'),
    agreed: agreedSchema.nullable(),
  })
  .meta({ id: 'PaperDetails' });
export type PaperDetails = z.output<typeof paperDetailsSchema>;
