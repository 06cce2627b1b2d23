import * as z from 'zod';
import { idSchema } from '../../platform/http/fields.schema.js';
import { PAPER_STATUSES } from '../../papers/status/paper-status.js';
import { similarityReportSchema } from '../similarity-reports/similarity-reports.schema.js';
import { FILE_STATES } from './paper-texts.sql.js';

const piece = z.object({ text: z.string(), isMatching: z.boolean() });

const matchSchema = z.object({
  paper: z.object({
    id: z.uuid(),
    number: z.int(),
    title: z.string(),
    status: z.enum(PAPER_STATUSES),
    edition: z.string().nullable().describe('Its name; null for the current edition.'),
  }),
  sharesAuthor: z.boolean(),
  percent: z.number().describe('Of the words of the paper that the other one contains.'),
  needsCheck: z
    .boolean()
    .describe('At the limit of similarity or above it, and no chair has marked it as checked.'),
  checkedAt: z.iso.datetime().nullable().describe('When a chair found it to be fine.'),
  passages: z
    .array(z.object({ own: z.array(piece), other: z.array(piece) }))
    .describe('With the words around them, in the order of the paper; the longest twenty.'),
});

export const similarityCheckSchema = z
  .object({
    state: z.enum(['pending', 'compared']).describe('Pending until the newest file was compared.'),
    file: z
      .enum(FILE_STATES)
      .nullable()
      .describe(
        'Null while pending. Other than "read", only title and abstract were compared: the file has no text, or was not found and is tried again.',
      ),
    report: similarityReportSchema
      .nullable()
      .describe('Of a service outside; null where none is set up.'),
    matches: z
      .array(matchSchema)
      .describe(
        'At most ten, the most similar first; without papers that the reader must not see.',
      ),
  })
  .meta({ id: 'SimilarityCheck' });
export type SimilarityCheck = z.output<typeof similarityCheckSchema>;

export const similarPaperSchema = z.strictObject({ id: idSchema, otherId: idSchema });
export type SimilarPaper = z.output<typeof similarPaperSchema>;

export const similarityMarkSchema = z
  .strictObject({ isChecked: z.boolean() })
  .meta({ id: 'SimilarityMark' });
export type SimilarityMark = z.output<typeof similarityMarkSchema>;
