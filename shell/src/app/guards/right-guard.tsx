import type { RouteEntry } from '@plenary/kit/remote';
import { useAuth, useMay } from '@plenary/kit/session';
import type { ReactNode } from 'react';
import { OfflinePage } from '../errors/offline-page';
import { texts } from '../texts';
import { NoAccess } from './no-access';

/** Inside /admin, for pages that the person's permissions leave out (specification, section 6). */
export function RightGuard(props: { right: RouteEntry['right']; children: ReactNode }) {
  const { user, offline } = useAuth();
  const may = useMay();
  if (offline && !user) return props.right && may(props.right) ? props.children : <OfflinePage />;
  if (!props.right || may(props.right) || !user) return props.children;
  return <NoAccess text={texts.notAdmin({ role: user.role })} area="admin-page" />;
}
