import { api, unwrap, type components } from '@plenary/kit/api';
import { keepPreviousData, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { holdsKey } from '../../shared/holds/holds.api';
import type { List } from '../../shared/list/use-list';

type Schemas = components['schemas'];
export type BulkEmail = Schemas['BulkEmail'];
export type BulkEmailRow = Schemas['BulkEmailRow'];
export type Draft = Schemas['BulkEmailDraft'];
export type Audience = Schemas['BulkEmailAudience'];
export type People = Schemas['BulkEmailPeople'];
export type Recipient = Schemas['BulkEmailRecipient'];
export type Delivery = Recipient['delivery'];

export const PAGE_SIZE = 20;
/** Milliseconds: while it is being sent. */
const WATCH_EVERY = 5000;

const key = ['admin', 'bulk-emails'];

export const bulkEmailsQuery = (query: List['query']) =>
  queryOptions({
    queryKey: [...key, 'list', query],
    queryFn: ({ signal }) =>
      unwrap(
        api.GET('/api/v1/admin/bulk-emails', {
          params: { query: { ...query, limit: PAGE_SIZE } },
          signal,
        }),
      ),
    placeholderData: keepPreviousData,
  });

export const bulkEmailQuery = (id: string) =>
  queryOptions({
    queryKey: [...key, 'one', id],
    queryFn: ({ signal }) =>
      unwrap(api.GET('/api/v1/admin/bulk-emails/{id}', { params: { path: { id } }, signal })),
    refetchInterval: ({ state: { data } }) => (isUnderWay(data) ? WATCH_EVERY : false),
  });

/** Sending, or its last emails are still on their way. */
const isUnderWay = (email: BulkEmail | undefined) =>
  email !== undefined && (email.state === 'sending' || (email.delivery.queued ?? 0) > 0);

/** Read again whenever the email's figures change. */
export const recipientsQuery = ({ id, delivery }: BulkEmail, query: List['query']) =>
  queryOptions({
    queryKey: [...key, 'recipients', id, query, delivery],
    queryFn: ({ signal }) =>
      unwrap(
        api.GET('/api/v1/admin/bulk-emails/{id}/recipients', {
          params: { path: { id }, query: { ...query, limit: PAGE_SIZE } },
          signal,
        }),
      ),
    placeholderData: keepPreviousData,
  });

export const peopleQuery = (audience: Audience, q: string) =>
  queryOptions({
    queryKey: [...key, 'people', audience, q],
    queryFn: ({ signal }) =>
      unwrap(
        api.POST('/api/v1/admin/bulk-emails/people', {
          body: { audience, ...(q && { q }) },
          signal,
        }),
      ),
    placeholderData: keepPreviousData,
    retry: false,
    gcTime: 0,
  });

export const tagsQuery = () =>
  queryOptions({
    queryKey: ['admin', 'papers', 'tags'],
    queryFn: async ({ signal }) =>
      (await unwrap(api.GET('/api/v1/admin/papers/tags', { signal }))).items,
  });

/** @param person of the group; the first without it */
export const previewQuery = (draft: Draft, person: string) =>
  queryOptions({
    queryKey: [...key, 'preview', draft, person],
    queryFn: ({ signal }) =>
      unwrap(
        api.POST('/api/v1/admin/bulk-emails/preview', {
          body: { ...draft, ...(person && { key: person }) },
          signal,
        }),
      ),
    placeholderData: keepPreviousData,
    retry: false,
    gcTime: 0,
  });

function useAct<Input>(act: (input: Input) => Promise<BulkEmail>) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: act,
    onSuccess: async (email) => {
      client.setQueryData(bulkEmailQuery(email.id).queryKey, email);
      await Promise.all([
        client.invalidateQueries({ queryKey: [...key, 'list'] }),
        client.invalidateQueries({ queryKey: [...key, 'recipients', email.id] }),
        client.invalidateQueries({ queryKey: holdsKey }),
      ]);
    },
  });
}

/** Creates the draft, or saves the one that was read. */
export const useSaveDraft = () =>
  useAct(({ draft, saved }: { draft: Draft; saved?: Pick<BulkEmail, 'id' | 'revision'> }) =>
    saved
      ? unwrap(
          api.PUT('/api/v1/admin/bulk-emails/{id}', {
            params: { path: { id: saved.id } },
            body: { ...draft, revision: saved.revision },
          }),
        )
      : unwrap(api.POST('/api/v1/admin/bulk-emails', { body: draft })),
  );

export const useSend = () =>
  useAct(({ email: { id, revision }, people }: { email: BulkEmail; people: number }) =>
    unwrap(
      api.POST('/api/v1/admin/bulk-emails/{id}/send', {
        params: { path: { id } },
        body: { revision, people },
      }),
    ),
  );

export const useStopOrResume = (id: string) =>
  useAct((how: 'stop' | 'resume') => {
    const params = { params: { path: { id } } };
    return how === 'stop'
      ? unwrap(api.POST('/api/v1/admin/bulk-emails/{id}/stop', params))
      : unwrap(api.POST('/api/v1/admin/bulk-emails/{id}/resume', params));
  });

export const useTest = () =>
  useMutation({
    mutationFn: (id: string) =>
      unwrap(api.POST('/api/v1/admin/bulk-emails/{id}/test', { params: { path: { id } } })),
  });

export function useDelete() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (id: string) =>
      unwrap(api.DELETE('/api/v1/admin/bulk-emails/{id}', { params: { path: { id } } })),
    onSuccess: () => client.invalidateQueries({ queryKey: [...key, 'list'] }),
  });
}
