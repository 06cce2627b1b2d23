import { api, unwrap, type components } from '@plenary/kit/api';
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { papersKey, type PaperCounts, type PaperStatus } from './papers.api';

export type ReleaseItem = components['schemas']['ReleaseAnswer']['items'][number];
export type ProposalItem = components['schemas']['ReviewProposal']['items'][number];
type Assignings = components['schemas']['Assignings'];
/** Recorded, and not shown to the author yet. */
export type WaitingStatus = Extract<PaperStatus, 'decided' | 'verified'>;

export const RELEASES_PER_PAGE = 20;

/** A page of the decisions that wait for their release, with their mails. */
interface ReleasesPage {
  items: ReleaseItem[];
  nextCursor: string | null;
  /** Of all papers; missing where one paper was asked for. */
  counts?: PaperCounts;
}

/** The decisions of a status that wait for their release, by number; of one paper, when it is named. */
export const releasesQuery = (status: WaitingStatus, cursor: string, paperId: string) =>
  queryOptions({
    queryKey: [...papersKey, 'releases', status, cursor, paperId],
    queryFn: async ({ signal }): Promise<ReleasesPage> => {
      if (paperId) return { items: await previewOf([paperId], signal), nextCursor: null };
      const query = { status, sort: 'number' as const, limit: RELEASES_PER_PAGE };
      const page = await unwrap(
        api.GET('/api/v1/admin/papers', {
          params: { query: { ...query, ...(cursor && { cursor }) } },
          signal,
        }),
      );
      const ids = page.items.map(({ id }) => id);
      return { ...page, items: await previewOf(ids, signal) };
    },
    gcTime: 0,
  });

/** What was decided otherwise meanwhile is left out. */
async function previewOf(ids: string[], signal: AbortSignal): Promise<ReleaseItem[]> {
  if (ids.length === 0) return [];
  const body = { papers: ids.map((id) => ({ id })), preview: true };
  const { items } = await unwrap(api.POST('/api/v1/admin/papers/release', { body, signal }));
  return items.filter(({ outcome }) => outcome === 'ready');
}

export function useRelease() {
  return useBulk(async (items: ReleaseItem[]) => {
    const papers = items.map(({ id, revision }) => ({ id, revision }));
    return unwrap(api.POST('/api/v1/admin/papers/release', { body: { papers, preview: false } }));
  });
}

/** Whom to ask for every paper that lacks reviewers. */
export const proposalQuery = queryOptions({
  queryKey: [...papersKey, 'proposal'],
  queryFn: async ({ signal }) => {
    const { items } = await unwrap(api.POST('/api/v1/admin/papers/proposal', { body: {}, signal }));
    return items;
  },
  gcTime: 0,
});

export function useTaking() {
  return useBulk((papers: Assignings['papers']) =>
    unwrap(api.POST('/api/v1/admin/papers/assignments', { body: { papers } })),
  );
}

/** Everything of papers is read anew afterwards. */
function useBulk<Input, Answer>(mutationFn: (input: Input) => Promise<Answer>) {
  const client = useQueryClient();
  return useMutation({
    mutationFn,
    onSettled: () => client.invalidateQueries({ queryKey: papersKey }),
  });
}
