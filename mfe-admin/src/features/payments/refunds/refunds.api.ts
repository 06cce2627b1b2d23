import { api, ApiError, unwrap, type components } from '@plenary/kit/api';
import { keepPreviousData, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { holdsKey } from '../../../shared/holds/holds.api';
import type { List } from '../../../shared/list/use-list';

type Schemas = components['schemas'];
export type Refund = Schemas['Refund'];
export type RefundKind = Refund['kind'];
export type RefundOffer = Schemas['RefundOffer'];
export type RefundBatch = Schemas['RefundBatch'];
export type RefundAccount = Schemas['RefundAccount'];

export const PAGE_SIZE = 20;
/** Most refunds of one bank file. */
const MOST_REFUNDS = 200;

const payments = ['admin', 'payments'];
const refunds = [...payments, 'refunds'];
const at = (id: string) => ({ params: { path: { id } } });

const listOf = (query: Record<string, string>, limit: number) =>
  queryOptions({
    queryKey: [...refunds, 'list', query, limit],
    queryFn: ({ signal }) =>
      unwrap(api.GET('/api/v1/admin/refunds', { params: { query: { ...query, limit } }, signal })),
    placeholderData: keepPreviousData,
  });

export const refundsQuery = (query: List['query']) => listOf(query, PAGE_SIZE);

export const readyRefundsQuery = () => listOf({ status: 'ready' }, MOST_REFUNDS);

export const refundsOfFileQuery = (batchId: string) => listOf({ batchId }, MOST_REFUNDS);

export const refundQuery = (id: string) =>
  queryOptions({
    queryKey: [...refunds, 'one', id],
    queryFn: ({ signal }) => unwrap(api.GET('/api/v1/admin/refunds/{id}', { ...at(id), signal })),
  });

export const refundOfferQuery = (kind: RefundKind, id: string) =>
  queryOptions({
    queryKey: [...refunds, 'offer', kind, id],
    queryFn: ({ signal }) =>
      unwrap(api.GET('/api/v1/admin/refunds/offer', { params: { query: { kind, id } }, signal })),
    gcTime: 0,
  });

export const filesQuery = (query: List['query']) =>
  queryOptions({
    queryKey: [...refunds, 'files', query],
    queryFn: ({ signal }) =>
      unwrap(
        api.GET('/api/v1/admin/refund-batches', {
          params: { query: { ...query, limit: PAGE_SIZE } },
          signal,
        }),
      ),
    placeholderData: keepPreviousData,
  });

export const fileQuery = (id: string) =>
  queryOptions({
    queryKey: [...refunds, 'file', id],
    queryFn: ({ signal }) =>
      unwrap(api.GET('/api/v1/admin/refund-batches/{id}', { ...at(id), signal })),
  });

export const usePrepareRefund = () =>
  useRefundAction((body: Schemas['NewRefund']) =>
    unwrap(api.POST('/api/v1/admin/refunds', { body })),
  );

export const useAskAgain = ({ id, version }: Refund) =>
  useRefundAction(() =>
    unwrap(api.POST('/api/v1/admin/refunds/{id}/ask', { ...at(id), body: { version } })),
  );

export const useEnterAccount = ({ id, version }: Refund) =>
  useRefundAction((account: RefundAccount) =>
    unwrap(
      api.PUT('/api/v1/admin/refunds/{id}/account', { ...at(id), body: { version, account } }),
    ),
  );

export const useWithdrawRefund = ({ id, version }: Refund) =>
  useRefundAction(() =>
    unwrap(api.POST('/api/v1/admin/refunds/{id}/withdraw', { ...at(id), body: { version } })),
  );

export const useFailRefund = ({ id, version }: Refund) =>
  useRefundAction((reason: string) =>
    unwrap(api.POST('/api/v1/admin/refunds/{id}/fail', { ...at(id), body: { version, reason } })),
  );

export const usePrepareFile = () =>
  useRefundAction((refundIds: string[]) =>
    unwrap(api.POST('/api/v1/admin/refund-batches', { body: { refundIds } })),
  );

export const useFileAction = ({ id, version }: RefundBatch) =>
  useRefundAction((act: 'approve' | 'discard' | 'export') => {
    const request = { ...at(id), body: { version } };
    switch (act) {
      case 'approve':
        return unwrap(api.POST('/api/v1/admin/refund-batches/{id}/approve', request));
      case 'discard':
        return unwrap(api.POST('/api/v1/admin/refund-batches/{id}/discard', request));
      case 'export':
        return unwrap(api.POST('/api/v1/admin/refund-batches/{id}/export', request));
    }
  });

/** Refetches refunds and payments, also where another person was faster. */
function useRefundAction<Input = void, Result = unknown>(
  mutationFn: (input: Input) => Promise<Result>,
) {
  const client = useQueryClient();
  const refetch = () =>
    Promise.all([
      client.invalidateQueries({ queryKey: payments }),
      client.invalidateQueries({ queryKey: holdsKey }),
    ]);
  return useMutation({
    mutationFn,
    onSuccess: refetch,
    onError: (error) =>
      error instanceof ApiError && error.code === 'CHANGED_MEANWHILE' ? refetch() : undefined,
  });
}
