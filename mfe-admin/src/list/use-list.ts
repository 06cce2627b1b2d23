import { useLocation, useNavigate, useSearchParams } from '@plenary/kit/router';

/** New values by their names in the address; an empty one leaves it. */
export type Changes = Record<string, string>;

/** A place in the list: what stands in the address, and the pages before it. */
export interface Place {
  to: { search: string };
  state: { trail: string[]; isOpened?: boolean };
}

/** What a page outside the list is told: the list's address, and the pages before it. */
export interface FromList {
  list: { search: string; trail: string[] };
}

/** A list whose search, filters, order, page and open row all stand in the address bar. */
export interface List {
  /** What the server is asked for: everything of the address but the open row. */
  query: Record<string, string>;
  /** What narrows the list: the search as `q`, and the filters. */
  narrowing: Record<string, string>;
  /** A value of the address, '' when it is not there. */
  get(name: string): string;
  /** The order: a name of the server's, with '-' for the greatest first. */
  sort: string;
  /** The id of the open row, '' when none is. */
  item: string;
  /** Cursors of the pages before this one; the first page has ''. */
  trail: string[];
  isFirstPage: boolean;
  /** True when the list is narrowed by a search or a filter. */
  isNarrowed: boolean;
  /** Where a change leads. Another search, filter or order begins at the first page. */
  place(changes: Changes): Place;
  /** A page outside the list, whose way back leads to the list as it stands now. */
  away(page: string): { to: string; state: FromList };
  /** The page after this one. */
  next(cursor: string): Place;
  /** The page before this one; the first, when the address was opened in the middle. */
  previous(): Place;
  /** Goes there; Back leads here again. */
  go(changes: Changes): void;
  /** Goes there without a new entry in the browser's history. */
  replace(changes: Changes): void;
  /** Closes the open row; the entry that opening it made leaves the browser's history. */
  close(): void;
  /** The address with nothing narrowed. */
  whole(): Place;
}

export interface ListOptions {
  /** The order that the server gives without being asked. */
  sort: string;
  /** Names of the filters beside the search. */
  filters: string[];
}

export function useList({ sort, filters }: ListOptions): List {
  const [params] = useSearchParams();
  const navigate = useNavigate();
  const { state } = useLocation() as { state: Partial<Place['state']> | null };
  const trail = state?.trail ?? [];
  const item = params.get('item') ?? '';
  const cursor = params.get('cursor') ?? '';
  const narrowing = ['q', ...filters].filter((name) => params.get(name));

  function at(changes: Changes, newState: Place['state']): Place {
    const next = new URLSearchParams(params);
    for (const [name, value] of Object.entries(changes)) {
      if (value && !(name === 'sort' && value === sort)) next.set(name, value);
      else next.delete(name);
    }
    return { to: { search: next.toString() }, state: newState };
  }

  function place(changes: Changes): Place {
    const isSamePage = Object.keys(changes).every((name) => name === 'item');
    if (!isSamePage) return at({ cursor: '', ...changes }, { trail: [] });
    return at(changes, { trail, isOpened: item === '' || state?.isOpened });
  }

  function visit(changes: Changes, replace: boolean) {
    const there = place(changes);
    void navigate(there.to, { state: there.state, replace, preventScrollReset: true });
  }

  const valuesOf = (names: string[]) =>
    Object.fromEntries(names.map((name) => [name, params.get(name) ?? '']));

  return {
    query: valuesOf([...narrowing, 'sort', 'cursor'].filter((name) => params.get(name))),
    narrowing: valuesOf(narrowing),
    get: (name) => params.get(name) ?? '',
    sort: params.get('sort') ?? sort,
    item,
    trail,
    isFirstPage: cursor === '',
    isNarrowed: narrowing.length > 0,
    place,
    away: (page) => ({ to: page, state: { list: { search: params.toString(), trail } } }),
    next: (after) => at({ cursor: after, item: '' }, { trail: [...trail, cursor] }),
    previous: () => at({ cursor: trail.at(-1) ?? '', item: '' }, { trail: trail.slice(0, -1) }),
    go: (changes) => visit(changes, false),
    replace: (changes) => visit(changes, true),
    close: () => (state?.isOpened ? void navigate(-1) : visit({ item: '' }, true)),
    whole: () => place(Object.fromEntries(narrowing.map((name) => [name, '']))),
  };
}
