import type { components } from '@plenary/kit/api';
import { useMutation, useQueryClient, type UseMutationResult } from '@tanstack/react-query';

export type HandlingChange = components['schemas']['InboxChange'];
export type HandlingStatus = HandlingChange['state'];

export interface Handling {
  state: HandlingStatus;
  note: string | null;
  version: number;
}

export type HandlingMutation = UseMutationResult<unknown, Error, HandlingChange>;

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
