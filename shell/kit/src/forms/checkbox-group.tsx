import { lazy, Suspense } from 'react';
import type { CheckboxGroupProps } from './checkbox-group-parts';

/** Few forms have a group. */
const Parts = lazy(() => import('./checkbox-group-parts'));

/** Any number of options. The value is the list of the chosen ones, in the order of the options. */
export function CheckboxGroup(props: CheckboxGroupProps) {
  return (
    <Suspense>
      <Parts {...props} />
    </Suspense>
  );
}
