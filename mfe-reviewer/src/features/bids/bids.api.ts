import { api, unwrap, type components } from '@plenary/kit/api';
import { infiniteQueryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';

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

/** Shown at once; a failure restores the saved bid, unless a later one is shown. */
export function useBid({ id, level: shownFirst }: BidPaper) {
  const client = useQueryClient();
  const saved = useRef(shownFirst);
  const show = (level: Level) =>
    client.setQueryData<Pages>(queryKey, (all) => all && withLevel(all, id, level));
  return useMutation({
    scope: { id: `bid ${id}` },
    mutationFn: (level: Level) =>
      unwrap(
        api.PUT('/api/v1/reviews/bids/{paperId}', {
          params: { path: { paperId: id } },
          body: { level },
        }),
      ),
    onMutate: show,
    onSuccess: (_answer, level) => {
      saved.current = level;
    },
    onError: (_error, level) => {
      const all = client.getQueryData<Pages>(queryKey);
      if (all && levelOf(all, id) === level) show(saved.current);
    },
  });
}

const levelOf = ({ pages }: Pages, id: string): Level =>
  pages.flatMap(({ items }) => items).find((each) => each.id === id)?.level ?? null;

function withLevel(all: Pages, id: string, level: Level): Pages {
  const change = Number(level !== null) - Number(levelOf(all, id) !== null);
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
