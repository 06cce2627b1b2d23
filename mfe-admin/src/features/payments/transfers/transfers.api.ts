import { api, ApiError, unwrap, type components } from '@plenary/kit/api';
import { keepPreviousData, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { holdsKey } from '../../../shared/holds/holds.api';
import type { List } from '../../../shared/list/use-list';

type Schemas = components['schemas'];
export type Transfer = Schemas['BankTransfer'];

export const PAGE_SIZE = 20;
const MAX_REFERENCE = 100;

const transfers = ['admin', 'payments', 'transfers'];
const at = (id: string) => ({ params: { path: { id } } });

export const transfersQuery = (query: List['query']) =>
  queryOptions({
    queryKey: [...transfers, query],
    queryFn: ({ signal }) =>
      unwrap(
        api.GET('/api/v1/admin/transfers', {
          params: { query: { ...query, limit: PAGE_SIZE } },
          signal,
        }),
      ),
    placeholderData: keepPreviousData,
  });

/** One that a link opens need not be on the loaded page. */
export const transferQuery = (id: string) =>
  queryOptions({
    queryKey: [...transfers, 'one', id],
    queryFn: ({ signal }) => unwrap(api.GET('/api/v1/admin/transfers/{id}', { ...at(id), signal })),
  });

/** Registrations with this reference, or one typing error away from it. @throws ApiError */
export const findByReference = (ref: string) =>
  unwrap(api.GET('/api/v1/admin/payments/by-reference', { params: { query: { ref } } }));

export const referenceQuery = (ref: string) =>
  queryOptions({
    queryKey: ['admin', 'payments', 'by-reference', ref],
    queryFn: () => findByReference(ref),
    enabled: ref !== '' && ref.length <= MAX_REFERENCE,
  });

export const useRecordTransfer = () =>
  useTransferAction((body: Schemas['NewBankTransfer']) =>
    unwrap(api.POST('/api/v1/admin/transfers', { body })),
  );

export const useMatchTransfer = ({ id, version }: Pick<Transfer, 'id' | 'version'>) =>
  useTransferAction((match: Omit<Schemas['TransferMatch'], 'version'>) =>
    unwrap(
      api.POST('/api/v1/admin/transfers/{id}/match', { ...at(id), body: { ...match, version } }),
    ),
  );

export const useReturnTransfer = ({ id, version, open: amount }: Transfer) =>
  useTransferAction((reason: string) =>
    unwrap(
      api.POST('/api/v1/admin/transfers/{id}/return-to-sender', {
        ...at(id),
        body: { amount, reason, version },
      }),
    ),
  );

/** Refetches transfers and payments also after CHANGED_MEANWHILE. */
function useTransferAction<Input>(mutationFn: (input: Input) => Promise<Transfer>) {
  const client = useQueryClient();
  const refetch = () =>
    Promise.all([
      client.invalidateQueries({ queryKey: ['admin', 'payments'] }),
      client.invalidateQueries({ queryKey: holdsKey }),
    ]);
  return useMutation({
    mutationFn,
    onSuccess: refetch,
    onError: (error) =>
      error instanceof ApiError && error.code === 'CHANGED_MEANWHILE' ? refetch() : undefined,
  });
}
