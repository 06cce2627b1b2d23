import { api, unwrap, type components } from '@plenary/kit/api';
import { keepPreviousData, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import type { List } from '../../list/use-list';

export type MailRow = components['schemas']['AdminMailRow'];
export type AdminMail = components['schemas']['AdminMail'];
export type MailState = MailRow['state'];

export const PAGE_SIZE = 20;

const all = ['admin', 'mail'];

export const mailsQuery = (query: List['query']) =>
  queryOptions({
    queryKey: [...all, 'list', query],
    queryFn: ({ signal }) =>
      unwrap(
        api.GET('/api/v1/admin/mail', {
          params: { query: { ...query, limit: PAGE_SIZE } },
          signal,
        }),
      ),
    placeholderData: keepPreviousData,
  });

export const mailQuery = (id: string) =>
  queryOptions({
    queryKey: [...all, 'one', id],
    queryFn: ({ signal }) =>
      unwrap(api.GET('/api/v1/admin/mail/{id}', { params: { path: { id } }, signal })),
  });

/** Queues a mail again; then the outbox is read anew. */
export function useRetry(id: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: () =>
      unwrap(api.POST('/api/v1/admin/mail/{id}/retry', { params: { path: { id } } })),
    onSuccess: (mail) => {
      client.setQueryData(mailQuery(id).queryKey, mail);
      return client.invalidateQueries({ queryKey: [...all, 'list'] });
    },
  });
}
