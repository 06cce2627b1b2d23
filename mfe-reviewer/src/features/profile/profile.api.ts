import { api, unwrap } from '@plenary/kit/api';
import { currentLimitsOf, type ReviewerLimits } from '@plenary/kit/reviewer-limits';
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';

export type Profile = ReviewerLimits;

/** Not refetched, so that the form never changes while it is edited. */
export const profileQuery = () =>
  queryOptions({
    queryKey: ['reviewer-profile'],
    queryFn: ({ signal }) => unwrap(api.GET('/api/v1/reviews/profile', { signal })),
    refetchOnWindowFocus: false,
    gcTime: 0,
  });

export function useUpdateProfile() {
  const queries = useQueryClient();
  const { queryKey } = profileQuery();
  return useMutation({
    mutationFn: (body: Profile) => unwrap(api.PUT('/api/v1/reviews/profile', { body })),
    onSuccess: (profile) => queries.setQueryData(queryKey, profile),
    // The next save then carries the version that the reviewer was shown with the conflict.
    onError: (error) => {
      const current = currentLimitsOf(error);
      if (current) queries.setQueryData(queryKey, current);
    },
  });
}
