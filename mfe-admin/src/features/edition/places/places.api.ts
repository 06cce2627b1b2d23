import { api, unwrap } from '@plenary/kit/api';
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';

/** Saving the edition refetches both. */
export const placesQuery = () =>
  queryOptions({
    queryKey: ['admin', 'editions', 'places'],
    queryFn: ({ signal }) => unwrap(api.GET('/api/v1/admin/places', { signal })),
    staleTime: 0,
  });

export const joiningQuery = () =>
  queryOptions({
    queryKey: ['admin', 'editions', 'joining'],
    queryFn: ({ signal }) => unwrap(api.GET('/api/v1/admin/joining', { signal })),
    staleTime: 0,
  });

/** Refetches after a failure as well: the details may have changed. */
export function useSendJoining() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (revision: string) =>
      unwrap(api.POST('/api/v1/admin/joining/send', { body: { revision } })),
    onSettled: () => client.invalidateQueries({ queryKey: joiningQuery().queryKey }),
  });
}
