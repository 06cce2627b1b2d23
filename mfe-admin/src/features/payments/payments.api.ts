import { api, unwrap, type components } from '@plenary/kit/api';
import { keepPreviousData, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import type { Format } from '../../list/export-menu';
import type { List } from '../../list/use-list';

export type PaymentRow = components['schemas']['AdminPaymentRow'];
export type AdminPayment = components['schemas']['AdminPayment'];
export type PaymentState = PaymentRow['state'];
export type PaymentCounts = components['schemas']['AdminPaymentCounts'];
type PaymentsExport = components['schemas']['PaymentsExport'];
type Confirm = components['schemas']['ConfirmPayment'];
type Reject = components['schemas']['RejectPayment'];

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
export const exportOf = (list: List, format: Format) =>
  ({ kind: 'payments', format, sort: list.sort, ...list.narrowing }) as PaymentsExport;

export const paymentQuery = (id: string) =>
  queryOptions({
    queryKey: [...all, 'one', id],
    queryFn: ({ signal }) =>
      unwrap(api.GET('/api/v1/admin/payments/{id}', { params: { path: { id } }, signal })),
  });

/** Confirms a payment; then the list, its counts and the payment are read anew. */
export function useConfirm(id: string) {
  return useDecision((body: Confirm) =>
    unwrap(api.POST('/api/v1/admin/payments/{id}/confirm', { params: { path: { id } }, body })),
  );
}

/** Rejects a payment; then the list, its counts and the payment are read anew. */
export function useReject(id: string) {
  return useDecision((body: Reject) =>
    unwrap(api.POST('/api/v1/admin/payments/{id}/reject', { params: { path: { id } }, body })),
  );
}

function useDecision<Body>(mutationFn: (body: Body) => Promise<AdminPayment>) {
  const client = useQueryClient();
  return useMutation({
    mutationFn,
    onSuccess: (payment) => {
      client.setQueryData(paymentQuery(payment.id).queryKey, payment);
      return client.invalidateQueries({ queryKey: [...all, 'list'] });
    },
  });
}
