import type { RouteEntry } from '@plenary/kit/remote';
import { Navigate, useLocation } from '@plenary/kit/router';
import { paths } from '@plenary/kit/paths';
import { useAuth, type User } from '@plenary/kit/session';
import { Spinner } from '@plenary/kit/ui';
import type { ReactNode } from 'react';
import { opensFor } from '../../may-open';
import { SessionFailedPage } from '../errors/session-failed-page';
import { OfflinePage } from '../errors/offline-page';
import { texts } from '../texts';
import { useIsOffline } from '../use-is-offline';
import { NoAccess } from './no-access';
import { useIsStarting } from './use-is-starting';

function refusal(access: RouteEntry['access'], { role }: User): string | undefined {
  if (opensFor(access, role)) return undefined;
  return access === 'admin' ? texts.needsAdmin({ role }) : texts.needsReviewer({ role });
}

/** Specification, sections 4 and 6. */
export function RouteGuard(props: { access: RouteEntry['access']; children: ReactNode }) {
  const { user, error } = useAuth();
  const isStarting = useIsStarting();
  const { pathname, search } = useLocation();
  const isOffline = useIsOffline();
  if (props.access === 'public') return props.children;
  if (isStarting) return isOffline ? <OfflinePage /> : <Spinner label={texts.verifying} />;
  // With a user, the error belongs to another call, such as a profile that was not saved.
  if (error && !user)
    return <SessionFailedPage text={texts.authenticationError({ message: error })} />;
  if (!user)
    return <Navigate to={paths.login.href()} state={{ from: pathname + search }} replace />;
  const refused = refusal(props.access, user);
  if (!refused) return props.children;
  return <NoAccess text={refused} area={props.access === 'admin' ? 'admin' : 'reviewer'} />;
}
