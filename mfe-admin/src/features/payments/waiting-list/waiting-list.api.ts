import { api, unwrap, type components } from '@plenary/kit/api';
import { keepPreviousData, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { holdsKey } from '../../../shared/holds/holds.api';
import type { List } from '../../../shared/list/use-list';

type Schemas = components['schemas'];
export type WaitingPerson = Schemas['WaitingPerson'];

export const PAGE_SIZE = 20;

const waitingListKey = ['admin', 'payments', 'waiting-list'];

export const waitingListQuery = (query: List['query']) =>
  queryOptions({
    queryKey: [...waitingListKey, query],
    queryFn: ({ signal }) =>
      unwrap(
        api.GET('/api/v1/admin/waiting-list', {
          params: { query: { ...query, limit: PAGE_SIZE } },
          signal,
        }),
      ),
    placeholderData: keepPreviousData,
  });

const at = (id: string) => ({ params: { path: { id } } });

export const useOfferNow = ({ id }: WaitingPerson) =>
  useEntryAction(() => unwrap(api.POST('/api/v1/admin/waiting-list/{id}/offer', at(id))));

export const useRemoveEntry = ({ id }: WaitingPerson) =>
  useEntryAction(() => unwrap(api.POST('/api/v1/admin/waiting-list/{id}/remove', at(id))));

/** Refetches after a failure as well: another organiser, or the person, was first. */
function useEntryAction(mutationFn: () => Promise<WaitingPerson>) {
  const client = useQueryClient();
  return useMutation({
    mutationFn,
    onSettled: () =>
      Promise.all([
        client.invalidateQueries({ queryKey: waitingListKey }),
        client.invalidateQueries({ queryKey: holdsKey }),
      ]),
  });
}
