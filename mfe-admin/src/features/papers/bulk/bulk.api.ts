import { api, unwrap, type components } from '@plenary/kit/api';
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { holdsKey } from '../../../shared/holds/holds.api';
import { papersKey, type PaperRow } from '../papers.api';

export type BulkAct = components['schemas']['BulkPaperAct'];
export type BulkResult = components['schemas']['BulkPaperResults']['items'][number];

/** Each member of the union, without what the selection adds. */
type WithoutPapers<Act> = Act extends BulkAct ? Omit<Act, 'papers' | 'preview'> : never;
/** An act before its papers are chosen. */
export type ChosenAct = WithoutPapers<BulkAct>;

const post = async (body: BulkAct, signal?: AbortSignal): Promise<BulkResult[]> =>
  (await unwrap(api.POST('/api/v1/admin/papers/acts', { body, signal }))).items;

export function bodyOf(act: ChosenAct, rows: PaperRow[], preview: boolean): BulkAct {
  return { ...act, papers: rows.map(({ id, revision }) => ({ id, revision })), preview };
}

export const bulkPreviewQuery = (act: ChosenAct, rows: PaperRow[]) =>
  queryOptions({
    queryKey: [...papersKey, 'bulk', act, rows.map(({ id, revision }) => [id, revision])],
    queryFn: ({ signal }) => post(bodyOf(act, rows, true), signal),
    gcTime: 0,
    staleTime: Infinity,
  });

export function useBulkAct() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: BulkAct) => post(body),
    onSettled: () =>
      Promise.all([
        client.invalidateQueries({ queryKey: holdsKey }),
        ...['list', 'tags', 'one'].map((part) =>
          client.invalidateQueries({ queryKey: [...papersKey, part] }),
        ),
      ]),
  });
}

/** Reviewers below their limit, those with the fewest papers first; cut at the server's largest page. */
export const availableReviewersQuery = () =>
  queryOptions({
    queryKey: [...papersKey, 'reviewers', 'available'],
    queryFn: async ({ signal }) => {
      const query = { availability: 'available', sort: 'load', limit: 500 } as const;
      const { items, nextCursor } = await unwrap(
        api.GET('/api/v1/admin/reviewers', { params: { query }, signal }),
      );
      return { items, isCut: nextCursor !== null };
    },
  });
