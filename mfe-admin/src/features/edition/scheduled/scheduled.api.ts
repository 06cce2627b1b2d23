import { api, unwrap, type components } from '@plenary/kit/api';
import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';

type Schemas = components['schemas'];
export type ScheduledItem = Schemas['ScheduledChange'];

const keyOf = (editionId: string) => ['admin', 'scheduled-changes', editionId];

export const scheduledQuery = (id: string) =>
  queryOptions({
    queryKey: keyOf(id),
    queryFn: ({ signal }) =>
      unwrap(
        api.GET('/api/v1/admin/editions/{id}/scheduled-changes', {
          params: { path: { id } },
          signal,
        }),
      ),
  });

const NONE: readonly ScheduledItem[] = [];

/** The changes ahead: undefined until they are known, none when they could not be loaded. */
export function usePlanned(id: string | undefined): readonly ScheduledItem[] | undefined {
  const { data, isFetched } = useQuery({
    ...scheduledQuery(id ?? ''),
    enabled: id !== undefined,
    select: ({ items }) => items.filter(({ status }) => status === 'scheduled'),
  });
  return data ?? (isFetched ? NONE : undefined);
}

export function useScheduleChange(id: string) {
  return useScheduling(id, (body: Schemas['ScheduleRequest']) =>
    unwrap(
      api.POST('/api/v1/admin/editions/{id}/scheduled-changes', { params: { path: { id } }, body }),
    ),
  );
}

export function useCancelScheduled(id: string) {
  return useScheduling(id, (change: string) =>
    unwrap(
      api.POST('/api/v1/admin/editions/{id}/scheduled-changes/{change}/cancel', {
        params: { path: { id, change } },
      }),
    ),
  );
}

/** Reads the list again when a request fails as well: the change may have taken effect. */
function useScheduling<Body>(
  id: string,
  mutationFn: (body: Body) => Promise<Schemas['ScheduledChanges']>,
) {
  const client = useQueryClient();
  return useMutation({
    mutationFn,
    onSettled: () => client.invalidateQueries({ queryKey: keyOf(id) }),
  });
}
