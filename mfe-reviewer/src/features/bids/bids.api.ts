import { api, unwrap, type components } from '@plenary/kit/api';
import { infiniteQueryOptions, useMutation, useQueryClient } from '@tanstack/react-query';

export type BidList = components['schemas']['BidList'];
export type BidPaper = BidList['items'][number];
export type Level = BidPaper['level'];

const queryKey = ['reviewer-bids'];

export const bidsQuery = () =>
  infiniteQueryOptions({
    queryKey,
    queryFn: ({ signal, pageParam }) =>
      unwrap(
        api.GET('/api/v1/reviews/bids', {
          params: { query: pageParam ? { cursor: pageParam } : {} },
          signal,
        }),
      ),
    initialPageParam: '',
    getNextPageParam: ({ nextCursor }) => nextCursor,
    refetchOnWindowFocus: false,
  });

interface Pages {
  pages: BidList[];
  pageParams: string[];
}

/** Shown at once; a failure restores the bid before. */
export function useBid(paper: BidPaper) {
  const client = useQueryClient();
  const show = (level: Level, from: Level) =>
    client.setQueryData<Pages>(queryKey, (all) => all && withLevel(all, paper.id, level, from));
  return useMutation({
    scope: { id: `bid ${paper.id}` },
    mutationFn: (level: Level) =>
      unwrap(
        api.PUT('/api/v1/reviews/bids/{paperId}', {
          params: { path: { paperId: paper.id } },
          body: { level },
        }),
      ),
    onMutate: (level) => {
      show(level, paper.level);
      return paper.level;
    },
    onError: (_error, level, before) => show(before ?? null, level),
  });
}

function withLevel(all: Pages, id: string, level: Level, from: Level): Pages {
  const change = Number(level !== null) - Number(from !== null);
  const pages = all.pages.map((page) => ({
    ...page,
    bids: page.bids + change,
    items: page.items.map((each) => (each.id === id ? { ...each, level } : each)),
  }));
  return { ...all, pages };
}

export function useDeclareConflict(paperId: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (reason: string) =>
      unwrap(
        api.POST('/api/v1/reviews/bids/{paperId}/conflict', {
          params: { path: { paperId } },
          body: { reason },
        }),
      ),
    onSuccess: () => client.invalidateQueries({ queryKey }),
  });
}
