import { api, unwrap, type components } from '@plenary/kit/api';
import { keepPreviousData, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { holdsKey } from '../../../shared/holds/holds.api';
import type { List } from '../../../shared/list/use-list';

type Schemas = components['schemas'];
export type CheckRow = Schemas['ProviderCheck'];
export type Check = Schemas['ProviderCheckDetails'];
type BookRefund = Omit<Schemas['BookProviderRefund'], 'version'>;
type GiveRate = Omit<Schemas['RateProviderMoney'], 'version'>;

export const PAGE_SIZE = 20;

const payments = ['admin', 'payments'];
const checks = [...payments, 'provider-checks'];
const at = (id: string) => ({ params: { path: { id } } });

export const checksQuery = (query: List['query']) =>
  queryOptions({
    queryKey: [...checks, 'list', query],
    queryFn: ({ signal }) =>
      unwrap(
        api.GET('/api/v1/admin/provider-checks', {
          params: { query: { ...query, limit: PAGE_SIZE } },
          signal,
        }),
      ),
    placeholderData: keepPreviousData,
  });

export const checkQuery = (id: string) =>
  queryOptions({
    queryKey: [...checks, 'one', id],
    queryFn: ({ signal }) =>
      unwrap(api.GET('/api/v1/admin/provider-checks/{id}', { ...at(id), signal })),
  });

export const useBookRefund = ({ id, version }: Check) =>
  useCheckAction((booked: BookRefund) =>
    unwrap(
      api.POST('/api/v1/admin/provider-checks/{id}/book-refund', {
        ...at(id),
        body: { ...booked, version },
      }),
    ),
  );

export const useBookMoney = ({ id, version }: Check) =>
  useCheckAction((rate: GiveRate) =>
    unwrap(
      api.POST('/api/v1/admin/provider-checks/{id}/book-money', {
        ...at(id),
        body: { ...rate, version },
      }),
    ),
  );

export const useRefundPaid = ({ id, version }: Check) =>
  useCheckAction(() =>
    unwrap(
      api.POST('/api/v1/admin/provider-checks/{id}/refund-paid', { ...at(id), body: { version } }),
    ),
  );

export const useAskProvider = ({ id, version }: Check) =>
  useCheckAction(() =>
    unwrap(
      api.POST('/api/v1/admin/provider-checks/{id}/ask-again', { ...at(id), body: { version } }),
    ),
  );

export const useReopen = ({ id, version }: Check) =>
  useCheckAction(() =>
    unwrap(api.POST('/api/v1/admin/provider-checks/{id}/reopen', { ...at(id), body: { version } })),
  );

export const useRefundFailed = ({ id, version }: Check) =>
  useCheckAction((reason: string) =>
    unwrap(
      api.POST('/api/v1/admin/provider-checks/{id}/refund-failed', {
        ...at(id),
        body: { version, reason },
      }),
    ),
  );

export const useRefundReturned = ({ id, version }: Check) =>
  useCheckAction((reason: string) =>
    unwrap(
      api.POST('/api/v1/admin/provider-checks/{id}/refund-returned', {
        ...at(id),
        body: { version, reason },
      }),
    ),
  );

export const useDisputeLost = ({ id, version }: Check) =>
  useCheckAction((reason: string) =>
    unwrap(
      api.POST('/api/v1/admin/provider-checks/{id}/dispute-lost', {
        ...at(id),
        body: { version, reason },
      }),
    ),
  );

export const useDismiss = ({ id, version }: Check) =>
  useCheckAction((reason: string) =>
    unwrap(
      api.POST('/api/v1/admin/provider-checks/{id}/dismiss', {
        ...at(id),
        body: { version, reason },
      }),
    ),
  );

/** Refetches also after an error, so that it is shown with the current state. */
function useCheckAction<Input = void>(mutationFn: (input: Input) => Promise<Check>) {
  const client = useQueryClient();
  const refetch = (queryKey: string[]) => client.invalidateQueries({ queryKey });
  return useMutation({
    mutationFn,
    onSettled: () => Promise.all([refetch(payments), refetch(holdsKey)]),
  });
}
