import {
  api,
  beginDownload,
  unwrap,
  uploading,
  type components,
  type OnProgress,
} from '@plenary/kit/api';
import { useAuth } from '@plenary/kit/session';
import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query';

type Schemas = components['schemas'];
export type Paper = Schemas['AuthorPaper'];
export type PaperDetails = Schemas['PaperDetails'];
export type PaperVersion = Schemas['PaperVersion'];
export type PaperFile = PaperVersion['manuscript'];
export type PaperStatus = Paper['status'];
export type PaperKind = Paper['kind'];
export type Review = Schemas['ReleasedReview'];
export type DraftChanges = Schemas['DraftChanges'];
export type FilePart = 'manuscript' | 'supplement';

const listKey = (userId: string | undefined) => ['papers', userId] as const;
const detailsKey = (userId: string | undefined, id: string) => ['paper', userId, id] as const;

/** The signed-in person's papers, the newest first. */
export function usePapers() {
  const { user } = useAuth();
  return useQuery({
    queryKey: listKey(user?.id),
    queryFn: () => unwrap(api.GET('/api/v1/papers')),
    enabled: user !== null,
  });
}

/** One paper of the signed-in person. */
export function usePaper(id: string) {
  const { user } = useAuth();
  return useQuery(
    queryOptions({
      queryKey: detailsKey(user?.id, id),
      queryFn: () => unwrap(api.GET('/api/v1/papers/{id}', { params: { path: { id } } })),
      enabled: user !== null,
    }),
  );
}

/** What an author does with papers; every page that shows one learns of it. */
export function usePaperActs() {
  const { user } = useAuth();
  const queries = useQueryClient();
  const at = (id: string) => ({ params: { path: { id } } });

  async function known(call: Promise<PaperDetails>): Promise<PaperDetails> {
    const paper = await call;
    queries.setQueryData(detailsKey(user?.id, paper.id), paper);
    void queries.invalidateQueries({ queryKey: listKey(user?.id) });
    return paper;
  }

  async function forget(id: string): Promise<void> {
    await unwrap(api.DELETE('/api/v1/papers/{id}', at(id)));
    queries.removeQueries({ queryKey: detailsKey(user?.id, id) });
    await queries.invalidateQueries({ queryKey: listKey(user?.id) });
  }

  async function removeSupplement(id: string): Promise<void> {
    await unwrap(api.DELETE('/api/v1/papers/{id}/supplement', at(id)));
    await queries.invalidateQueries({ queryKey: detailsKey(user?.id, id) });
  }

  return {
    begin: (kind: PaperKind) => known(unwrap(api.POST('/api/v1/papers', { body: { kind } }))),
    save: (id: string, body: DraftChanges) =>
      known(unwrap(api.PATCH('/api/v1/papers/{id}', { ...at(id), body }))),
    forget,
    submit: (id: string) => known(unwrap(api.POST('/api/v1/papers/{id}/submit', at(id)))),
    withdraw: (id: string, reason: string) =>
      known(unwrap(api.POST('/api/v1/papers/{id}/withdraw', { ...at(id), body: { reason } }))),
    correct: (id: string, note: string) =>
      known(unwrap(api.POST('/api/v1/papers/{id}/corrections', { ...at(id), body: { note } }))),
    makeCameraReady: (id: string) =>
      known(unwrap(api.POST('/api/v1/papers/{id}/camera-ready', at(id)))),
    upload: (id: string, part: FilePart, file: File, onProgress: OnProgress) =>
      known(sendFile(id, part, file, onProgress)),
    removeSupplement,
  };
}

function sendFile(
  id: string,
  part: FilePart,
  file: File,
  onProgress: OnProgress,
): Promise<PaperDetails> {
  return unwrap(
    api.POST('/api/v1/papers/{id}/files', {
      fetch: uploading(onProgress),
      params: { path: { id } },
      // The description of the call knows a file only as a string of bytes.
      body: { part, file: file as unknown as string },
      bodySerializer: (body) => {
        const form = new FormData();
        form.set('part', body.part);
        form.set('file', body.file);
        return form;
      },
    }),
  );
}

/** Saves a file of one's own paper to the device. */
export async function downloadFile(versionId: string, part: FilePart): Promise<void> {
  const body = { kind: 'paper', versionId, part } as const;
  beginDownload((await unwrap(api.POST('/api/v1/downloads', { body }))).url);
}
