import { path } from '@plenary/kit/paths';

/** This area's own addresses, beside those that the specification names. */
export const adminPaths = {
  user: path('/admin/users/:userId'),
  paper: path('/admin/papers/:paperId'),
  paperReleases: path('/admin/papers/release'),
  paperProposal: path('/admin/papers/proposal'),
  reviewers: path('/admin/papers/reviewers'),
  transfers: path('/admin/payments/unmatched'),
  messages: path('/admin/messages'),
  applications: path('/admin/messages/applications'),
  edition: path('/admin/edition'),
  editionSection: path('/admin/edition/:section'),
  editionHistory: path('/admin/edition/history'),
  mail: path('/admin/mail'),
  audit: path('/admin/audit'),
};
