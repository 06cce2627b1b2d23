import { Navigate, useLocation } from '@plenary/kit/router';
import { paths } from '@plenary/kit/paths';
import { useAuth } from '@plenary/kit/session';
import { Spinner } from '@plenary/kit/ui';
import { useEffect, type ReactNode } from 'react';
import { texts } from '../texts';
import { NoAccess } from './no-access';
import { OfflinePage } from '../errors/offline-page';
import { useIsOffline } from '../use-is-offline';
import { useIsStarting } from './use-is-starting';

export function AdminGuard({ children }: { children: ReactNode }) {
  const { user, rights, offline, checkStatus } = useAuth();
  const isStarting = useIsStarting();
  const { pathname, search } = useLocation();
  const isOffline = useIsOffline();
  const isAdmin = user?.role === 'admin';
  const lacksRights = isAdmin && rights === null;

  // A login answers the user only.
  useEffect(() => {
    if (lacksRights) void checkStatus();
  }, [lacksRights, checkStatus]);

  // Each page checks its right.
  if (offline && !user) return children;
  if (isStarting || lacksRights)
    return isOffline ? <OfflinePage /> : <Spinner label={texts.loading} />;
  if (!user)
    return <Navigate to={paths.login.href()} state={{ from: pathname + search }} replace />;
  if (!isAdmin) return <NoAccess text={texts.notAdmin({ role: user.role })} area="admin" />;
  return children;
}
