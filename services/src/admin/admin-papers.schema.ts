import * as z from 'zod';
import { idSchema } from '../common/fields.schema.js';
import { pageQuerySchema, pageSchema, searchSchema } from '../common/page.js';
import { PAPER_KINDS } from '../papers/paper-kind.js';
import { PAPER_STATUSES } from '../papers/paper-status.js';

export const paperStatusSchema = z.enum(PAPER_STATUSES);
const flag = z.literal('true');

/** "-submittedAt" is newest first; "due" what is promised soonest. */
const sort = z
  .enum(['-submittedAt', 'submittedAt', 'number', '-number', 'title', '-title', 'due', '-due'])
  .default('-submittedAt');

const filters = {
  sort,
  status: paperStatusSchema.optional(),
  topic: z.string().max(200).optional(),
  overdue: flag.optional().describe('A promised date, or a reviewer’s, is over.'),
  reviewsMissing: flag.optional().describe('Under review with fewer finished than are needed.'),
};

export const papersQuerySchema = pageQuerySchema.extend(filters);
export type PapersQuery = z.output<typeof papersQuerySchema>;
export type PaperFilters = Omit<PapersQuery, 'limit' | 'cursor'>;

export const PAPERS_FORMATS = ['csv', 'xlsx', 'json', 'zip'] as const;

/** The list's filters and sort, as a body has them; zip holds the PDFs. */
export const papersExportSchema = z
  .strictObject({
    kind: z.literal('papers'),
    format: z.enum(PAPERS_FORMATS),
    ...filters,
    q: searchSchema.optional(),
  })
  .meta({ id: 'PapersExport' });
export type PapersExport = z.output<typeof papersExportSchema>;

/** A paper as the list shows it. Drafts are there only once they were turned back. */
export const paperRowSchema = z
  .object({
    id: z.uuid(),
    number: z.int().nullable(),
    kind: z.enum(PAPER_KINDS),
    title: z.string(),
    topic: z.string(),
    status: paperStatusSchema,
    round: z.int(),
    revision: z.int().describe('Goes with every act, which is refused when another was faster.'),
    authors: z.string().describe('Their names, in their order.'),
    submittedAt: z.iso.datetime(),
    dueAt: z.iso
      .datetime()
      .nullable()
      .describe(
        'The promised date of this status; of reviewing, the first reviewer’s that is open.',
      ),
    isOverdue: z.boolean(),
    reviews: z.object({ assigned: z.int(), finished: z.int() }).describe('Of the paper’s round.'),
    similarityPercent: z.number().nullable(),
    aiPercent: z.number().nullable(),
  })
  .meta({ id: 'AdminPaperRow' });
export type PaperRow = z.output<typeof paperRowSchema>;

/** The papers of the edition by status, drafts left out, whatever the list is filtered by. */
const paperCountsSchema = z
  .record(paperStatusSchema, z.int())
  .and(z.object({ all: z.int() }))
  .meta({ id: 'AdminPaperCounts' });
export type PaperCounts = z.output<typeof paperCountsSchema>;

export const papersPageSchema = pageSchema(paperRowSchema, paperCountsSchema).meta({
  id: 'AdminPapers',
});

export const assignmentParamsSchema = z.strictObject({ id: idSchema, reviewId: idSchema });
export type AssignmentParams = z.output<typeof assignmentParamsSchema>;
