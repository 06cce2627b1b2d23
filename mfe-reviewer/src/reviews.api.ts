import { api, beginDownload, unwrap, type components } from '@plenary/kit/api';
import { queryOptions } from '@tanstack/react-query';
import { readStream } from './pdf/read-stream';
import type { LoadPdf } from './pdf/use-pdf';

type Schemas = components['schemas'];
export type Assignment = Schemas['Assignment'];
export type Review = Schemas['ReviewPaper'];
export type Draft = Schemas['ReviewDraft'];
export type Submission = Schemas['ReviewSubmission'];
export type Decline = Schemas['ReviewDecline'];

/** The reviewer's own assignments: what is still to do first, the most urgent at the top. */
export const assignmentsQuery = queryOptions({
  queryKey: ['reviews'],
  queryFn: async ({ signal }) => (await unwrap(api.GET('/api/v1/reviews', { signal }))).items,
});

/** One paper with one's own work on it. Whoever writes must not have the form changed under them. */
export const reviewQuery = (paperId: string) =>
  queryOptions({
    queryKey: ['reviews', paperId],
    queryFn: ({ signal }) =>
      unwrap(api.GET('/api/v1/reviews/papers/{paperId}', { ...of(paperId), signal })),
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
    gcTime: 0,
  });

/** The PDF for reviewers, with its progress. */
export function pdfOf(paperId: string): LoadPdf {
  return async (signal, onProgress) => {
    const call = api.GET('/api/v1/reviews/papers/{paperId}/pdf', {
      ...of(paperId),
      signal,
      parseAs: 'stream',
      headers: { Accept: 'application/pdf' },
    });
    // What the call answers is a stream, whatever its description calls it.
    const stream = (await unwrap(call)) as unknown as ReadableStream<Uint8Array>;
    const bytes = Number((await call).response.headers.get('Content-Length')) || undefined;
    return readStream(stream, bytes, onProgress);
  };
}

export async function downloadPdf(paperId: string, part: 'paper' | 'supplement'): Promise<void> {
  const body = { kind: 'review-pdf', paperId, part } as const;
  beginDownload((await unwrap(api.POST('/api/v1/downloads', { body }))).url);
}

export const accept = (paperId: string) =>
  unwrap(api.POST('/api/v1/reviews/papers/{paperId}/accept', of(paperId)));

export const decline = (paperId: string, body: Decline) =>
  unwrap(api.POST('/api/v1/reviews/papers/{paperId}/decline', { ...of(paperId), body }));

/** The call outlives the page, so that leaving it loses nothing. */
export const saveDraft = (paperId: string, body: Draft & { revision: number }) =>
  unwrap(
    api.PUT('/api/v1/reviews/papers/{paperId}/draft', { ...of(paperId), body, keepalive: true }),
  );

export const submit = (paperId: string, body: Submission) =>
  unwrap(api.POST('/api/v1/reviews/papers/{paperId}/submit', { ...of(paperId), body }));

function of(paperId: string) {
  return { params: { path: { paperId } } };
}
