import { api, unwrap, type components } from '@plenary/kit/api';
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { papersKey, type PaperStatus } from './papers.api';

export type ReleaseItem = components['schemas']['ReleaseAnswer']['items'][number];
export type ProposalItem = components['schemas']['ReviewProposal']['items'][number];
type Assignings = components['schemas']['Assignings'];

const hidden: PaperStatus[] = ['decided', 'verified'];
const MOST = 100;

/** The decisions that wait for their release, with the mails; of one paper, when it is named. */
export const releasesQuery = (paperId: string) =>
  queryOptions({
    queryKey: [...papersKey, 'releases', paperId],
    queryFn: async ({ signal }): Promise<ReleaseItem[]> => {
      const ids = paperId ? [paperId] : await waitingIds(signal);
      if (ids.length === 0) return [];
      const body = { papers: ids.map((id) => ({ id })), preview: true };
      const { items } = await unwrap(api.POST('/api/v1/admin/papers/release', { body, signal }));
      return items;
    },
    gcTime: 0,
  });

async function waitingIds(signal: AbortSignal): Promise<string[]> {
  const pages = await Promise.all(
    hidden.map((status) =>
      unwrap(
        api.GET('/api/v1/admin/papers', {
          params: { query: { status, limit: MOST, sort: 'number' } },
          signal,
        }),
      ),
    ),
  );
  return pages.flatMap(({ items }) => items.map(({ id }) => id));
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
