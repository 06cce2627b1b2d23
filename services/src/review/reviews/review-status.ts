export const REVIEW_STATUSES = ['invited', 'accepted', 'declined', 'submitted'] as const;
export type ReviewStatus = (typeof REVIEW_STATUSES)[number];

export const REVIEW_CRITERIA = [
  'originality',
  'relevance',
  'method',
  'clarity',
  'significance',
] as const;
export type ReviewCriterion = (typeof REVIEW_CRITERIA)[number];

export const REVIEW_ACTIONS = ['accept', 'decline', 'submit'] as const;
export type ReviewAction = (typeof REVIEW_ACTIONS)[number];

const TRANSITIONS: Record<ReviewStatus, Partial<Record<ReviewAction, ReviewStatus>>> = {
  invited: { accept: 'accepted', decline: 'declined' },
  accepted: { decline: 'declined', submit: 'submitted' },
  declined: {},
  // A submitted review can be resubmitted until the deadline.
  submitted: { submit: 'submitted' },
};

export function nextReviewStatus(
  from: ReviewStatus,
  action: ReviewAction,
): ReviewStatus | undefined {
  return TRANSITIONS[from][action];
}

interface StatusFacts {
  isPending: boolean;
  opensAbstract: boolean;
  opensPdf: boolean;
}

const FACTS: Record<ReviewStatus, StatusFacts> = {
  invited: { isPending: true, opensAbstract: true, opensPdf: false },
  accepted: { isPending: true, opensAbstract: true, opensPdf: true },
  declined: { isPending: false, opensAbstract: false, opensPdf: false },
  submitted: { isPending: false, opensAbstract: true, opensPdf: true },
};

export function factsOf(status: ReviewStatus): StatusFacts {
  return FACTS[status];
}
