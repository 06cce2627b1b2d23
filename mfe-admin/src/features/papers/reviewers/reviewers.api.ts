import { api, unwrap, type components } from '@plenary/kit/api';
import { currentLimitsOf, type ReviewerLimits } from '@plenary/kit/reviewer-limits';
import { keepPreviousData, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import type { List } from '../../../shared/list/use-list';
import { papersKey } from '../papers.api';

export type Reviewer = components['schemas']['AdminReviewer'];

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

/** Lists, candidates and proposals depend on limits and topics, so all papers are invalidated. */
export function useUpdateLimits(id: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: ReviewerLimits) =>
      unwrap(api.PUT('/api/v1/admin/reviewers/{id}/profile', { ...at(id), body })),
    onSuccess: () => client.invalidateQueries({ queryKey: papersKey }),
    // Refetches the version, so that the next save overwrites the values shown with the error.
    onError: (error) =>
      currentLimitsOf(error) && client.invalidateQueries({ queryKey: reviewersKey }),
  });
}
