import { paths } from '@plenary/kit/paths';
import { defineRemote } from '@plenary/kit/remote';
import { adminPaths } from './paths';

export default defineRemote(
  {
    [paths.adminDashboard.pattern]: () => import('./features/dashboard/dashboard-page'),
    [paths.adminUsers.pattern]: () => import('./features/users/list/users-page'),
    [adminPaths.user.pattern]: () => import('./features/users/account/user-page'),
    [paths.adminPapers.pattern]: () => import('./features/papers/list/papers-page'),
    [adminPaths.paper.pattern]: () => import('./features/papers/paper/paper-page'),
    [adminPaths.paperReleases.pattern]: () => import('./features/papers/decisions/releases-page'),
    [adminPaths.paperProposal.pattern]: () => import('./features/papers/assignment/proposal-page'),
    [adminPaths.paperComparison.pattern]: () =>
      import('./features/papers/comparison/comparison-page'),
    [adminPaths.institutions.pattern]: () =>
      import('./features/papers/institutions/institutions-page'),
    [adminPaths.reviewers.pattern]: () => import('./features/papers/reviewers/reviewers-page'),
    [paths.adminPayments.pattern]: () => import('./features/payments/list/payments-page'),
    [adminPaths.registerPerson.pattern]: () => import('./features/payments/register/register-page'),
    [adminPaths.transfers.pattern]: () => import('./features/payments/transfers/transfers-page'),
    [adminPaths.reconciliation.pattern]: () =>
      import('./features/payments/reconciliation/reconciliation-page'),
    [adminPaths.paymentTotals.pattern]: () =>
      import('./features/payments/payment-totals/payment-totals-page'),
    [adminPaths.statements.pattern]: () => import('./features/payments/statements/statements-page'),
    [adminPaths.statement.pattern]: () => import('./features/payments/statements/statement-page'),
    [adminPaths.registrationTotals.pattern]: () =>
      import('./features/payments/extras-totals/totals-page'),
    [adminPaths.refunds.pattern]: () => import('./features/payments/refunds/refunds-page'),
    [adminPaths.refundFiles.pattern]: () => import('./features/payments/refunds/files-page'),
    [adminPaths.groups.pattern]: () => import('./features/payments/groups/groups-page'),
    [adminPaths.invoices.pattern]: () => import('./features/payments/invoices/invoices-page'),
    [adminPaths.discountCodes.pattern]: () =>
      import('./features/payments/discounts/discounts-page'),
    [adminPaths.providerChecks.pattern]: () =>
      import('./features/payments/provider-checks/provider-checks-page'),
    [adminPaths.waivers.pattern]: () => import('./features/payments/waivers/waivers-page'),
    [adminPaths.waitingList.pattern]: () =>
      import('./features/payments/waiting-list/waiting-list-page'),
    [adminPaths.checkin.pattern]: () => import('./features/checkin/checkin-page'),
    [adminPaths.visaLetters.pattern]: () => import('./features/visa-letters/visa-letters-page'),
    [adminPaths.visaLetter.pattern]: () => import('./features/visa-letters/visa-letter-page'),
    [adminPaths.documents.pattern]: () => import('./features/documents/documents-page'),
    [adminPaths.enquiries.pattern]: () => import('./features/enquiries/enquiries/enquiries-page'),
    [adminPaths.applications.pattern]: () =>
      import('./features/enquiries/applications/applications-page'),
    [adminPaths.otherMessages.pattern]: () =>
      import('./features/enquiries/other/other-messages-page'),
    [adminPaths.edition.pattern]: () => import('./features/edition/overview/edition-page'),
    [adminPaths.editionSection.pattern]: () => import('./features/edition/section/section-page'),
    [adminPaths.bankChanges.pattern]: () => import('./features/edition/bank/bank-changes-page'),
    [adminPaths.editionHistory.pattern]: () => import('./features/edition/history/history-page'),
    [adminPaths.emails.pattern]: () => import('./features/emails/emails-page'),
    [adminPaths.bouncedAddresses.pattern]: () =>
      import('./features/emails/bounced/bounced-addresses-page'),
    [adminPaths.emailDomain.pattern]: () => import('./features/emails/domain/domain-page'),
    [adminPaths.onlineAttendance.pattern]: () =>
      import('./features/online-attendance/online-attendance-page'),
    [adminPaths.revokedDocuments.pattern]: () => import('./features/documents/revoked-page'),
    [adminPaths.documentTexts.pattern]: () =>
      import('./features/document-texts/document-texts-page'),
    [adminPaths.emailTemplates.pattern]: () => import('./features/email-templates/templates-page'),
    [adminPaths.emailTemplate.pattern]: () => import('./features/email-templates/template-page'),
    [adminPaths.bulkEmails.pattern]: () => import('./features/bulk-emails/bulk-emails-page'),
    [adminPaths.newBulkEmail.pattern]: () => import('./features/bulk-emails/new-bulk-email-page'),
    [adminPaths.bulkEmail.pattern]: () => import('./features/bulk-emails/bulk-email-page'),
    [adminPaths.notices.pattern]: () => import('./features/notices/notices-page'),
    // One file for both pages of owners: they use the same parts of lists.
    [adminPaths.audit.pattern]: () =>
      import(/* webpackChunkName: "operations" */ './features/audit/audit-page'),
    [adminPaths.frontEnds.pattern]: () =>
      import(/* webpackChunkName: "operations" */ './features/front-ends/front-ends-page'),
  },
  (lang) => import(`../locales/${lang}.po`),
);
