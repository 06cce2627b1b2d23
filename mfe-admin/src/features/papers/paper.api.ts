import { ApiError, api, messageOf, unwrap, type components } from '@plenary/kit/api';
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { papersKey } from './papers.api';
import { texts } from './texts';

export type AdminPaper = components['schemas']['AdminPaper'];
export type AdminReview = components['schemas']['AdminReview'];
export type Decision = components['schemas']['PaperDecision']['decision'];
export type Candidate = components['schemas']['ReviewCandidate'];

const path = (id: string) => ({ params: { path: { id } } });

export const paperQuery = (id: string) =>
  queryOptions({
    queryKey: [...papersKey, 'one', id],
    queryFn: ({ signal }) => unwrap(api.GET('/api/v1/admin/papers/{id}', { ...path(id), signal })),
  });

export const candidatesQuery = (id: string, q: string) =>
  queryOptions({
    queryKey: [...papersKey, 'one', id, 'candidates', q],
    queryFn: ({ signal }) =>
      unwrap(
        api.GET('/api/v1/admin/papers/{id}/candidates', {
          params: { path: { id }, query: q ? { q } : {} },
          signal,
        }),
      ),
  });

type Body<Name extends keyof components['schemas']> = Omit<components['schemas'][Name], 'revision'>;

/** Acts are on the paper as it was last read: one that somebody else has moved is refused (409). */
export const useScreening = ({ id, revision }: AdminPaper) =>
  useAct(id, (body: Partial<Body<'Screening'>>) =>
    unwrap(
      api.POST('/api/v1/admin/papers/{id}/screening', {
        ...path(id),
        body: { pass: false, ...body, revision },
      }),
    ),
  );

export const useTurnBack = ({ id, revision }: AdminPaper) =>
  useAct(id, (note: string) =>
    unwrap(
      api.POST('/api/v1/admin/papers/{id}/turn-back', { ...path(id), body: { note, revision } }),
    ),
  );

export const useDeskRejection = ({ id, revision }: AdminPaper) =>
  useAct(id, (reason: string) =>
    unwrap(
      api.POST('/api/v1/admin/papers/{id}/desk-rejection', {
        ...path(id),
        body: { reason, revision },
      }),
    ),
  );

export const useDecision = ({ id, revision }: AdminPaper) =>
  useAct(id, (body: Body<'PaperDecision'>) =>
    unwrap(
      api.POST('/api/v1/admin/papers/{id}/decision', { ...path(id), body: { ...body, revision } }),
    ),
  );

export const useVerification = ({ id, revision }: AdminPaper) =>
  useAct(id, (body: Body<'Verification'>) =>
    unwrap(
      api.POST('/api/v1/admin/papers/{id}/verification', {
        ...path(id),
        body: { ...body, revision },
      }),
    ),
  );

export const useReopening = ({ id, revision }: AdminPaper) =>
  useAct(id, (reason: string) =>
    unwrap(
      api.POST('/api/v1/admin/papers/{id}/reopening', { ...path(id), body: { reason, revision } }),
    ),
  );

export const useAssignment = (id: string) =>
  useAct(id, (body: components['schemas']['Assigning']) =>
    unwrap(api.POST('/api/v1/admin/papers/{id}/assignments', { ...path(id), body })),
  );

export const useRemoval = (id: string) =>
  useAct(id, (reviewId: string) =>
    unwrap(
      api.DELETE('/api/v1/admin/papers/{id}/assignments/{reviewId}', {
        params: { path: { id, reviewId } },
      }),
    ),
  );

export const useReminder = (id: string) =>
  useAct(id, () => unwrap(api.POST('/api/v1/admin/papers/reminders', { body: { ids: [id] } })));

/** Whether it worked or not, the paper is read anew; lists are when they are next seen. */
function useAct<Input, Answer>(id: string, mutationFn: (input: Input) => Promise<Answer>) {
  const client = useQueryClient();
  return useMutation({
    mutationFn,
    onSettled: () =>
      Promise.all([
        client.invalidateQueries({ queryKey: paperQuery(id).queryKey }),
        client.invalidateQueries({ queryKey: [...papersKey, 'list'], refetchType: 'none' }),
      ]),
  });
}

/** What went wrong as a whole; what belongs to a field is said there. */
export function problemOf(error: Error | null): string | undefined {
  if (!error) return undefined;
  if (error instanceof ApiError && error.code === 'CHANGED_MEANWHILE') return texts.stale;
  const hasFields = error instanceof ApiError && Object.keys(error.fields).length > 0;
  return hasFields ? undefined : messageOf(error, texts.failed);
}
