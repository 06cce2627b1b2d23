import { path } from '@plenary/kit/paths';

/** Paths of this area that the specification does not name. */
export const adminPaths = {
  user: path('/admin/users/:userId'),
  paper: path('/admin/papers/:paperId'),
  paperReleases: path('/admin/papers/release'),
  paperProposal: path('/admin/papers/proposal'),
  reviewers: path('/admin/papers/reviewers'),
  transfers: path('/admin/payments/unmatched'),
  paymentTotals: path('/admin/payments/totals'),
  reconciliation: path('/admin/payments/reconciliation'),
  statements: path('/admin/payments/statements'),
  statement: path('/admin/payments/statements/:statementId'),
  registrationTotals: path('/admin/payments/extras'),
  waitingList: path('/admin/payments/waiting-list'),
  checkin: path('/admin/checkin'),
  enquiries: path('/admin/messages'),
  applications: path('/admin/messages/applications'),
  edition: path('/admin/edition'),
  editionSection: path('/admin/edition/:section'),
  bankChanges: path('/admin/edition/bank-changes'),
  editionHistory: path('/admin/edition/history'),
  emails: path('/admin/mail'),
  emailTemplates: path('/admin/mail/templates'),
  emailTemplate: path('/admin/mail/templates/:kind'),
  notices: path('/admin/notices'),
  audit: path('/admin/audit'),
};
