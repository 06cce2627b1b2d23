import { Navigate, useLocation } from '@plenary/kit/router';
import { paths } from '@plenary/kit/paths';
import { useAuth } from '@plenary/kit/session';
import { Spinner } from '@plenary/kit/ui';
import type { ReactNode } from 'react';
import { texts } from '../texts';
import { Refused } from './route-guard';

/** Protects the admin area as a whole, with the area's own texts (specification, section 4). */
export function AdminGuard({ children }: { children: ReactNode }) {
  const { user, loading } = useAuth();
  const { pathname, search } = useLocation();
  if (loading) return <Spinner label={texts.loading} />;
  if (!user)
    return <Navigate to={paths.login.href()} state={{ from: pathname + search }} replace />;
  if (user.role !== 'admin') return <Refused text={texts.notAdmin(user.role)} />;
  return children;
}
