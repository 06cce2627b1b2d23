import { useLocation } from '@plenary/kit/router';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { requestOf, type FromList } from '../../../shared/list/use-list';
import { adminPaths } from '../../../paths';
import { filterNames } from '../list/paper-filters';
import { PAGE_SIZE, papersQuery, type PaperRow } from '../papers.api';

export interface Neighbour {
  to: string;
  state: FromList;
  paper: PaperRow;
}

export interface Neighbours {
  /** From 1, in the whole list. */
  position: number;
  previous?: Neighbour;
  next?: Neighbour;
}

type Place = FromList['list'];

/**
 * The papers before and after this one in the list that the reader came from, also on its other pages. A paper
 * that an act has removed from the list keeps the neighbours that it had.
 */
export function useNeighbours(id: string): Neighbours | undefined {
  const { list } = (useLocation().state ?? {}) as Partial<FromList>;
  const here = usePage(list);
  const at = here?.items.findIndex((paper) => paper.id === id) ?? -1;
  const [known, setKnown] = useState<Neighbours>();

  const isLast = at >= 0 && at === (here?.items.length ?? 0) - 1;
  const cursor = here?.nextCursor;
  const after = isLast && list && cursor ? pageAfter(list, cursor) : undefined;
  const before = at === 0 && list && list.trail.length > 0 ? pageBefore(list) : undefined;
  const pageOfNext = usePage(after);
  const pageOfPrevious = usePage(before);

  if (!here || !list || at < 0) return known;
  const found = {
    position: list.trail.length * PAGE_SIZE + at + 1,
    previous:
      neighbour(here.items[at - 1], list) ?? neighbour(pageOfPrevious?.items.at(-1), before),
    next: neighbour(here.items[at + 1], list) ?? neighbour(pageOfNext?.items[0], after),
  };
  if (known?.next?.to !== found.next?.to || known?.previous?.to !== found.previous?.to || !known)
    setKnown(found);
  return found;
}

function usePage(place: Place | undefined) {
  const request = requestOf(new URLSearchParams(place?.search), filterNames);
  return useQuery({ ...papersQuery(request), enabled: place !== undefined, retry: false }).data;
}

function neighbour(paper: PaperRow | undefined, list: Place | undefined): Neighbour | undefined {
  if (!paper || !list) return undefined;
  return { paper, to: adminPaths.paper.href({ paperId: paper.id }), state: { list } };
}

function pageAfter({ search, trail }: Place, cursor: string): Place {
  const params = new URLSearchParams(search);
  const current = params.get('cursor') ?? '';
  params.set('cursor', cursor);
  return { search: params.toString(), trail: [...trail, current] };
}

function pageBefore({ search, trail }: Place): Place {
  const params = new URLSearchParams(search);
  const cursor = trail.at(-1);
  if (cursor) params.set('cursor', cursor);
  else params.delete('cursor');
  return { search: params.toString(), trail: trail.slice(0, -1) };
}
