import { api, unwrap } from '@plenary/kit/api';
import { useMay } from '@plenary/kit/session';
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';

export const samplesQuery = () =>
  queryOptions({
    queryKey: ['admin', 'samples'],
    queryFn: ({ signal }) => unwrap(api.GET('/api/v1/admin/samples', { signal })),
  });

/** Afterwards, every list and count is read again. */
export function useRemoveSamples() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: () => unwrap(api.DELETE('/api/v1/admin/samples')),
    onSuccess: () => client.invalidateQueries(),
  });
}

/**
 * Whether samples may show next to real records, also when the server cannot say so: the organiser then decides.
 * Organisers without the right are not asked.
 */
export function useHasSamples(): () => Promise<boolean> {
  const client = useQueryClient();
  const may = useMay();
  return async () => {
    if (!may('samples:write')) return false;
    try {
      return (await client.fetchQuery(samplesQuery())).people > 0;
    } catch {
      return true;
    }
  };
}
