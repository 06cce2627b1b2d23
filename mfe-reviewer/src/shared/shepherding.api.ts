import { api, unwrap, type components } from '@plenary/kit/api';
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { reviewsKey } from './reviews.api';

type Schemas = components['schemas'];
export type ShepherdedPaper = Schemas['ShepherdedPaper'];
export type Shepherding = Schemas['Shepherding'];
export type ShepherdAnswer = Schemas['ShepherdAnswer'];

const path = (paperId: string) => ({ params: { path: { paperId } } });

/** Those that wait for an answer first. */
export const shepherdingsQuery = () =>
  queryOptions({
    queryKey: [...reviewsKey, 'shepherding'],
    queryFn: async ({ signal }) =>
      (await unwrap(api.GET('/api/v1/reviews/shepherding', { signal }))).items,
  });

/** Not refetched, so that a form never changes while it is edited. */
export const shepherdingQuery = (paperId: string) =>
  queryOptions({
    queryKey: [...reviewsKey, 'shepherding', paperId],
    queryFn: ({ signal }) =>
      unwrap(api.GET('/api/v1/reviews/papers/{paperId}/shepherding', { ...path(paperId), signal })),
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
    gcTime: 0,
  });

export function useAnswerAsShepherd(paperId: string) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (body: ShepherdAnswer) =>
      unwrap(
        api.POST('/api/v1/reviews/papers/{paperId}/shepherding/answer', { ...path(paperId), body }),
      ),
    onSuccess: (shepherding) => {
      queries.setQueryData(shepherdingQuery(paperId).queryKey, shepherding);
      void queries.invalidateQueries({ queryKey: shepherdingsQuery().queryKey, exact: true });
    },
  });
}
