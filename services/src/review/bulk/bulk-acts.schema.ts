import * as z from 'zod';
import { idSchema } from '../../platform/http/fields.schema.js';
import { defineTexts } from '../../platform/i18n/define-texts.js';
import { decisionSchema } from '../decisions/decisions.schema.js';
import { tagSchema } from '../tags/paper-tags.schema.js';

const texts = defineTexts('server.review.bulk.fields', {
  paperMissing: 'Please choose a paper',
  tooManyPapers: 'At most {max, number} papers at once',
});

const MAX_PAPERS = 200;

const fields = {
  papers: z
    .array(
      z.strictObject({
        id: idSchema,
        revision: z.int().min(1).describe('The revision that the chair read.'),
      }),
    )
    .min(1, { error: () => texts.paperMissing })
    .max(MAX_PAPERS, { error: () => texts.tooManyPapers({ max: MAX_PAPERS }) }),
  preview: z.boolean().default(false).describe('Returns what would happen, and changes nothing.'),
};

/** Each paper is as if the act had been done to it: papers that refuse it are skipped. */
export const bulkActSchema = z
  .discriminatedUnion('act', [
    z.strictObject({ act: z.enum(['tag', 'untag']), tag: tagSchema, ...fields }),
    z.strictObject({ act: z.enum(['pass', 'release', 'remind', 'compare']), ...fields }),
    z.strictObject({ act: z.literal('assign'), reviewerId: idSchema, ...fields }),
    z.strictObject({
      ...{ act: z.literal('decide'), decision: decisionSchema.shape.decision },
      ...{ noteToAuthors: decisionSchema.shape.noteToAuthors, ...fields },
    }),
  ])
  .meta({ id: 'BulkPaperAct' });
export type BulkAct = z.output<typeof bulkActSchema>;

/** Of a request as received. A preview changes nothing. */
export function isRelease(body: unknown): boolean {
  const { act, preview } = (body ?? {}) as { act?: unknown; preview?: unknown };
  return act === 'release' && preview !== true;
}

const bulkResultSchema = z.object({
  id: z.uuid(),
  outcome: z.enum(['ready', 'done', 'held', 'skipped']),
  reason: z.string().nullable().describe('Why the paper was skipped.'),
  heldUntil: z.iso.datetime().nullable().describe('When a held act reaches its people.'),
  told: z.array(z.string()).describe('The addresses that get an email.'),
});
export type BulkResult = z.output<typeof bulkResultSchema>;

export const bulkResultsSchema = z
  .object({ items: z.array(bulkResultSchema) })
  .meta({ id: 'BulkPaperResults' });
export type BulkResults = z.output<typeof bulkResultsSchema>;
