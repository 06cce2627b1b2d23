import { api, unwrap, type components } from '@plenary/kit/api';
import { queryOptions } from '@tanstack/react-query';

export type PaymentTotals = components['schemas']['PaymentTotals'];

export const paymentTotalsQuery = () =>
  queryOptions({
    queryKey: ['admin', 'payments', 'totals'],
    queryFn: ({ signal }) => unwrap(api.GET('/api/v1/admin/payment-totals', { signal })),
  });
