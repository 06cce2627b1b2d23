import { api, ApiError, unwrap, type components } from '@plenary/kit/api';
import { keepPreviousData, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import type { List } from '../../list/use-list';
import { papersKey } from './papers.api';

export type Reviewer = components['schemas']['AdminReviewer'];
export type Terms = Reviewer['terms'];

export const PAGE_SIZE = 20;

const reviewersKey = [...papersKey, 'reviewers'];
const at = (id: string) => ({ params: { path: { id } } });

export const reviewersQuery = (query: List['query']) =>
  queryOptions({
    queryKey: [...reviewersKey, 'list', query],
    queryFn: ({ signal }) =>
      unwrap(
        api.GET('/api/v1/admin/reviewers', {
          params: { query: { ...query, limit: PAGE_SIZE } },
          signal,
        }),
      ),
    placeholderData: keepPreviousData,
  });

export const reviewerQuery = (id: string) =>
  queryOptions({
    queryKey: [...reviewersKey, id],
    queryFn: ({ signal }) => unwrap(api.GET('/api/v1/admin/reviewers/{id}', { ...at(id), signal })),
  });

/** Lists, candidates and proposals are read anew: all of them look at limits and topics. */
export function useTerms(id: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: Terms) =>
      unwrap(api.PUT('/api/v1/admin/reviewers/{id}/profile', { ...at(id), body })),
    onSuccess: () => client.invalidateQueries({ queryKey: papersKey }),
    // The next save is one over what stands now, which is told beside the refusal.
    onError: (error) => standingOf(error) && client.invalidateQueries({ queryKey: reviewersKey }),
  });
}

/** What somebody else has said since this form was read. */
export function standingOf(error: Error | null): Terms | undefined {
  if (!(error instanceof ApiError) || error.code !== 'CHANGED_MEANWHILE') return undefined;
  return (error.body as { current?: Terms }).current;
}
