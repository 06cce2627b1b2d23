import { api, unwrap, type components } from '@plenary/kit/api';
import { queryOptions } from '@tanstack/react-query';
import { usePaperAction } from '../paper.api';
import { papersKey } from '../papers.api';

export type Candidate = components['schemas']['PaperHandlers']['items'][number];

/** Organisers who are responsible for papers. */
export const handlersQuery = () =>
  queryOptions({
    queryKey: [...papersKey, 'handlers'],
    queryFn: async ({ signal }) =>
      (await unwrap(api.GET('/api/v1/admin/papers/handlers', { signal }))).items,
  });

/** Organisers who can be named for a paper. */
export const candidatesQuery = (id: string) =>
  queryOptions({
    queryKey: [...papersKey, 'handlers', id],
    queryFn: async ({ signal }) =>
      (
        await unwrap(
          api.GET('/api/v1/admin/papers/{id}/handlers', { params: { path: { id } }, signal }),
        )
      ).items,
  });

export const useHandOver = (id: string) =>
  usePaperAction(id, (userId: string | null) =>
    unwrap(
      api.PUT('/api/v1/admin/papers/{id}/handler', {
        params: { path: { id } },
        body: { userId },
      }),
    ),
  );
