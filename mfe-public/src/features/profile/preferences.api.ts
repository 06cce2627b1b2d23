import { api, unwrap, type components } from '@plenary/kit/api';
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';

/** The lists of the organisers' area use the same key. */
export const preferencesQuery = () =>
  queryOptions({
    queryKey: ['preferences'],
    queryFn: ({ signal }) => unwrap(api.GET('/api/v1/auth/preferences', { signal })),
    staleTime: Infinity,
  });

export function useChangePreferences() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: components['schemas']['PreferencesChange']) =>
      unwrap(api.PATCH('/api/v1/auth/preferences', { body })),
    onSuccess: (saved) => client.setQueryData(preferencesQuery().queryKey, saved),
  });
}
