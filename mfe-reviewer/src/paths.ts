import { path } from '@plenary/kit/paths';

/** Addresses of this remote that no other area links to. */
export const reviewerPaths = {
  /** How much one takes on, and what one knows. */
  profile: path('/reviewers/profile'),
  /** Where the link of an invitation by mail leads. */
  invitation: path('/reviewers/invitations/:token'),
} as const;
