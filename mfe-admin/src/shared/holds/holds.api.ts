import { api, unwrap, type components } from '@plenary/kit/api';
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';

export type HeldActs = components['schemas']['HeldActs'];
export type Hold = components['schemas']['Hold'];

/** Invalidated by each act that may be put on hold. */
export const holdsKey = ['admin', 'held-acts'];

export const holdsQuery = () =>
  queryOptions({
    queryKey: holdsKey,
    queryFn: async ({ signal }) =>
      (await unwrap(api.GET('/api/v1/admin/held-acts', { signal }))).items,
    staleTime: Infinity,
    refetchOnWindowFocus: 'always',
  });

/** Ends a hold early. All pages may show what changed then. */
export function useEndHold() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ id, how }: { id: string; how: 'undo' | 'send-now' }) => {
      const params = { params: { path: { id } } };
      return how === 'undo'
        ? unwrap(api.POST('/api/v1/admin/held-acts/{id}/undo', params))
        : unwrap(api.POST('/api/v1/admin/held-acts/{id}/send-now', params));
    },
    onSettled: () => client.invalidateQueries(),
  });
}

/** Takes failed acts off the bar and out of the work on the dashboard. */
export function useDismissActs() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (id: string) =>
      unwrap(api.POST('/api/v1/admin/held-acts/{id}/dismiss', { params: { path: { id } } })),
    onSettled: () =>
      Promise.all([
        client.invalidateQueries({ queryKey: holdsKey }),
        client.invalidateQueries({ queryKey: ['admin', 'dashboard'] }),
      ]),
  });
}
