import { api, unwrap, type components } from '@plenary/kit/api';
import { useUser } from '@plenary/kit/session';
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { withId } from '../../../shared/papers/papers.api';

type Schemas = components['schemas'];
export type PaperResponse = Schemas['AuthorResponse'];
export type ResponseForm = Schemas['ResponseForm'];
export type ResponseChange = Schemas['ResponseChange'];

/** Not refetched, so that a form never changes while it is edited. */
export const responseQuery = (userId: string | undefined, id: string) =>
  queryOptions({
    queryKey: ['papers', 'response', userId, id],
    queryFn: ({ signal }) =>
      unwrap(api.GET('/api/v1/papers/{id}/response', { signal, ...withId(id) })),
    enabled: userId !== undefined,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
    gcTime: 0,
  });

/** The call outlives the page (`keepalive`). @throws ApiError */
export function saveResponse(id: string, body: ResponseChange) {
  return unwrap(
    api.PUT('/api/v1/papers/{id}/response/draft', { ...withId(id), body, keepalive: true }),
  );
}

export function useSubmitResponse(id: string) {
  const user = useUser();
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (body: ResponseChange) =>
      unwrap(api.POST('/api/v1/papers/{id}/response/submit', { ...withId(id), body })),
    onSuccess: (response) => queries.setQueryData(responseQuery(user?.id, id).queryKey, response),
  });
}
