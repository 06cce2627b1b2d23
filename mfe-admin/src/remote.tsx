import { paths } from '@plenary/kit/paths';
import { defineRemote } from '@plenary/kit/remote';
import { adminPaths } from './paths';

export default defineRemote({
  [paths.adminDashboard.pattern]: () => import('./features/dashboard/dashboard-page'),
  [paths.adminUsers.pattern]: () => import('./features/users/users-page'),
  [adminPaths.user.pattern]: () => import('./features/users/user-page'),
  [paths.adminPapers.pattern]: () => import('./features/papers/papers-page'),
  [adminPaths.paper.pattern]: () => import('./features/papers/paper-page'),
  [adminPaths.paperReleases.pattern]: () => import('./features/papers/releases-page'),
  [adminPaths.paperProposal.pattern]: () => import('./features/papers/proposal-page'),
  [adminPaths.reviewers.pattern]: () => import('./features/papers/reviewers-page'),
  [paths.adminPayments.pattern]: () => import('./features/payments/payments-page'),
  [adminPaths.transfers.pattern]: () => import('./features/payments/transfers-page'),
  [adminPaths.messages.pattern]: () => import('./features/messages/messages-page'),
  [adminPaths.applications.pattern]: () => import('./features/messages/applications-page'),
  [adminPaths.edition.pattern]: () => import('./features/edition/edition-page'),
  [adminPaths.editionSection.pattern]: () => import('./features/edition/section-page'),
  [adminPaths.editionHistory.pattern]: () => import('./features/edition/history-page'),
  [adminPaths.mail.pattern]: () => import('./features/mail/mail-page'),
  [adminPaths.audit.pattern]: () => import('./features/audit/audit-page'),
});
