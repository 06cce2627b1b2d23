import { api, unwrap, type components } from '@plenary/kit/api';
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { type DocumentKind, documents } from './documents.api';

type Schemas = components['schemas'];
export type DocumentJob = Schemas['DocumentJob'];

const WATCH_EVERY = 1500;
const jobs = ['admin', 'document-jobs'];

export const isUnderWay = ({ state }: DocumentJob) => state === 'waiting' || state === 'running';

export const jobsQuery = (kind: DocumentKind) =>
  queryOptions({
    queryKey: [...jobs, kind],
    queryFn: async ({ signal, client }) => {
      const query = { params: { query: { kind } }, signal };
      const before = client.getQueryData<Schemas['DocumentJobs']>([...jobs, kind]);
      const found = await unwrap(api.GET('/api/v1/admin/document-jobs', query));
      if (before?.items.some(isUnderWay)) void client.invalidateQueries({ queryKey: documents });
      return found;
    },
    refetchInterval: ({ state: { data } }) => (data?.items.some(isUnderWay) ? WATCH_EVERY : false),
  });

export function useStartJob(kind: DocumentKind) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (output: DocumentJob['output']) =>
      unwrap(api.POST('/api/v1/admin/document-jobs', { body: { kind, output } })),
    onSettled: () => client.invalidateQueries({ queryKey: jobs }),
  });
}

/** Cancels one that is under way, or removes one that has ended, with its file. */
export function useEndJob(kind: DocumentKind) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ id, how }: { id: string; how: 'cancel' | 'dismiss' }) => {
      const at = { params: { path: { id } } };
      return how === 'cancel'
        ? unwrap(api.POST('/api/v1/admin/document-jobs/{id}/cancel', at))
        : unwrap(api.DELETE('/api/v1/admin/document-jobs/{id}', at));
    },
    onSuccess: (left) => client.setQueryData([...jobs, kind], left),
    onError: () => client.invalidateQueries({ queryKey: jobs }),
  });
}
