import { api, unwrap, type components } from '@plenary/kit/api';
import {
  queryOptions,
  useMutation,
  useQueryClient,
  type UseMutationResult,
} from '@tanstack/react-query';

import { holdsKey } from '../../../shared/holds/holds.api';

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

export type InboxReply = components['schemas']['InboxReply'];
export type ReplyMutation = UseMutationResult<unknown, Error, InboxReply>;

/** As `useUpdateHandling`. The reply is on hold first. */
export function useSendReply(
  key: string[],
  mutationFn: (reply: InboxReply) => Promise<unknown>,
): ReplyMutation {
  const client = useQueryClient();
  return useMutation({
    mutationFn,
    onSettled: () =>
      Promise.all([key, holdsKey].map((queryKey) => client.invalidateQueries({ queryKey }))),
  });
}

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
