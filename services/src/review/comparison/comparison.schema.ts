import * as z from 'zod';
import { SHEPHERD_ANSWERS } from '../shepherds/paper-shepherd.entity.js';
import { DECISIONS } from '../../papers/status/paper-status.js';
import { paperRowSchema } from '../admin/admin-papers.schema.js';

const score = z.number().describe('1 to 5');

const comparedReviewSchema = z.object({
  reviewerId: z.uuid(),
  alias: z.int(),
  score: score.describe('The mean of its criteria, 1 to 5.'),
  confidence: z.int().nullable(),
  recommendation: z.enum(DECISIONS).nullable(),
});

export const comparisonSchema = z
  .object({
    papers: z
      .array(
        paperRowSchema.extend({
          decision: z
            .enum(DECISIONS)
            .nullable()
            .describe('The last one, released or not; null while there is none.'),
          metaReview: z
            .object({
              recommendation: z.enum(DECISIONS).nullable().describe('Null until it is submitted.'),
            })
            .nullable()
            .describe('Null while no one is assigned.'),
          shepherd: z
            .object({
              answer: z.enum(SHEPHERD_ANSWERS).nullable().describe('Null until it is given.'),
            })
            .nullable()
            .describe('Of the current round; null while no one is named.'),
          mean: score.describe('Of the reviews, 1 to 5.'),
          adjusted: z
            .number()
            .describe('The mean less the bias of the reviewers; it can leave 1 to 5.'),
          weighted: score.describe('The mean, weighted by the confidence of the reviews.'),
          deviation: z
            .number()
            .nullable()
            .describe('Standard deviation of the reviews; null below two.'),
          compared: z
            .array(comparedReviewSchema)
            .describe('Submitted reviews of the newest round that has some.'),
        }),
      )
      .describe(
        'Papers with a submitted review that the reader sees, in the order of their numbers.',
      ),
    reviewers: z
      .array(
        z.object({
          id: z.uuid(),
          name: z.string(),
          reviews: z.int(),
          mean: score,
          bias: z
            .number()
            .describe(
              'How much higher they score than others on the same papers, drawn towards 0.',
            ),
          deviation: z.number().nullable().describe('Standard deviation of their scores.'),
        }),
      )
      .describe('Of these reviews only, the harshest first.'),
  })
  .meta({ id: 'PaperComparison' });
export type Comparison = z.output<typeof comparisonSchema>;
export type ComparedPaper = Comparison['papers'][number];
export type ComparedReview = z.output<typeof comparedReviewSchema>;
