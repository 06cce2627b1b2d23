import { api, unwrap, type components } from '@plenary/kit/api';
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { holdsKey } from '../../../shared/holds/holds.api';
import { papersKey, type PaperRow } from '../papers.api';

export type BulkAct = components['schemas']['BulkPaperAct'];
export type BulkActName = BulkAct['act'];
export type BulkResult = components['schemas']['BulkPaperResults']['items'][number];

/** An act before its papers are chosen. */
export interface ChosenAct {
  name: BulkActName;
  /** Of the acts that need one. */
  tag?: string;
}

const post = async (body: BulkAct, signal?: AbortSignal): Promise<BulkResult[]> =>
  (await unwrap(api.POST('/api/v1/admin/papers/acts', { body, signal }))).items;

export function bodyOf({ name, tag = '' }: ChosenAct, rows: PaperRow[], preview: boolean): BulkAct {
  const papers = rows.map(({ id, revision }) => ({ id, revision }));
  return name === 'tag' || name === 'untag'
    ? { act: name, tag, papers, preview }
    : { act: name, papers, preview };
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
