import type { OwnedRoute } from '../../remotes/registry';
import { useAuth, useMay } from '@plenary/kit/session';
import type { ReactNode } from 'react';
import { OfflinePage } from '../errors/offline-page';
import { texts } from '../texts';
import { NoAccess } from './no-access';

/** Inside /admin, for pages that the person's permissions leave out (specification, section 6). */
export function RightGuard({ route, children }: { route: OwnedRoute; children: ReactNode }) {
  const { user, offline } = useAuth();
  const may = useMay();
  const isHeld = route.right && may(route.right);
  if (offline && !user) return isHeld && route.offline === 'works' ? children : <OfflinePage />;
  if (!route.right || isHeld || !user) return children;
  return <NoAccess text={texts.notAdmin({ role: user.role })} area="admin-page" />;
}
