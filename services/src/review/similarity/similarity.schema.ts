import * as z from 'zod';
import { PAPER_STATUSES } from '../../papers/status/paper-status.js';

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
  passages: z
    .array(z.object({ own: z.array(piece), other: z.array(piece) }))
    .describe('With the words around them, in the order of the paper; the longest twenty.'),
});

export const similarityCheckSchema = z
  .object({
    state: z.enum(['pending', 'compared']).describe('Pending until the newest file was compared.'),
    matches: z
      .array(matchSchema)
      .describe(
        'At most ten, the most similar first; without papers that the reader must not see.',
      ),
  })
  .meta({ id: 'SimilarityCheck' });
export type SimilarityCheck = z.output<typeof similarityCheckSchema>;
