import * as z from 'zod';
import { pageQuerySchema, pageSchema } from '../../platform/lists/page.js';
import { meanRatingSchema } from '../ratings/review-ratings.schema.js';
import { reviewerProfileSchema } from '../reviewers/reviewer-profile.schema.js';

const AVAILABILITIES = ['available', 'at-capacity', 'paused'] as const;

export const reviewersQuerySchema = pageQuerySchema.extend({
  sort: z.enum(['name', '-name', 'load', '-load']).default('name'),
  availability: z.enum(AVAILABILITIES).optional(),
  topic: z.string().max(200).optional().describe('A topic of the reviewer.'),
});
export type ReviewersQuery = z.output<typeof reviewersQuerySchema>;

export const adminReviewerSchema = z
  .object({
    id: z.uuid(),
    name: z.string(),
    email: z.string(),
    organization: z.string(),
    isAdmin: z.boolean().describe('Proposals leave out admins.'),
    load: z.int().describe('Assigned papers of the edition.'),
    late: z.int().describe('Overdue reviews.'),
    limit: z.int().describe('The reviewer’s limit, or the edition’s default.'),
    availability: z.enum(AVAILABILITIES),
    ratings: meanRatingSchema.describe('Of the reviewer’s reviews, by organisers.'),
    terms: reviewerProfileSchema,
  })
  .meta({ id: 'AdminReviewer' });
export type AdminReviewer = z.output<typeof adminReviewerSchema>;

const reviewerCountsSchema = z
  .object({ all: z.int(), available: z.int(), 'at-capacity': z.int(), paused: z.int() })
  .meta({ id: 'AdminReviewerCounts' });
export type ReviewerCounts = z.output<typeof reviewerCountsSchema>;

export const reviewersPageSchema = pageSchema(adminReviewerSchema, reviewerCountsSchema).meta({
  id: 'AdminReviewers',
});
