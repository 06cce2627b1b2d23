import { paths } from '@plenary/kit/paths';
import { defineRoutes, type RouteEntry } from '@plenary/kit/remote';
import { adminPaths } from './paths';

function page(path: string, title: string, requests: string[] = []): RouteEntry {
  return { path, title, access: 'admin', layout: 'admin', emailGate: 'warning', requests };
}

interface Section {
  icon: string;
  /** Lower numbers come first in the side menu. */
  order: number;
  group?: string;
  requests?: string[];
}

function section(path: string, title: string, { requests, ...menu }: Section): RouteEntry {
  return { ...page(path, title, requests), menu: { label: title, ...menu } };
}

const edition = 'Edition';

export default defineRoutes('mfe_admin', [
  section(paths.adminDashboard.pattern, 'Dashboard', {
    icon: 'IconDashboard',
    order: 1,
    requests: [
      '/admin/dashboard/stats',
      '/admin/dashboard/work',
      '/admin/dashboard/progress',
      '/edition',
    ],
  }),
  section(paths.adminUsers.pattern, 'Users', {
    icon: 'IconUsers',
    order: 2,
    requests: ['/admin/users?limit=20'],
  }),
  page(adminPaths.user.pattern, 'Users', ['/admin/users/:userId']),
  section(paths.adminPapers.pattern, 'Papers', {
    icon: 'IconFile',
    order: 3,
    requests: ['/admin/papers?limit=20', '/auth/preferences'],
  }),
  page(adminPaths.paperReleases.pattern, 'Papers', [
    '/admin/papers?status=decision-recorded&sort=number&limit=20',
  ]),
  page(adminPaths.paperProposal.pattern, 'Papers'),
  page(adminPaths.reviewers.pattern, 'Reviewers', ['/admin/reviewers?limit=20']),
  page(adminPaths.paper.pattern, 'Papers', ['/admin/papers/:paperId', '/auth/preferences']),
  section(paths.adminPayments.pattern, 'Registered', {
    icon: 'IconTicket',
    order: 4,
    requests: ['/admin/payments?limit=20'],
  }),
  page(adminPaths.transfers.pattern, 'Registered', ['/admin/transfers?limit=20']),
  page(adminPaths.waitingList.pattern, 'Waiting list', ['/admin/waiting-list?limit=20']),
  page(adminPaths.paymentTotals.pattern, 'Registered', ['/admin/payment-totals']),
  page(adminPaths.registrationTotals.pattern, 'Registered', ['/admin/registration-totals']),
  section(adminPaths.enquiries.pattern, 'Enquiries', {
    icon: 'IconMail',
    order: 5,
    requests: ['/admin/enquiries?limit=20'],
  }),
  page(adminPaths.applications.pattern, 'Applications', ['/admin/applications?limit=20']),
  section(adminPaths.edition.pattern, 'Edition', {
    icon: 'IconSettings',
    order: 10,
    group: edition,
    requests: ['/admin/editions', '/admin/bank-changes'],
  }),
  page(adminPaths.editionSection.pattern, 'Edition', ['/admin/editions']),
  page(adminPaths.bankChanges.pattern, 'Edition', ['/admin/bank-changes']),
  page(adminPaths.editionHistory.pattern, 'Edition', ['/admin/editions']),
  section(adminPaths.emails.pattern, 'Emails', {
    icon: 'IconExternalLink',
    order: 11,
    group: edition,
    requests: ['/admin/emails?limit=20'],
  }),
  section(adminPaths.audit.pattern, 'Audit log', {
    icon: 'IconList',
    order: 13,
    group: edition,
    requests: ['/admin/audit/filters', '/admin/audit?limit=20'],
  }),
]);
