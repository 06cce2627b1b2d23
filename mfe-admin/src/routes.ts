import { paths } from '@plenary/kit/paths';
import { defineRoutes, type RouteEntry } from '@plenary/kit/remote';
import { adminPaths } from './paths';

/** A page of the admin area. */
function page(path: string, title: string, menu?: RouteEntry['menu']): RouteEntry {
  return { path, title, access: 'admin', layout: 'admin', emailGate: 'warning', menu };
}

/** A page with its item in the side menu. Lower numbers come first. */
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
  section(adminPaths.messages.pattern, 'Messages', 'IconMail', 5),
  page(adminPaths.applications.pattern, 'Applications'),
  section(adminPaths.edition.pattern, 'Edition', 'IconSettings', 10, edition),
  page(adminPaths.editionSection.pattern, 'Edition'),
  page(adminPaths.editionHistory.pattern, 'Edition'),
  section(adminPaths.mail.pattern, 'Mail', 'IconExternalLink', 11, edition),
  section(adminPaths.audit.pattern, 'Audit', 'IconList', 13, edition),
]);
