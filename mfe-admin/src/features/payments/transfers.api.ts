import { api, ApiError, unwrap, type components } from '@plenary/kit/api';
import { keepPreviousData, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import type { List } from '../../list/use-list';

type Schemas = components['schemas'];
export type Transfer = Schemas['BankTransfer'];

export const PAGE_SIZE = 20;
/** Longer texts are no references. */
const MAX_REFERENCE = 100;

const transfers = ['admin', 'payments', 'transfers'];

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

/** The registrations that a reference, as somebody typed it, may mean. @throws ApiError */
export const lookUp = (ref: string) =>
  unwrap(api.GET('/api/v1/admin/payments/by-reference', { params: { query: { ref } } }));

/** The same for what is searched for, which may be anything. */
export const lookUpQuery = (ref: string) =>
  queryOptions({
    queryKey: ['admin', 'payments', 'look-up', ref],
    queryFn: () => lookUp(ref),
    enabled: ref !== '' && ref.length <= MAX_REFERENCE,
  });

const at = (id: string) => ({ params: { path: { id } } });

export const useRecordTransfer = () =>
  useTransferAction((body: Schemas['NewBankTransfer']) =>
    unwrap(api.POST('/api/v1/admin/transfers', { body })),
  );

export const useMatchTransfer = ({ id, version }: Transfer) =>
  useTransferAction((match: Omit<Schemas['TransferMatch'], 'version'>) =>
    unwrap(
      api.POST('/api/v1/admin/transfers/{id}/match', { ...at(id), body: { ...match, version } }),
    ),
  );

export const useReturnTransfer = ({ id, version, open: amount }: Transfer) =>
  useTransferAction((reason: string) =>
    unwrap(
      api.POST('/api/v1/admin/transfers/{id}/give-back', {
        ...at(id),
        body: { amount, reason, version },
      }),
    ),
  );

/** What is done with a transfer changes its list and the payments; so does that somebody was faster. */
function useTransferAction<Input>(act: (input: Input) => Promise<Transfer>) {
  const client = useQueryClient();
  const readAnew = () => client.invalidateQueries({ queryKey: ['admin', 'payments'] });
  return useMutation({
    mutationFn: act,
    onSuccess: readAnew,
    onError: (error) =>
      error instanceof ApiError && error.code === 'CHANGED_MEANWHILE' ? readAnew() : undefined,
  });
}
