import { api, unwrap, type components } from '@plenary/kit/api';
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';

export type Authorship = components['schemas']['Authorship'];

const withToken = (token: string) => ({ params: { path: { token } } });

export const authorshipQuery = (token: string) =>
  queryOptions({
    queryKey: ['authorship', token],
    queryFn: ({ signal }) =>
      unwrap(api.GET('/api/v1/papers/authorships/{token}', { signal, ...withToken(token) })),
  });

export function useDenyAuthorship(token: string) {
  return useAnswer(token, () =>
    unwrap(api.POST('/api/v1/papers/authorships/{token}/denial', withToken(token))),
  );
}

export function useUndoDenial(token: string) {
  return useAnswer(token, () =>
    unwrap(api.DELETE('/api/v1/papers/authorships/{token}/denial', withToken(token))),
  );
}

function useAnswer(token: string, call: () => Promise<unknown>) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: call,
    onSuccess: () => {
      // The paper leaves the person's own list, or returns to it.
      void queries.invalidateQueries({ queryKey: ['papers'] });
      return queries.invalidateQueries({ queryKey: authorshipQuery(token).queryKey });
    },
  });
}
