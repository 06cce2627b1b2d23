import { api, unwrap, type components } from '@plenary/kit/api';
import { queryOptions } from '@tanstack/react-query';

export type Reconciliation = components['schemas']['Reconciliation'];

export const reconciliationQuery = () =>
  queryOptions({
    queryKey: ['admin', 'payments', 'reconciliation'],
    queryFn: ({ signal }) => unwrap(api.GET('/api/v1/admin/reconciliation', { signal })),
  });
