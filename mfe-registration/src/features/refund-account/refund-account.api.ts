import { api, unwrap, type components } from '@plenary/kit/api';
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';

export type OwnRefund = components['schemas']['OwnRefund'];
export type RefundAccount = components['schemas']['RefundAccount'];

const withKey = (key: string) => ({ params: { path: { key } } });

export const ownRefundQuery = (key: string) =>
  queryOptions({
    queryKey: ['refunds', key],
    queryFn: ({ signal }) =>
      unwrap(api.GET('/api/v1/payments/refunds/{key}', { signal, ...withKey(key) })),
    staleTime: 0,
  });

export function useGiveAccount(key: string) {
  const client = useQueryClient();
  const { queryKey } = ownRefundQuery(key);
  return useMutation({
    mutationFn: (body: RefundAccount) =>
      unwrap(api.PUT('/api/v1/payments/refunds/{key}/account', { ...withKey(key), body })),
    onSuccess: (refund) => client.setQueryData(queryKey, refund),
  });
}
