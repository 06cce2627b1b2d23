import { api, unwrap, type components } from '@plenary/kit/api';
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { assignmentsQuery, reviewsKey } from '../../shared/reviews.api';

type Discussion = NonNullable<components['schemas']['DiscussionForReviewer']['discussion']>;
export type Comment = Discussion['comments'][number];
export type OtherReview = Discussion['reviews'][number];

const path = (paperId: string) => ({ params: { path: { paperId } } });

/** Null for reviewers who do not take part. */
export const discussionQuery = (paperId: string) =>
  queryOptions({
    queryKey: [...reviewsKey, 'discussion', paperId],
    queryFn: async ({ signal }) => {
      const call = api.GET('/api/v1/reviews/papers/{paperId}/discussion', {
        ...path(paperId),
        signal,
      });
      return (await unwrap(call)).discussion;
    },
  });

export function usePostComment(paperId: string) {
  return useDiscussionCall(paperId, (text: string) =>
    unwrap(
      api.POST('/api/v1/reviews/papers/{paperId}/discussion/comments', {
        ...path(paperId),
        body: { text },
      }),
    ),
  );
}

export function useDeleteComment(paperId: string) {
  return useDiscussionCall(paperId, (commentId: string) =>
    unwrap(
      api.DELETE('/api/v1/reviews/papers/{paperId}/discussion/comments/{commentId}', {
        params: { path: { paperId, commentId } },
      }),
    ),
  );
}

/** Keeps the marks of the comments that are shown. */
export function useMarkRead(paperId: string) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (commentId: string) =>
      unwrap(
        api.PUT('/api/v1/reviews/papers/{paperId}/discussion/read', {
          ...path(paperId),
          body: { commentId },
        }),
      ),
    onSuccess: () => queries.invalidateQueries({ queryKey: assignmentsQuery().queryKey }),
  });
}

function useDiscussionCall<Result>(paperId: string, call: (input: string) => Promise<Result>) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: call,
    onSettled: () => queries.invalidateQueries({ queryKey: discussionQuery(paperId).queryKey }),
  });
}
