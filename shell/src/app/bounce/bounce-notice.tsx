import { useAuth } from '@plenary/kit/session';
import { lazy, Suspense } from 'react';

/** The page does without the notice when its code does not arrive. */
const Bounce = lazy(() => import('./bounce').catch(() => ({ default: () => null })));

/** Loaded only while emails to the person come back, and after a login, which does not tell. */
export function BounceNotice() {
  const { user, bounce } = useAuth();
  if (!user || bounce === null) return null;
  return (
    <Suspense>
      <Bounce user={user} known={bounce} />
    </Suspense>
  );
}
