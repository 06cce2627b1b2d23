import { api, ApiError, unwrap, type components } from '@plenary/kit/api';
import { keepPreviousData, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { holdsKey } from '../../../shared/holds/holds.api';
import type { List } from '../../../shared/list/use-list';

type Schemas = components['schemas'];
export type Refund = Schemas['Refund'];
export type DueRefund = Schemas['DueRefund'];
export type RefundKind = Refund['kind'];
export type RefundOffer = Schemas['RefundOffer'];
export type RefundBatch = Schemas['RefundBatch'];
export type RefundAccount = Schemas['RefundAccount'];

export const PAGE_SIZE = 20;
/** Most refunds of one bank file. */
const MOST_REFUNDS = 200;

const payments = ['admin', 'payments'];
const refunds = [...payments, 'refunds'];
/** Outside of `payments`: an act refetches those before the dialog that sent it closes. */
const choices = ['admin', 'refund-choices'];
const at = (id: string) => ({ params: { path: { id } } });

const readRefunds = (query: Record<string, string>, limit: number, signal: AbortSignal) =>
  unwrap(api.GET('/api/v1/admin/refunds', { params: { query: { ...query, limit } }, signal }));

export const refundsQuery = (query: List['query']) =>
  queryOptions({
    queryKey: [...refunds, 'list', query],
    queryFn: ({ signal }) => readRefunds(query, PAGE_SIZE, signal),
    placeholderData: keepPreviousData,
  });

export const dueRefundsQuery = ({ q, cursor, sort }: List['query']) =>
  queryOptions({
    queryKey: [...refunds, 'due', q, cursor, sort],
    queryFn: ({ signal }) =>
      unwrap(
        api.GET('/api/v1/admin/refunds/due', {
          params: {
            query: { q, cursor, sort: sort === '-since' ? sort : 'since', limit: PAGE_SIZE },
          },
          signal,
        }),
      ),
    placeholderData: keepPreviousData,
  });

export const readyRefundsQuery = () =>
  queryOptions({
    queryKey: [...choices, 'ready'],
    queryFn: ({ signal }) => readRefunds({ status: 'ready' }, MOST_REFUNDS, signal),
    gcTime: 0,
  });

export const refundsOfFileQuery = (batchId: string) =>
  queryOptions({
    queryKey: [...refunds, 'of-file', batchId],
    queryFn: ({ signal }) => readRefunds({ batchId }, MOST_REFUNDS, signal),
  });

export const refundQuery = (id: string) =>
  queryOptions({
    queryKey: [...refunds, 'one', id],
    queryFn: ({ signal }) => unwrap(api.GET('/api/v1/admin/refunds/{id}', { ...at(id), signal })),
  });

export const refundOfferQuery = (kind: RefundKind, id: string) =>
  queryOptions({
    queryKey: [...choices, 'offer', kind, id],
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

/** Of one whose hold was undone. */
export const useSendRefund = ({ id, version }: Refund) =>
  useRefundAction(() =>
    unwrap(api.POST('/api/v1/admin/refunds/{id}/send', { ...at(id), body: { version } })),
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

/** Refetches refunds and payments; where another person was faster, also the choices of an open dialog. */
function useRefundAction<Input = void, Result = unknown>(
  mutationFn: (input: Input) => Promise<Result>,
) {
  const client = useQueryClient();
  const refetch = (...keys: string[][]) =>
    Promise.all(keys.map((queryKey) => client.invalidateQueries({ queryKey })));
  return useMutation({
    mutationFn,
    onSuccess: () => refetch(payments, holdsKey),
    onError: (error) =>
      error instanceof ApiError && error.code === 'CHANGED_MEANWHILE'
        ? refetch(payments, holdsKey, choices)
        : undefined,
  });
}
