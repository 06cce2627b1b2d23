import { api, ApiError, unwrap, type components } from '@plenary/kit/api';
import { keepPreviousData, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { holdsKey } from '../../shared/holds/holds.api';
import type { Format } from '../../shared/list/tools/export-choices';
import type { List } from '../../shared/list/use-list';

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

/** The list as a file. The cast is safe: the server validates the query string again. */
export function exportOf(list: List, format: Format) {
  const { duplicates, ...narrowing } = list.narrowing;
  const request = { kind: 'payments', format, sort: list.sort, ...narrowing };
  return { ...request, ...(duplicates && { duplicates: duplicates === 'true' }) } as PaymentsExport;
}

export const paymentQuery = (id: string) =>
  queryOptions({
    queryKey: [...all, 'one', id],
    queryFn: ({ signal }) =>
      unwrap(api.GET('/api/v1/admin/payments/{id}', { params: { path: { id } }, signal })),
  });

/** Refetches also after CHANGED_MEANWHILE, so that the error is shown with the current state. */
export function usePaymentAction<Input>(
  { id }: Pick<AdminPayment, 'id'>,
  mutationFn: (input: Input) => Promise<AdminPayment>,
) {
  const client = useQueryClient();
  return useMutation({
    mutationFn,
    onSuccess: (payment) => {
      client.setQueryData(paymentQuery(id).queryKey, payment);
      return Promise.all([
        client.invalidateQueries({ queryKey: holdsKey }),
        // The answer is the payment itself; lines of statements, refunds and totals show it, too.
        client.invalidateQueries({
          queryKey: all,
          predicate: ({ queryKey }) => queryKey[2] !== 'one',
        }),
      ]);
    },
    onError: (error) =>
      error instanceof ApiError && error.code === 'CHANGED_MEANWHILE'
        ? client.invalidateQueries({ queryKey: all })
        : undefined,
  });
}
