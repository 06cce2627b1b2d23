import { paths } from '@plenary/kit/paths';
import { defineRoutes, type RouteEntry } from '@plenary/kit/remote';
import { adminPaths } from './paths';

function page(path: string, title: string, menu?: RouteEntry['menu']): RouteEntry {
  return { path, title, access: 'admin', layout: 'admin', emailGate: 'warning', menu };
}

/** Lower numbers come first in the side menu. */
function section(path: string, title: string, icon: string, order: number, group?: string) {
  return page(path, title, { label: title, icon, order, group });
}

const edition = 'Edition';

export default defineRoutes('mfe_admin', [
  section(paths.adminDashboard.pattern, 'Dashboard', 'IconDashboard', 1),
  section(paths.adminUsers.pattern, 'Users', 'IconUsers', 2),
  page(adminPaths.user.pattern, 'Users'),
  section(paths.adminPapers.pattern, 'Papers', 'IconFile', 3),
  page(adminPaths.paperReleases.pattern, 'Papers'),
  page(adminPaths.paperProposal.pattern, 'Papers'),
  page(adminPaths.reviewers.pattern, 'Reviewers'),
  page(adminPaths.paper.pattern, 'Papers'),
  section(paths.adminPayments.pattern, 'Registered', 'IconTicket', 4),
  page(adminPaths.transfers.pattern, 'Registered'),
  page(adminPaths.waitingList.pattern, 'Waiting list'),
  page(adminPaths.registrationTotals.pattern, 'Registered'),
  section(adminPaths.enquiries.pattern, 'Enquiries', 'IconMail', 5),
  page(adminPaths.applications.pattern, 'Applications'),
  section(adminPaths.edition.pattern, 'Edition', 'IconSettings', 10, edition),
  page(adminPaths.editionSection.pattern, 'Edition'),
  page(adminPaths.bankChanges.pattern, 'Edition'),
  page(adminPaths.editionHistory.pattern, 'Edition'),
  section(adminPaths.emails.pattern, 'Emails', 'IconExternalLink', 11, edition),
  section(adminPaths.audit.pattern, 'Audit log', 'IconList', 13, edition),
]);
