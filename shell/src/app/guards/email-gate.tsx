import type { RouteEntry } from '@plenary/kit/remote';
import { Navigate, useLocation } from '@plenary/kit/router';
import { paths } from '@plenary/kit/paths';
import { useUser } from '@plenary/kit/session';
import type { ReactNode } from 'react';
import { UnverifiedBanner } from './unverified-banner';

/** Specification, section 4. */
export function EmailGate(props: { gate: RouteEntry['emailGate']; children: ReactNode }) {
  const user = useUser();
  const { pathname, search } = useLocation();
  const isUnverified = user !== null && !user.isEmailVerified;
  if (isUnverified && props.gate === 'strict') {
    return <Navigate to={paths.verifyEmail.href()} state={{ from: pathname + search }} replace />;
  }
  return (
    <>
      {isUnverified && props.gate === 'warning' && <UnverifiedBanner />}
      {props.children}
    </>
  );
}
