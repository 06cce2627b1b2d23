import { api, unwrap, type components } from '@plenary/kit/api';
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { reviewsKey } from './reviews.api';

type Schemas = components['schemas'];
export type AssignedMetaReview = Schemas['AssignedMetaReview'];
export type MetaReview = Schemas['MetaReview'];
export type MetaReviewDraft = Schemas['MetaReviewDraft'];
type Submission = Schemas['MetaReviewSubmission'];

const path = (paperId: string) => ({ params: { path: { paperId } } });

/** Those to write first. */
export const metaReviewsQuery = () =>
  queryOptions({
    queryKey: [...reviewsKey, 'meta-reviews'],
    queryFn: async ({ signal }) =>
      (await unwrap(api.GET('/api/v1/reviews/meta-reviews', { signal }))).items,
  });

/** Not refetched, so that a form never changes while it is edited. */
export const metaReviewQuery = (paperId: string) =>
  queryOptions({
    queryKey: [...reviewsKey, 'meta-review', paperId],
    queryFn: ({ signal }) =>
      unwrap(api.GET('/api/v1/reviews/papers/{paperId}/meta-review', { ...path(paperId), signal })),
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
    gcTime: 0,
  });

/** The call outlives the page (`keepalive`). @throws ApiError */
export function saveMetaReview(paperId: string, body: MetaReviewDraft & { revision: number }) {
  return unwrap(
    api.PUT('/api/v1/reviews/papers/{paperId}/meta-review/draft', {
      ...path(paperId),
      body,
      keepalive: true,
    }),
  );
}

export function useSubmitMetaReview(paperId: string) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (body: Submission) =>
      unwrap(
        api.POST('/api/v1/reviews/papers/{paperId}/meta-review/submit', { ...path(paperId), body }),
      ),
    onSuccess: (metaReview) => {
      queries.setQueryData(metaReviewQuery(paperId).queryKey, metaReview);
      void queries.invalidateQueries({ queryKey: metaReviewsQuery().queryKey });
    },
  });
}
