import { api, unwrap, type components } from '@plenary/kit/api';
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { papersKey } from '../papers.api';

export type DiscussionComment = components['schemas']['DiscussionForChair']['comments'][number];

const path = (id: string) => ({ params: { path: { id } } });

export const discussionQuery = (id: string) =>
  queryOptions({
    queryKey: [...papersKey, 'discussion', id],
    queryFn: ({ signal }) =>
      unwrap(api.GET('/api/v1/admin/papers/{id}/discussion', { ...path(id), signal })),
  });

export function usePostComment(id: string) {
  return useDiscussionCall(id, (text: string) =>
    unwrap(
      api.POST('/api/v1/admin/papers/{id}/discussion/comments', {
        ...path(id),
        body: { text },
      }),
    ),
  );
}

export function useDeleteComment(id: string) {
  return useDiscussionCall(id, (commentId: string) =>
    unwrap(
      api.DELETE('/api/v1/admin/papers/{id}/discussion/comments/{commentId}', {
        params: { path: { id, commentId } },
      }),
    ),
  );
}

/** Keeps the marks of the comments that are shown. */
export function useMarkRead(id: string) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (commentId: string) =>
      unwrap(
        api.PUT('/api/v1/admin/papers/{id}/discussion/read', {
          ...path(id),
          body: { commentId },
        }),
      ),
    onSuccess: () => queries.invalidateQueries({ queryKey: [...papersKey, 'list'] }),
  });
}

function useDiscussionCall<Result>(id: string, call: (input: string) => Promise<Result>) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: call,
    onSettled: () => queries.invalidateQueries({ queryKey: discussionQuery(id).queryKey }),
  });
}
