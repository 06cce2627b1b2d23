import { api, beginDownload, unwrap, type components } from '@plenary/kit/api';
import { useUser } from '@plenary/kit/session';
import {
  queryOptions,
  useMutation,
  useQueryClient,
  type QueryClient,
  type UseQueryResult,
} from '@tanstack/react-query';

type Schemas = components['schemas'];
export type Paper = Schemas['AuthorPaper'];
export type PaperDetails = Schemas['PaperDetails'];
export type PaperVersion = Schemas['PaperVersion'];
export type PaperFile = PaperVersion['manuscript'];
export type PaperKind = Paper['kind'];
export type PaperStatus = Paper['status'];
export type Review = Schemas['ReleasedReview'];
export type PaperEdit = Schemas['PaperEdit'];
export type DraftChanges = Schemas['DraftChanges'];
export type FilePart = 'manuscript' | 'supplement';
export type AcceptedPapers = UseQueryResult<Schemas['AcceptedPaperCheck']>;

export const papersQuery = (userId: string | undefined) =>
  queryOptions({
    queryKey: ['papers', 'list', userId],
    queryFn: ({ signal }) => unwrap(api.GET('/api/v1/papers', { signal })),
    enabled: userId !== undefined,
  });

export const paperQuery = (userId: string | undefined, id: string) =>
  queryOptions({
    queryKey: ['papers', 'details', userId, id],
    queryFn: ({ signal }) => unwrap(api.GET('/api/v1/papers/{id}', { signal, ...withId(id) })),
    enabled: userId !== undefined,
  });

export const acceptedPapersQuery = (userId: string | undefined) =>
  queryOptions({
    queryKey: ['papers', 'accepted', userId],
    queryFn: ({ signal }) => unwrap(api.GET('/api/v1/papers/check-accepted-paper', { signal })),
    enabled: userId !== undefined,
  });

export function useCreateDraft() {
  return usePaperMutation((kind: PaperKind) =>
    unwrap(api.POST('/api/v1/papers', { body: { kind } })),
  );
}

/** Not a mutation, which would pause offline. Fails with status 409 when the revision is outdated. */
export function saveDraft(id: string, body: DraftChanges): Promise<PaperDetails> {
  return unwrap(api.PATCH('/api/v1/papers/{id}', { ...withId(id), body }));
}

export function useDeleteDraft(id: string) {
  const user = useUser();
  const queries = useQueryClient();
  return useMutation({
    mutationFn: () => unwrap(api.DELETE('/api/v1/papers/{id}', withId(id))),
    onSuccess: () => {
      queries.removeQueries({ queryKey: paperQuery(user?.id, id).queryKey });
      return queries.invalidateQueries({ queryKey: papersQuery(user?.id).queryKey });
    },
  });
}

export function useSubmitPaper(id: string) {
  return usePaperMutation(() => unwrap(api.POST('/api/v1/papers/{id}/submit', withId(id))));
}

export function useEditPaper(id: string) {
  return usePaperMutation((body: PaperEdit) =>
    unwrap(api.POST('/api/v1/papers/{id}/versions', { ...withId(id), body })),
  );
}

export function useWithdrawPaper(id: string) {
  return usePaperMutation((reason: string) =>
    unwrap(api.POST('/api/v1/papers/{id}/withdraw', { ...withId(id), body: { reason } })),
  );
}

export function useSubmitRevision(id: string) {
  return usePaperMutation((note: string) =>
    unwrap(api.POST('/api/v1/papers/{id}/revision', { ...withId(id), body: { note } })),
  );
}

export function useSubmitCameraReady(id: string) {
  return usePaperMutation(() => unwrap(api.POST('/api/v1/papers/{id}/camera-ready', withId(id))));
}

/** @returns the mutation of the version of the text that the author read */
export function useAgree(id: string) {
  return usePaperMutation((version: string) =>
    unwrap(api.POST('/api/v1/papers/{id}/agreement', { ...withId(id), body: { version } })),
  );
}

export function useDeleteSupplement(id: string) {
  const user = useUser();
  const queries = useQueryClient();
  return useMutation({
    mutationFn: () => unwrap(api.DELETE('/api/v1/papers/{id}/supplement', withId(id))),
    onSuccess: () => queries.invalidateQueries({ queryKey: paperQuery(user?.id, id).queryKey }),
  });
}

export function useDownloadFile(versionId: string, part: FilePart) {
  return useMutation({
    mutationFn: async () => {
      const body = { kind: 'paper', versionId, part } as const;
      beginDownload((await unwrap(api.POST('/api/v1/downloads', { body }))).url);
    },
  });
}

export function useDownloadAgreement(paperId: string) {
  return useMutation({
    mutationFn: async () => {
      const body = { kind: 'paper-agreement', paperId } as const;
      beginDownload((await unwrap(api.POST('/api/v1/downloads', { body }))).url);
    },
  });
}

/** A call that returns the changed paper, which replaces the cached one. */
function usePaperMutation<Input = void>(call: (input: Input) => Promise<PaperDetails>) {
  const user = useUser();
  const queries = useQueryClient();
  return useMutation({
    mutationFn: call,
    onSuccess: (paper) => storePaper(queries, user?.id, paper),
  });
}

export function storePaper(
  queries: QueryClient,
  userId: string | undefined,
  paper: PaperDetails,
): void {
  queries.setQueryData(paperQuery(userId, paper.id).queryKey, paper);
  void queries.invalidateQueries({ queryKey: papersQuery(userId).queryKey });
}

export function withId(id: string) {
  return { params: { path: { id } } };
}
