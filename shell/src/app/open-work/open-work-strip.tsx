import { useUser } from '@plenary/kit/session';
import { lazy, Suspense } from 'react';

/** The page does without the strip when its code does not arrive. */
const OpenWork = lazy(() => import('./open-work').catch(() => ({ default: () => null })));

/** Loaded only for reviewers and administrators. */
export function OpenWorkStrip() {
  const user = useUser();
  if (!user || user.role === 'researcher') return null;
  return (
    <Suspense>
      <OpenWork userId={user.id} />
    </Suspense>
  );
}
