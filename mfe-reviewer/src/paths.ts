import { path } from '@plenary/kit/paths';

/** Paths that no other remote links to. */
export const reviewerPaths = {
  bids: path('/reviewers/bids'),
  profile: path('/reviewers/profile'),
  metaReview: path('/reviewers/papers/:paperId/meta-review'),
  shepherding: path('/reviewers/papers/:paperId/shepherding'),
  /** Linked from invitation emails. */
  invitation: path('/reviewers/invitations/:token'),
} as const;
