import type { ReviewForm } from '../review-form.schema.js';

const committeeOnly = { visibleToAuthors: false } as const;
const authors = { visibleToAuthors: true };

export const sampleReviewForm: ReviewForm = {
  recommendation: authors,
  originality: committeeOnly,
  relevance: committeeOnly,
  method: committeeOnly,
  clarity: committeeOnly,
  significance: committeeOnly,
  confidence: committeeOnly,
  commentsToAuthors: authors,
  commentsToCommittee: committeeOnly,
  concern: committeeOnly,
};
