import { api, unwrap, type components } from '@plenary/kit/api';
import { queryOptions } from '@tanstack/react-query';

export type Totals = components['schemas']['RegistrationTotals'];

export const totalsQuery = () =>
  queryOptions({
    queryKey: ['admin', 'registration-totals'],
    queryFn: ({ signal }) => unwrap(api.GET('/api/v1/admin/registration-totals', { signal })),
  });
