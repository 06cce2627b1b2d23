import { api, unwrap, type components } from '@plenary/kit/api';
import { queryOptions } from '@tanstack/react-query';

export type ExportColumns = components['schemas']['ExportColumns'];
export type ExportedList = 'papers' | 'payments' | 'users' | 'audit';

export const exportColumnsQuery = (kind: ExportedList) =>
  queryOptions({
    queryKey: ['export-columns', kind],
    queryFn: ({ signal }) =>
      unwrap(api.GET('/api/v1/downloads/columns/{kind}', { params: { path: { kind } }, signal })),
  });
