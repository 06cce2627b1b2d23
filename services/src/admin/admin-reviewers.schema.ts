import * as z from 'zod';
import { pageQuerySchema, pageSchema } from '../common/page.js';
import { reviewerProfileSchema } from '../reviews/reviewer-profile.schema.js';

/** Whether they can be asked: paused, with as many papers as their limit says, or neither. */
const AVAILABILITIES = ['free', 'full', 'paused'] as const;

export const reviewersQuerySchema = pageQuerySchema.extend({
  sort: z.enum(['name', '-name', 'load', '-load']).default('name'),
  availability: z.enum(AVAILABILITIES).optional(),
  topic: z.string().max(200).optional().describe('One that they know.'),
});
export type ReviewersQuery = z.output<typeof reviewersQuerySchema>;

export const adminReviewerSchema = z
  .object({
    id: z.uuid(),
    name: z.string(),
    email: z.string(),
    organization: z.string(),
    isAdmin: z.boolean().describe('Admins are asked by hand: no proposal names them.'),
    load: z.int().describe('Papers of the edition that they review or have reviewed.'),
    late: z.int().describe('Reviews that are overdue.'),
    limit: z.int().describe('Their own, or that of the edition.'),
    availability: z.enum(AVAILABILITIES),
    terms: reviewerProfileSchema,
  })
  .meta({ id: 'AdminReviewer' });
export type AdminReviewer = z.output<typeof adminReviewerSchema>;

const reviewerCountsSchema = z
  .object({ all: z.int(), free: z.int(), full: z.int(), paused: z.int() })
  .meta({ id: 'AdminReviewerCounts' });
export type ReviewerCounts = z.output<typeof reviewerCountsSchema>;

export const reviewersPageSchema = pageSchema(adminReviewerSchema, reviewerCountsSchema).meta({
  id: 'AdminReviewers',
});
