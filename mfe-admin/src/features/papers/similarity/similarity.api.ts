import { api, unwrap, type components } from '@plenary/kit/api';
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { papersKey } from '../papers.api';

type SimilarityCheck = components['schemas']['SimilarityCheck'];
export type SimilarityReport = NonNullable<SimilarityCheck['report']>;
export type SimilarPaper = SimilarityCheck['matches'][number];
export type Passage = SimilarPaper['passages'][number];

/** Milliseconds, while the text is being compared. */
const ASK_EVERY = 4000;
/** As above, by a service outside, which takes minutes. */
const ASK_SERVICE_EVERY = 15_000;

function askAgainAfter(check: SimilarityCheck | undefined): number | false {
  if (check?.state === 'pending') return ASK_EVERY;
  return check?.report?.state === 'waiting' && ASK_SERVICE_EVERY;
}

export const similarityQuery = (id: string) =>
  queryOptions({
    queryKey: [...papersKey, 'similarity', id],
    queryFn: ({ signal }) =>
      unwrap(api.GET('/api/v1/admin/papers/{id}/similarity', { params: { path: { id } }, signal })),
    refetchInterval: ({ state }) => askAgainAfter(state.data),
  });

/** Of this paper and another one, for both. */
export function useMarkSimilarity(id: string) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: ({ otherId, isChecked }: { otherId: string; isChecked: boolean }) =>
      unwrap(
        api.PUT('/api/v1/admin/papers/{id}/similarity/{otherId}', {
          params: { path: { id, otherId } },
          body: { isChecked },
        }),
      ),
    onSuccess: (check) => {
      queries.setQueryData(similarityQuery(id).queryKey, check);
      return queries.invalidateQueries({ queryKey: [...papersKey, 'list'] });
    },
  });
}

/** Sends the newest file to the service. */
export function useRequestReport(id: string) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: () =>
      unwrap(api.POST('/api/v1/admin/papers/{id}/similarity/report', { params: { path: { id } } })),
    onSettled: () => queries.invalidateQueries({ queryKey: similarityQuery(id).queryKey }),
  });
}

/** Opens the report in a new tab. The tab is opened at once: browsers block those that open later. */
export function useOpenReport(id: string) {
  return useMutation({
    mutationFn: async () => {
      const tab = window.open('about:blank');
      try {
        const { url } = await unwrap(
          api.POST('/api/v1/admin/papers/{id}/similarity/report/address', {
            params: { path: { id } },
          }),
        );
        if (!tab) return window.location.assign(url);
        tab.opener = null;
        tab.location.replace(url);
      } catch (error) {
        tab?.close();
        throw error;
      }
    },
  });
}
