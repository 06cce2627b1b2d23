import { paths } from '@plenary/kit/paths';
import { defineRoutes, type RouteEntry } from '@plenary/kit/remote';
import type { Right } from '@plenary/kit/session';
import { adminPaths } from './paths';

function page(path: string, title: string, right: Right, requests: string[] = []): RouteEntry {
  return { path, title, access: 'admin', right, layout: 'admin', emailGate: 'warning', requests };
}

interface Section {
  icon: string;
  /** Lower numbers come first in the side menu. */
  order: number;
  group?: string;
  requests?: string[];
  offline?: RouteEntry['offline'];
}

function section(
  path: string,
  title: string,
  right: Right,
  { requests, offline, ...menu }: Section,
): RouteEntry {
  return { ...page(path, title, right, requests), offline, menu: { label: title, ...menu } };
}

const edition = 'Edition';

export default defineRoutes('mfe_admin', [
  section(paths.adminDashboard.pattern, 'Dashboard', 'overview:read', {
    icon: 'IconDashboard',
    order: 1,
    requests: [
      '/admin/dashboard/stats',
      '/admin/dashboard/work',
      '/admin/dashboard/progress',
      '/edition',
    ],
  }),
  section(paths.adminUsers.pattern, 'Users', 'people:read', {
    icon: 'IconUsers',
    order: 2,
    requests: ['/admin/users?limit=20'],
  }),
  page(adminPaths.user.pattern, 'Users', 'people:read', ['/admin/users/:userId']),
  section(paths.adminPapers.pattern, 'Papers', 'papers:read', {
    icon: 'IconFile',
    order: 3,
    requests: [
      '/admin/papers?limit=20',
      '/admin/papers/tags',
      '/admin/papers/handlers',
      '/auth/preferences',
    ],
  }),
  page(adminPaths.paperReleases.pattern, 'Papers', 'papers:read', [
    '/admin/papers?status=decision-recorded&needs=release&sort=number&limit=20',
  ]),
  page(adminPaths.paperProposal.pattern, 'Papers', 'papers:read'),
  page(adminPaths.paperComparison.pattern, 'Papers', 'papers:read', ['/admin/papers/comparison']),
  page(adminPaths.reviewers.pattern, 'Reviewers', 'papers:read', ['/admin/reviewers?limit=20']),
  page(adminPaths.institutions.pattern, 'Institutions', 'reviewing:write', [
    '/admin/institutions?limit=20',
    '/admin/institutions/suggestions',
  ]),
  page(adminPaths.paper.pattern, 'Papers', 'papers:read', [
    '/admin/papers/:paperId',
    '/auth/preferences',
  ]),
  section(paths.adminPayments.pattern, 'Registered', 'payments:read', {
    icon: 'IconTicket',
    order: 4,
    requests: ['/admin/payments?limit=20'],
  }),
  page(adminPaths.registerPerson.pattern, 'Registered', 'payments:write'),
  page(adminPaths.transfers.pattern, 'Registered', 'payments:read', ['/admin/transfers?limit=20']),
  page(adminPaths.statements.pattern, 'Registered', 'payments:read', [
    '/admin/statements?limit=20',
  ]),
  page(adminPaths.statement.pattern, 'Registered', 'payments:read', [
    '/admin/statements/:statementId',
  ]),
  page(adminPaths.refunds.pattern, 'Registered', 'payments:read', ['/admin/refunds?limit=20']),
  page(adminPaths.refundFiles.pattern, 'Registered', 'payments:read', [
    '/admin/refund-batches?limit=20',
  ]),
  page(adminPaths.providerChecks.pattern, 'Registered', 'payments:read', [
    '/admin/provider-checks?limit=20',
  ]),
  page(adminPaths.groups.pattern, 'Registered', 'payments:read', ['/admin/groups?limit=20']),
  page(adminPaths.invoices.pattern, 'Registered', 'payments:read', ['/admin/invoices?limit=20']),
  page(adminPaths.waitingList.pattern, 'Registered', 'payments:read', [
    '/admin/waiting-list?limit=20',
  ]),
  page(adminPaths.discountCodes.pattern, 'Registered', 'payments:read', [
    '/admin/discount-codes?limit=20',
  ]),
  page(adminPaths.waivers.pattern, 'Registered', 'payments:read', [
    '/admin/waivers?limit=20',
    '/admin/waivers/budget',
  ]),
  page(adminPaths.paymentTotals.pattern, 'Registered', 'payments:read', ['/admin/payment-totals']),
  page(adminPaths.reconciliation.pattern, 'Registered', 'payments:read', [
    '/admin/reconciliation',
    '/admin/reconciliation/period',
  ]),
  page(adminPaths.registrationTotals.pattern, 'Registered', 'payments:read', [
    '/admin/registration-totals',
  ]),
  section(adminPaths.enquiries.pattern, 'Enquiries', 'enquiries:read', {
    icon: 'IconMail',
    order: 5,
    requests: ['/admin/enquiries?limit=20'],
  }),
  page(adminPaths.applications.pattern, 'Applications', 'enquiries:read', [
    '/admin/applications?limit=20',
  ]),
  page(adminPaths.otherMessages.pattern, 'Enquiries', 'enquiries:read', [
    '/admin/inbound-messages?limit=20',
  ]),
  section(adminPaths.checkin.pattern, 'Check-in', 'check-in:write', {
    icon: 'IconCheck',
    order: 6,
    requests: ['/admin/check-in?limit=20'],
    offline: 'works',
  }),
  section(adminPaths.documents.pattern, 'Documents', 'documents:write', {
    icon: 'IconFile',
    order: 6.5,
    requests: ['/admin/documents?limit=20'],
  }),
  page(adminPaths.revokedDocuments.pattern, 'Documents', 'documents:write', [
    '/admin/revoked-documents?limit=20',
  ]),
  page(adminPaths.onlineAttendance.pattern, 'Documents', 'documents:write', [
    '/admin/online-attendance',
  ]),
  page(adminPaths.documentTexts.pattern, 'Documents', 'documents:write'),
  section(adminPaths.visaLetters.pattern, 'Invitation letters', 'visa-letters:read', {
    icon: 'IconFile',
    order: 6.7,
    requests: ['/admin/visa-letters?limit=20'],
  }),
  page(adminPaths.visaLetter.pattern, 'Invitation letters', 'visa-letters:read', [
    '/admin/visa-letters/:requestId',
  ]),
  section(adminPaths.bulkEmails.pattern, 'Emails to groups', 'bulk-emails:write', {
    icon: 'IconMail',
    order: 7,
    requests: ['/admin/bulk-emails?limit=20'],
  }),
  page(adminPaths.newBulkEmail.pattern, 'Emails to groups', 'bulk-emails:write'),
  page(adminPaths.bulkEmail.pattern, 'Emails to groups', 'bulk-emails:write', [
    '/admin/bulk-emails/:bulkEmailId',
  ]),
  section(adminPaths.edition.pattern, 'Edition', 'edition:read', {
    icon: 'IconSettings',
    order: 10,
    group: edition,
    requests: ['/admin/editions', '/admin/bank-changes'],
  }),
  page(adminPaths.editionSection.pattern, 'Edition', 'edition:read', ['/admin/editions']),
  page(adminPaths.bankChanges.pattern, 'Edition', 'edition:read', ['/admin/bank-changes']),
  page(adminPaths.editionHistory.pattern, 'Edition', 'edition:read', ['/admin/editions']),
  section(adminPaths.emails.pattern, 'Emails', 'emails:read', {
    icon: 'IconExternalLink',
    order: 11,
    group: edition,
    requests: ['/admin/emails?limit=20'],
  }),
  page(adminPaths.bouncedAddresses.pattern, 'Emails', 'emails:read', [
    '/admin/bounced-addresses?limit=20',
  ]),
  page(adminPaths.emailDomain.pattern, 'Emails', 'emails:read', ['/admin/email-domain']),
  section(adminPaths.emailTemplates.pattern, 'Email templates', 'site:write', {
    icon: 'IconEdit',
    order: 12,
    group: edition,
    requests: ['/admin/email-templates'],
  }),
  page(adminPaths.emailTemplate.pattern, 'Email templates', 'site:write'),
  section(adminPaths.notices.pattern, 'Notices', 'notices:write', {
    icon: 'IconInfo',
    order: 13,
    group: edition,
    requests: ['/admin/notices'],
  }),
  section(adminPaths.audit.pattern, 'Audit log', 'audit:read', {
    icon: 'IconList',
    order: 14,
    group: edition,
    requests: ['/admin/audit/filters', '/admin/audit?limit=20'],
  }),
  section(adminPaths.frontEnds.pattern, 'Front ends', 'front-ends:read', {
    icon: 'IconDashboard',
    order: 15,
    group: edition,
    requests: ['/admin/front-ends', '/admin/front-ends/failures?limit=20'],
  }),
]);
