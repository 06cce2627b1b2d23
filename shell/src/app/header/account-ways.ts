import { paths } from '@plenary/kit/paths';
import type { User } from '@plenary/kit/session';
import type { NavigationLink } from './navigation';

/** Where a signed-in person can go, by role. */
export function accountWays({ role }: User): NavigationLink[] {
  return [
    { label: 'My papers', to: paths.submitted.href() },
    { label: 'My registration', to: paths.conferenceRegister.href() },
    ...(role === 'researcher' ? [] : [{ label: 'Reviews', to: paths.reviewers.href() }]),
    ...(role === 'admin' ? [{ label: 'Admin', to: paths.adminDashboard.href() }] : []),
  ];
}
