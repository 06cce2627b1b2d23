import * as z from 'zod';
import { columnIdsSchema } from '../../platform/downloads/export-columns.js';
import { downloadKind } from '../../platform/downloads/download-kinds.js';
import { idSchema } from '../../platform/http/fields.schema.js';
import { pageQuerySchema, pageSchema, searchSchema } from '../../platform/lists/page.js';
import { CAMERA_READY_STATES } from '../../papers/camera-ready/camera-ready.js';
import { REPORT_STATES } from '../similarity-reports/similarity-reports.schema.js';
import { PAPER_NEEDS } from './paper-needs.js';
import {
  PAPER_KINDS,
  PAPER_OUTCOMES,
  PAPER_PHASES,
  PAPER_STATUSES,
} from '../../papers/status/paper-status.js';

export const paperStatusSchema = z.enum(PAPER_STATUSES);
const flag = z.literal('true');

/** Of an accepted paper: whether a publication is registered for it, and paid. */
const PAPER_REGISTERED = ['none', 'registered', 'paid'] as const;
export type PaperRegistered = (typeof PAPER_REGISTERED)[number];

/** "due" is the earliest deadline first. */
const sort = z
  .enum([
    ...([
      '-submittedAt',
      'submittedAt',
      'number',
      '-number',
      'title',
      '-title',
      'due',
      '-due',
    ] as const),
    ...(['score', '-score'] as const),
  ])
  .default('-submittedAt');

const filters = {
  sort,
  phase: z.enum(PAPER_PHASES).optional().describe('Several statuses: a tab of the list.'),
  status: paperStatusSchema.optional(),
  type: z.enum(PAPER_KINDS).optional().describe('The kind of paper.'),
  outcome: z
    .enum(PAPER_OUTCOMES)
    .optional()
    .describe('The statuses that a figure of the dashboard counts.'),
  topic: z.string().max(200).optional(),
  track: z.string().max(40).optional().describe('Its id.'),
  tag: z.string().max(200).optional(),
  handler: z
    .union([z.enum(['mine', 'none']), idSchema])
    .optional()
    .describe('The organiser who is responsible: an id, the caller, or no one in particular.'),
  registration: z
    .enum(PAPER_REGISTERED)
    .optional()
    .describe('Accepted papers without a registration for publication, with one, or paid.'),
  cameraReady: z
    .enum(CAMERA_READY_STATES)
    .optional()
    .describe('Accepted papers by the state of their camera-ready version.'),
  overdue: flag.optional().describe('Past a promised date or a review deadline.'),
  reviewsMissing: flag
    .optional()
    .describe('Under review with fewer submitted reviews than are needed.'),
  similarityReport: z
    .enum(REPORT_STATES)
    .optional()
    .describe('By the report of a service on the newest file; none: not asked for.'),
  needs: z
    .enum(PAPER_NEEDS)
    .optional()
    .describe(
      'What the paper needs from a chair: fewer reviewers were asked than reviews are needed; or some declined and fewer are asked than the edition invites; reviews that are late; enough reviews for a decision; the release of its decision; another handler. Nothing while an act on it is on hold.',
    ),
};

/** Of a group of people to email: those of the list, with its search. */
export const chosenPapersSchema = z.strictObject({ ...filters, q: searchSchema.optional() });

export const papersQuerySchema = pageQuerySchema.extend(filters);
export type PapersQuery = z.output<typeof papersQuerySchema>;
export type PaperFilters = Omit<PapersQuery, 'limit' | 'cursor'>;

export const PAPERS_FORMATS = ['csv', 'xlsx', 'json', 'zip'] as const;

export const papersExportSchema = downloadKind(
  z
    .strictObject({
      kind: z.literal('papers'),
      format: z.enum(PAPERS_FORMATS),
      columns: columnIdsSchema.optional(),
      ids: z
        .array(idSchema)
        .min(1)
        .max(200)
        .optional()
        .describe('Only these of the papers that the filters select.'),
      ...filters,
      q: searchSchema.optional(),
    })
    .meta({ id: 'PapersExport' }),
);
export type PapersExport = z.output<typeof papersExportSchema>;

export const cameraReadyExportSchema = downloadKind(
  z
    .strictObject({ kind: z.literal('camera-ready'), ...filters, q: searchSchema.optional() })
    .meta({ id: 'CameraReadyExport' }),
);
export type CameraReadyExport = z.output<typeof cameraReadyExportSchema>;

/** Includes drafts only after they were returned. */
export const paperRowSchema = z.object({
  id: z.uuid(),
  number: z.int().nullable(),
  kind: z.enum(PAPER_KINDS),
  title: z.string(),
  topic: z.string(),
  status: paperStatusSchema,
  round: z.int(),
  revision: z.int().describe('Sent with every action; any other returns 409.'),
  authors: z.string().describe('Their names, in order.'),
  submittedAt: z.iso.datetime(),
  dueAt: z.iso
    .datetime()
    .nullable()
    .describe('The promised date of this status; under review, the first open review deadline.'),
  isOverdue: z.boolean(),
  reviews: z.object({ assigned: z.int(), submitted: z.int() }).describe('Of the paper’s round.'),
  similarityPercent: z.number().nullable(),
  aiPercent: z.number().nullable(),
  score: z
    .number()
    .nullable()
    .describe('Mean of the submitted reviews of the round, each the mean of its criteria; 1 to 5.'),
  spread: z
    .number()
    .nullable()
    .describe('From the lowest review to the highest; null below two reviews.'),
  laterResponseEnd: z.iso
    .datetime()
    .nullable()
    .describe('When responses of authors close, where it is later than for other papers.'),
  tags: z.array(z.string()).describe('Of organisers, in alphabetical order.'),
  handler: z
    .object({ id: z.uuid(), name: z.string() })
    .nullable()
    .describe('The organiser who is responsible; null for no one in particular.'),
  publication: z
    .object({ registration: z.enum(PAPER_REGISTERED), cameraReady: z.enum(CAMERA_READY_STATES) })
    .nullable()
    .describe('Null unless the paper is accepted.'),
});
export type PaperRow = z.output<typeof paperRowSchema>;

const foundTextSchema = z
  .array(z.object({ text: z.string(), isMatch: z.boolean() }))
  .meta({ id: 'FoundText' });
export type FoundText = z.output<typeof foundTextSchema>;

const listedPaperSchema = paperRowSchema
  .extend({
    found: foundTextSchema
      .nullable()
      .describe(
        'Where words of the search are in abstract and keywords, as plain text in parts; null elsewhere.',
      ),
  })
  .meta({ id: 'AdminPaperRow' });
export type ListedPaper = z.output<typeof listedPaperSchema>;

const paperCountsSchema = z
  .record(paperStatusSchema, z.int())
  .and(z.object({ all: z.int() }))
  .meta({
    id: 'AdminPaperCounts',
    description: 'By status. With needs=release, without papers on which an act is on hold.',
  });
export type PaperCounts = z.output<typeof paperCountsSchema>;

export const papersPageSchema = pageSchema(listedPaperSchema, paperCountsSchema)
  .extend({
    similarityService: z
      .string()
      .optional()
      .describe('The service that reports similarity; left out without one.'),
  })
  .meta({ id: 'AdminPapers' });

export const assignmentParamsSchema = z.strictObject({ id: idSchema, reviewId: idSchema });
export type AssignmentParams = z.output<typeof assignmentParamsSchema>;
