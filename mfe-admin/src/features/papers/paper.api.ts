import { api, ApiError, formErrorOf, unwrap, type components } from '@plenary/kit/api';
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { holdsKey } from '../../shared/holds/holds.api';
import { papersKey } from './papers.api';
import { texts } from './texts';

export type AdminPaper = components['schemas']['AdminPaper'];
export type AdminReview = components['schemas']['AdminReview'];
export type PaperState = components['schemas']['AdminPaperState'];
export type Decision = components['schemas']['PaperDecision']['decision'];

export interface PaperActionProps {
  paper: AdminPaper;
  /** Called with the message to announce. */
  onDone: (message: string) => void;
}

/** Of the present revision. */
export const currentShepherd = ({ shepherds }: AdminPaper) =>
  shepherds.find(({ isCurrent }) => isCurrent);

export const paperQuery = (id: string) =>
  queryOptions({
    queryKey: [...papersKey, 'one', id],
    queryFn: ({ signal }) =>
      unwrap(api.GET('/api/v1/admin/papers/{id}', { params: { path: { id } }, signal })),
  });

/** Refetches the paper also after a failure: a 409 means that it has changed. */
export function usePaperAction<Input, Result>(
  id: string,
  mutationFn: (input: Input) => Promise<Result>,
) {
  const client = useQueryClient();
  return useMutation({
    mutationFn,
    onSettled: () =>
      Promise.all([
        client.invalidateQueries({ queryKey: holdsKey }),
        client.invalidateQueries({ queryKey: paperQuery(id).queryKey }),
        client.invalidateQueries({ queryKey: [...papersKey, 'list'], refetchType: 'none' }),
      ]),
  });
}

export function problemOf(error: Error | null): string | undefined {
  const hasChanged = error instanceof ApiError && error.code === 'CHANGED_MEANWHILE';
  return hasChanged ? texts.changedMeanwhile : formErrorOf(error, texts.failed);
}

/** The message of an act that took effect at once; the hold bar announces one that is on hold. */
export const unlessHeld = ({ heldUntil }: Pick<PaperState, 'heldUntil'>, message: string) =>
  heldUntil === null ? message : '';
