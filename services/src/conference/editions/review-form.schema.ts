import * as z from 'zod';

const field = <Visible extends z.ZodType<boolean>>(visibleToAuthors: Visible) =>
  z.object({ visibleToAuthors });
const choice = field(z.boolean());

/** The fields of the review form. Authors read the visible ones once the decision is released. */
export const reviewFormSchema = z.object({
  recommendation: choice,
  originality: choice,
  relevance: choice,
  method: choice,
  clarity: choice,
  significance: choice,
  confidence: choice,
  commentsToAuthors: choice,
  commentsToCommittee: field(z.literal(false)),
  concern: choice,
});
export type ReviewForm = z.output<typeof reviewFormSchema>;

export const reviewFieldSchema = reviewFormSchema.keyof();
export type ReviewField = z.output<typeof reviewFieldSchema>;

export function fieldsForAuthors(form: ReviewForm): ReviewField[] {
  return reviewFieldSchema.options.filter((name) => form[name].visibleToAuthors);
}
