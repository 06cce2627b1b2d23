import { api, unwrap, type components } from '@plenary/kit/api';
import { keepPreviousData, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import type { List } from '../../../shared/list/use-list';

export type BouncedAddress = components['schemas']['BouncedAddress'];

export const PAGE_SIZE = 20;

const bouncedKey = ['admin', 'emails', 'bounced'];

export const bouncedQuery = (query: List['query']) =>
  queryOptions({
    queryKey: [...bouncedKey, query],
    queryFn: ({ signal }) =>
      unwrap(
        api.GET('/api/v1/admin/bounced-addresses', {
          params: { query: { ...query, limit: PAGE_SIZE } },
          signal,
        }),
      ),
    placeholderData: keepPreviousData,
  });

/** Refetches after a failure as well: another organiser, or the person, was first. */
export function useClearAddress({ id }: BouncedAddress) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: () =>
      unwrap(api.POST('/api/v1/admin/bounced-addresses/{id}/clear', { params: { path: { id } } })),
    onSettled: () => client.invalidateQueries({ queryKey: bouncedKey }),
  });
}
