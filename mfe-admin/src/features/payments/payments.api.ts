import { api, ApiError, unwrap, type components } from '@plenary/kit/api';
import { keepPreviousData, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import type { Format } from '../../list/export-menu';
import type { List } from '../../list/use-list';

export type PaymentRow = components['schemas']['AdminPaymentRow'];
export type AdminPayment = components['schemas']['AdminPayment'];
export type PaymentState = PaymentRow['state'];
export type PaymentCounts = components['schemas']['AdminPaymentCounts'];
type PaymentsExport = components['schemas']['PaymentsExport'];

export const PAGE_SIZE = 20;

const all = ['admin', 'payments'];

export const paymentsQuery = (query: List['query']) =>
  queryOptions({
    queryKey: [...all, 'list', query],
    queryFn: ({ signal }) =>
      unwrap(
        api.GET('/api/v1/admin/payments', {
          params: { query: { ...query, limit: PAGE_SIZE } },
          signal,
        }),
      ),
    placeholderData: keepPreviousData,
  });

/** The list as a file. The server checks what the address says, as it does for the list. */
export function exportOf(list: List, format: Format) {
  const { twins, ...narrowing } = list.narrowing;
  const request = { kind: 'payments', format, sort: list.sort, ...narrowing };
  return { ...request, ...(twins && { twins: twins === 'true' }) } as PaymentsExport;
}

export const paymentQuery = (id: string) =>
  queryOptions({
    queryKey: [...all, 'one', id],
    queryFn: ({ signal }) =>
      unwrap(api.GET('/api/v1/admin/payments/{id}', { params: { path: { id } }, signal })),
  });

/**
 * One thing that an admin does about a payment; then the list, its counts and the payment are read
 * anew. When somebody was faster, the payment is brought up to date beside the refusal.
 */
export function usePaymentAction<Input>(
  { id }: Pick<AdminPayment, 'id'>,
  act: (input: Input) => Promise<AdminPayment>,
) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: act,
    onSuccess: (payment) => {
      client.setQueryData(paymentQuery(id).queryKey, payment);
      return client.invalidateQueries({ queryKey: [...all, 'list'] });
    },
    onError: (error) =>
      error instanceof ApiError && error.code === 'CHANGED_MEANWHILE'
        ? client.invalidateQueries({ queryKey: all })
        : undefined,
  });
}
