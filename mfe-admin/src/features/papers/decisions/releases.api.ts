import { api, unwrap, type components } from '@plenary/kit/api';
import { keepPreviousData, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { holdsKey } from '../../../shared/holds/holds.api';
import { papersKey, type PaperCounts, type PaperStatus } from '../papers.api';

export type ReleaseItem = components['schemas']['ReleaseAnswer']['items'][number];
/** Recorded, and hidden from authors. */
export type UnreleasedStatus = Extract<PaperStatus, 'decision-recorded' | 'verified'>;

export const RELEASES_PER_PAGE = 20;

interface ReleasesPage {
  items: ReleaseItem[];
  nextCursor: string | null;
  /** Missing when a single paper was requested. */
  counts?: PaperCounts;
}

interface AskedReleases {
  status: UnreleasedStatus;
  cursor: string;
  /** A single paper, or ''. */
  paperId: string;
  q: string;
}

export const releasesQuery = ({ status, cursor, paperId, q }: AskedReleases) =>
  queryOptions({
    queryKey: [...papersKey, 'releases', status, cursor, paperId, q],
    queryFn: async ({ signal }): Promise<ReleasesPage> => {
      if (paperId) return { items: await previewOf([paperId], signal), nextCursor: null };
      const list = { status, needs: 'release', sort: 'number' } as const;
      const query = {
        ...list,
        limit: RELEASES_PER_PAGE,
        ...(cursor && { cursor }),
        ...(q && { q }),
      };
      const page = await unwrap(api.GET('/api/v1/admin/papers', { params: { query }, signal }));
      const ids = page.items.map(({ id }) => id);
      return { ...page, items: await previewOf(ids, signal) };
    },
    gcTime: 0,
    placeholderData: keepPreviousData,
  });

/** Skips papers on hold, and those that changed since the list was read. */
async function previewOf(ids: string[], signal: AbortSignal): Promise<ReleaseItem[]> {
  if (ids.length === 0) return [];
  const body = { papers: ids.map((id) => ({ id })), preview: true };
  const { items } = await unwrap(api.POST('/api/v1/admin/papers/release', { body, signal }));
  return items.filter(({ outcome }) => outcome === 'ready');
}

export function useReleaseDecisions() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (items: ReleaseItem[]) => {
      const papers = items.map(({ id, revision }) => ({ id, revision }));
      return unwrap(api.POST('/api/v1/admin/papers/release', { body: { papers, preview: false } }));
    },
    onSettled: () =>
      Promise.all([
        client.invalidateQueries({ queryKey: holdsKey }),
        client.invalidateQueries({ queryKey: papersKey }),
      ]),
  });
}
