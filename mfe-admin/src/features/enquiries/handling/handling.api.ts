import { api, unwrap, type components } from '@plenary/kit/api';
import {
  queryOptions,
  useMutation,
  useQueryClient,
  type UseMutationResult,
} from '@tanstack/react-query';

export type HandlingChange = components['schemas']['InboxChange'];
export type HandlingStatus = HandlingChange['state'];

export interface Handling {
  state: HandlingStatus;
  note: string | null;
  assignee: { id: string; name: string } | null;
  version: number;
}

export type HandlingMutation = UseMutationResult<unknown, Error, HandlingChange>;

export const assigneesQuery = queryOptions({
  queryKey: ['admin', 'inbox', 'assignees'],
  queryFn: ({ signal }) => unwrap(api.GET('/api/v1/admin/enquiries/assignees', { signal })),
});

/** Invalidates everything below `key` also after a failure: a 409 means that the row changed. */
export function useUpdateHandling(
  key: string[],
  mutationFn: (change: HandlingChange) => Promise<unknown>,
): HandlingMutation {
  const client = useQueryClient();
  return useMutation({
    mutationFn,
    onSettled: () => client.invalidateQueries({ queryKey: key }),
  });
}
