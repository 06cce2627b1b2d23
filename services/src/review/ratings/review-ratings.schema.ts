import * as z from 'zod';
import { idSchema } from '../../platform/http/fields.schema.js';
import { multiLine } from '../../platform/http/multi-line.js';
import { defineTexts } from '../../platform/i18n/define-texts.js';

export const texts = defineTexts('server.review.ratings', {
  notFound: 'This review was not found, is not submitted, or is your own.',
  tooLong: 'The note must be at most {max, number} characters',
  saved: 'Rating saved.',
  removed: 'Rating removed.',
});

/** The best first. */
export const RATINGS = ['helpful', 'sufficient', 'not-sufficient'] as const;
export type Rating = (typeof RATINGS)[number];

const MAX_CHARACTERS = 2000;

export const ratingChangeSchema = z
  .strictObject({
    rating: z.enum(RATINGS).nullable().describe('Null removes the caller’s rating.'),
    note: multiLine(z.string())
      .trim()
      .max(MAX_CHARACTERS, { error: () => texts.tooLong({ max: MAX_CHARACTERS }) })
      .default('')
      .describe('For organisers only.'),
  })
  .meta({ id: 'ReviewRatingChange' });
export type RatingChange = z.output<typeof ratingChangeSchema>;

export const ratedReviewSchema = z.strictObject({ id: idSchema, reviewId: idSchema });
export type RatedReview = z.output<typeof ratedReviewSchema>;

/** As organisers see it. */
export const reviewRatingSchema = z
  .object({
    organiser: z.string(),
    isOwn: z.boolean().describe('Given by the caller, who may change it.'),
    rating: z.enum(RATINGS),
    note: z.string(),
    ratedAt: z.iso.datetime(),
  })
  .meta({ id: 'ReviewRating' });

/** Of all reviews by one reviewer. */
export const meanRatingSchema = z.object({
  mean: z
    .number()
    .nullable()
    .describe('From 1, not sufficient, to 3, helpful; null without ratings.'),
  count: z.int(),
});
