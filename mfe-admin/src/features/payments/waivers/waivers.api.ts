import { api, unwrap, type components } from '@plenary/kit/api';
import { keepPreviousData, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { holdsKey } from '../../../shared/holds/holds.api';
import type { List } from '../../../shared/list/use-list';

type Schemas = components['schemas'];
export type Waiver = Schemas['Waiver'];
type Grant = Omit<Schemas['GrantWaiver'], 'version'>;

export const PAGE_SIZE = 20;

const payments = ['admin', 'payments'];
const waivers = [...payments, 'waivers'];
const at = (id: string) => ({ params: { path: { id } } });

export const waiversQuery = (query: List['query']) =>
  queryOptions({
    queryKey: [...waivers, 'list', query],
    queryFn: ({ signal }) =>
      unwrap(
        api.GET('/api/v1/admin/waivers', {
          params: { query: { ...query, limit: PAGE_SIZE } },
          signal,
        }),
      ),
    placeholderData: keepPreviousData,
  });

export const waiverQuery = (id: string) =>
  queryOptions({
    queryKey: [...waivers, 'one', id],
    queryFn: ({ signal }) => unwrap(api.GET('/api/v1/admin/waivers/{id}', { ...at(id), signal })),
  });

export const waiverBudgetQuery = () =>
  queryOptions({
    queryKey: [...waivers, 'budget'],
    queryFn: ({ signal }) => unwrap(api.GET('/api/v1/admin/waivers/budget', { signal })),
  });

export const useSetBudget = () =>
  useWaiverAction((budget: number) =>
    unwrap(api.PUT('/api/v1/admin/waivers/budget', { body: { budget } })),
  );

export const useGrantWaiver = ({ id, version }: Waiver) =>
  useWaiverAction((grant: Grant) =>
    unwrap(
      api.POST('/api/v1/admin/waivers/{id}/grant', { ...at(id), body: { ...grant, version } }),
    ),
  );

export const useDeclineWaiver = ({ id, version }: Waiver) =>
  useWaiverAction((answer: string) =>
    unwrap(
      api.POST('/api/v1/admin/waivers/{id}/decline', { ...at(id), body: { answer, version } }),
    ),
  );

function useWaiverAction<Input>(mutationFn: (input: Input) => Promise<unknown>) {
  const client = useQueryClient();
  const refetch = (queryKey: string[]) => client.invalidateQueries({ queryKey });
  return useMutation({
    mutationFn,
    onSettled: () => Promise.all([refetch(payments), refetch(holdsKey)]),
  });
}
