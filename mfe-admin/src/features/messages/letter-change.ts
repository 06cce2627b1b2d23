import type { components } from '@plenary/kit/api';
import { useMutation, useQueryClient, type UseMutationResult } from '@tanstack/react-query';

export type LetterChange = components['schemas']['LetterChange'];
export type LetterState = LetterChange['state'];

/** What the form that changes a letter needs to know of it. */
export interface Handled {
  state: LetterState;
  note: string | null;
  version: number;
}

export type Change = UseMutationResult<unknown, Error, LetterChange>;

/** Whether it worked or not, everything below `key` is read anew: somebody may have been faster. */
export function useLetterChange(
  key: string[],
  mutationFn: (change: LetterChange) => Promise<unknown>,
): Change {
  const client = useQueryClient();
  return useMutation({
    mutationFn,
    onSettled: () => client.invalidateQueries({ queryKey: key }),
  });
}
