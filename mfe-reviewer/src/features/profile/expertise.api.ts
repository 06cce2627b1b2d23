import { api, ApiError, unwrap, type components } from '@plenary/kit/api';
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';

export type Expertise = components['schemas']['ReviewerExpertise'];
export type Publication = Expertise['publications'][number];

/** Not refetched, so that the form never changes while it is edited. */
export const expertiseQuery = () =>
  queryOptions({
    queryKey: ['reviewer-expertise'],
    queryFn: ({ signal }) => unwrap(api.GET('/api/v1/reviews/expertise', { signal })),
    refetchOnWindowFocus: false,
    gcTime: 0,
  });

export function useSaveExpertise() {
  const queries = useQueryClient();
  const { queryKey } = expertiseQuery();
  return useMutation({
    mutationFn: (body: Expertise) => unwrap(api.PUT('/api/v1/reviews/expertise', { body })),
    onSuccess: (expertise) => queries.setQueryData(queryKey, expertise),
    // The next save then carries the version that the reviewer was told about.
    onError: (error) => {
      const current = currentOf(error);
      if (current) queries.setQueryData(queryKey, current);
    },
  });
}

function currentOf(error: Error): Expertise | undefined {
  if (!(error instanceof ApiError) || error.code !== 'CHANGED_MEANWHILE') return undefined;
  return (error.body as { current?: Expertise }).current;
}

export const useReadPublications = () =>
  useMutation({
    mutationFn: (text: string) =>
      unwrap(api.POST('/api/v1/reviews/expertise/publications', { body: { text } })),
  });
