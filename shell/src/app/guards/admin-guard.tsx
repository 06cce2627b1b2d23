import { Navigate, useLocation } from '@plenary/kit/router';
import { paths } from '@plenary/kit/paths';
import { useAuth } from '@plenary/kit/session';
import { Spinner } from '@plenary/kit/ui';
import type { ReactNode } from 'react';
import { texts } from '../texts';
import { Refused } from './route-guard';

export function AdminGuard({ children }: { children: ReactNode }) {
  const { user, loading } = useAuth();
  const { pathname, search } = useLocation();
  if (loading) return <Spinner label={texts.loading} />;
  if (!user)
    return <Navigate to={paths.login.href()} state={{ from: pathname + search }} replace />;
  if (user.role !== 'admin') return <Refused text={texts.notAdmin({ role: user.role })} />;
  return children;
}
