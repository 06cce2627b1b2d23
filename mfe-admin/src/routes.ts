import { paths } from '@plenary/kit/paths';
import { defineRoutes, type RouteEntry } from '@plenary/kit/remote';

/** A page of the admin area, with its item in the side menu. */
function section(path: string, title: string, icon: string, order: number): RouteEntry {
  return {
    path,
    title,
    access: 'admin',
    layout: 'admin',
    emailGate: 'none',
    menu: { label: title, icon, order },
  };
}

export default defineRoutes('mfe_admin', [
  section(paths.adminDashboard.pattern, 'Dashboard', 'IconDashboard', 1),
  section(paths.adminUsers.pattern, 'Users', 'IconUsers', 2),
  section(paths.adminPapers.pattern, 'Papers', 'IconFile', 3),
  section(paths.adminPayments.pattern, 'Registered', 'IconTicket', 4),
]);
