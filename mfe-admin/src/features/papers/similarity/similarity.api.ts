import { api, unwrap, type components } from '@plenary/kit/api';
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { papersKey } from '../papers.api';

type SimilarityCheck = components['schemas']['SimilarityCheck'];
export type SimilarPaper = SimilarityCheck['matches'][number];
export type Passage = SimilarPaper['passages'][number];

/** Milliseconds, while the text is being compared. */
const ASK_EVERY = 4000;

export const similarityQuery = (id: string) =>
  queryOptions({
    queryKey: [...papersKey, 'similarity', id],
    queryFn: ({ signal }) =>
      unwrap(api.GET('/api/v1/admin/papers/{id}/similarity', { params: { path: { id } }, signal })),
    refetchInterval: ({ state }) => state.data?.state === 'pending' && ASK_EVERY,
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
