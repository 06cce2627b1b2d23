import { api, ApiError, unwrap, type components } from '@plenary/kit/api';
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';

export type Profile = components['schemas']['ReviewerProfile'];

/** Whoever types must not have the form changed under them. */
export const profileQuery = queryOptions({
  queryKey: ['reviewer-profile'],
  queryFn: ({ signal }) => unwrap(api.GET('/api/v1/reviews/profile', { signal })),
  refetchOnWindowFocus: false,
  gcTime: 0,
});

export function useSaveProfile() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: Profile) => unwrap(api.PUT('/api/v1/reviews/profile', { body })),
    onSuccess: (profile) => client.setQueryData(profileQuery.queryKey, profile),
    // The next save is one over what stands now, which is told beside the refusal.
    onError: (error) => {
      const standing = standingOf(error);
      if (standing) client.setQueryData(profileQuery.queryKey, standing);
    },
  });
}

/** What somebody else has said since this form was read. */
export function standingOf(error: Error | null): Profile | undefined {
  if (!(error instanceof ApiError) || error.code !== 'CHANGED_MEANWHILE') return undefined;
  return (error.body as { current?: Profile }).current;
}
