import { api, ApiError, beginDownload, unwrap, type components } from '@plenary/kit/api';
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { readStream, type OnProgress } from '@plenary/kit/pdf';

type Schemas = components['schemas'];
export type Assignment = Schemas['Assignment'];
export type Review = Schemas['ReviewPaper'];
export type Draft = Schemas['ReviewDraft'];
export type Submission = Schemas['ReviewSubmission'];
export type Decline = Schemas['ReviewDecline'];

export const reviewsKey = ['reviews'];

const path = (paperId: string) => ({ params: { path: { paperId } } });

/** The reviewer's assignments: open ones first, by due date. */
export const assignmentsQuery = () =>
  queryOptions({
    queryKey: [...reviewsKey, 'list'],
    queryFn: async ({ signal }) => (await unwrap(api.GET('/api/v1/reviews', { signal }))).items,
  });

/** Not refetched, so that a form never changes while it is edited. */
export const reviewQuery = (paperId: string) =>
  queryOptions({
    queryKey: [...reviewsKey, 'paper', paperId],
    queryFn: ({ signal }) =>
      unwrap(api.GET('/api/v1/reviews/papers/{paperId}', { ...path(paperId), signal })),
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
    gcTime: 0,
  });

/** Of the own submitted review, once it was changed. */
export const versionsQuery = (paperId: string) =>
  queryOptions({
    queryKey: [...reviewsKey, 'versions', paperId],
    queryFn: async ({ signal }) => {
      const call = api.GET('/api/v1/reviews/papers/{paperId}/versions', {
        ...path(paperId),
        signal,
      });
      return (await unwrap(call)).versions;
    },
  });

/** Of the authors to the submitted reviews. */
export const responseQuery = (paperId: string) =>
  queryOptions({
    queryKey: [...reviewsKey, 'response', paperId],
    queryFn: ({ signal }) =>
      unwrap(api.GET('/api/v1/reviews/papers/{paperId}/response', { ...path(paperId), signal })),
  });

export function useAcceptReview(paperId: string) {
  return useReviewCall(paperId, () =>
    unwrap(api.POST('/api/v1/reviews/papers/{paperId}/accept', path(paperId))),
  );
}

export function useDeclineReview(paperId: string) {
  return useReviewCall(paperId, (body: Decline) =>
    unwrap(api.POST('/api/v1/reviews/papers/{paperId}/decline', { ...path(paperId), body })),
  );
}

/** Reloads the review when the conference has changed which fields authors see. */
export function useSubmitReview(paperId: string) {
  return useReviewCall(paperId, (body: Submission) =>
    unwrap(api.POST('/api/v1/reviews/papers/{paperId}/submit', { ...path(paperId), body })),
  );
}

function useReviewCall<Input>(paperId: string, mutationFn: (input: Input) => Promise<Review>) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn,
    onError: (error) => {
      if (!(error instanceof ApiError) || error.code !== 'CONFLICT') return;
      void queries.invalidateQueries({ queryKey: reviewQuery(paperId).queryKey });
    },
    onSuccess: (review) => {
      queries.setQueryData(reviewQuery(paperId).queryKey, review);
      void queries.invalidateQueries({ queryKey: assignmentsQuery().queryKey });
      void queries.invalidateQueries({ queryKey: versionsQuery(paperId).queryKey });
    },
  });
}

/** Saves the form, complete or not. The call outlives the page (`keepalive`). @throws ApiError */
export function saveDraft(
  paperId: string,
  body: Draft & { revision: number; formVersion: string },
) {
  return unwrap(
    api.PUT('/api/v1/reviews/papers/{paperId}/draft', { ...path(paperId), body, keepalive: true }),
  );
}

/** Bytes of the anonymised PDF. @throws ApiError */
export async function loadPdf(paperId: string, signal: AbortSignal, onProgress: OnProgress) {
  const call = api.GET('/api/v1/reviews/papers/{paperId}/pdf', {
    ...path(paperId),
    signal,
    parseAs: 'stream',
    headers: { Accept: 'application/pdf' },
  });
  // `parseAs: 'stream'` is not reflected in the generated type of the body.
  const stream = (await unwrap(call)) as unknown as ReadableStream<Uint8Array>;
  const bytes = Number((await call).response.headers.get('Content-Length')) || undefined;
  return readStream(stream, bytes, onProgress);
}

export type PaperPart = 'paper' | 'supplement';

export function useDownloadPaper(paperId: string) {
  return useMutation({
    mutationFn: async (part: PaperPart) => {
      const body = { kind: 'review-pdf', paperId, part } as const;
      beginDownload((await unwrap(api.POST('/api/v1/downloads', { body }))).url);
    },
  });
}
