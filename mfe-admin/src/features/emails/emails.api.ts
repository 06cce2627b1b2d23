import { api, unwrap, type components } from '@plenary/kit/api';
import { keepPreviousData, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import type { List } from '../../shared/list/use-list';

export type EmailRow = components['schemas']['AdminEmailRow'];
export type AdminEmail = components['schemas']['AdminEmail'];
export type DeliveryStatus = EmailRow['state'];

export const PAGE_SIZE = 20;

const emailsKey = ['admin', 'emails'];

export const emailsQuery = (query: List['query']) =>
  queryOptions({
    queryKey: [...emailsKey, 'list', query],
    queryFn: ({ signal }) =>
      unwrap(
        api.GET('/api/v1/admin/emails', {
          params: { query: { ...query, limit: PAGE_SIZE } },
          signal,
        }),
      ),
    placeholderData: keepPreviousData,
  });

export const emailQuery = (id: string) =>
  queryOptions({
    queryKey: [...emailsKey, 'one', id],
    queryFn: ({ signal }) =>
      unwrap(api.GET('/api/v1/admin/emails/{id}', { params: { path: { id } }, signal })),
  });

export function useRetryEmail(id: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: () =>
      unwrap(api.POST('/api/v1/admin/emails/{id}/retry', { params: { path: { id } } })),
    onSuccess: (email) => {
      client.setQueryData(emailQuery(id).queryKey, email);
      return client.invalidateQueries({ queryKey: [...emailsKey, 'list'] });
    },
  });
}
