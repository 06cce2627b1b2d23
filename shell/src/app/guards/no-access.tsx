import { Spinner } from '@plenary/kit/ui';
import { lazy, Suspense } from 'react';
import type { NoAccessProps } from '../errors/no-access-page';

const Page = lazy(() => import('../errors/no-access-page'));

/** Few ever see the page: it is loaded when it is shown. */
export function NoAccess(props: NoAccessProps) {
  return (
    <Suspense fallback={<Spinner />}>
      <Page {...props} />
    </Suspense>
  );
}
