import { api, unwrap, type components } from '@plenary/kit/api';
import { queryOptions } from '@tanstack/react-query';
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
