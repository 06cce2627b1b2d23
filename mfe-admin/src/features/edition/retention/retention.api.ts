import { api, type components, unwrap } from '@plenary/kit/api';
import { queryOptions } from '@tanstack/react-query';

export type Erased = components['schemas']['RetentionOverview']['runs'][number]['kind'];

/** Saving the edition refetches it. */
export const retentionQuery = () =>
  queryOptions({
    queryKey: ['admin', 'editions', 'retention'],
    queryFn: ({ signal }) => unwrap(api.GET('/api/v1/admin/retention', { signal })),
    staleTime: 0,
  });
