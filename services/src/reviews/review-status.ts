import type { ReviewStatus } from './review.entity.js';

export const REVIEW_ACTIONS = ['accept', 'decline', 'submit'] as const;
export type ReviewAction = (typeof REVIEW_ACTIONS)[number];

const TRANSITIONS: Record<ReviewStatus, Partial<Record<ReviewAction, ReviewStatus>>> = {
  invited: { accept: 'accepted', decline: 'declined' },
  accepted: { decline: 'declined', submit: 'finished' },
  declined: {},
  // What was handed in may be handed in anew, until the deadline.
  finished: { submit: 'finished' },
};

/** The status that an action leads to; undefined when the action is not allowed from here. */
export function nextReviewStatus(
  from: ReviewStatus,
  action: ReviewAction,
): ReviewStatus | undefined {
  return TRANSITIONS[from][action];
}
