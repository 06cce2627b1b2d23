import { useLocation, useNavigate, useSearchParams } from '@plenary/kit/router';

/** New values of query parameters; an empty value removes its parameter. */
export type Changes = Record<string, string>;

export interface Place {
  to: { search: string };
  state: { trail: string[]; isOpened?: boolean };
}

export interface FromList {
  list: { search: string; trail: string[] };
}

export interface List {
  /** Parameters of the request: all but the open row. */
  query: Record<string, string>;
  narrowing: Record<string, string>;
  /** A query parameter, '' if missing. */
  get(name: string): string;
  /** Name of the order, with '-' for descending. */
  sort: string;
  /** The id of the open row, or ''. */
  item: string;
  /** Cursors of the previous pages; the first page has ''. */
  trail: string[];
  isFirstPage: boolean;
  isNarrowed: boolean;
  /** Location after a change. A new search, filter or order starts at the first page. */
  place(changes: Changes): Place;
  leave(page: string): { to: string; state: FromList };
  next(cursor: string): Place;
  /** The first page, if the cursors of previous pages are unknown. */
  previous(): Place;
  go(changes: Changes): void;
  replace(changes: Changes): void;
  /** Closes the open row and removes its history entry. */
  close(): void;
  unfiltered(): Place;
}

export interface ListOptions {
  sort: string;
  filters: string[];
}

export function useList({ sort, filters }: ListOptions): List {
  const [params] = useSearchParams();
  const navigate = useNavigate();
  const { state } = useLocation() as { state: Partial<Place['state']> | null };
  const trail = state?.trail ?? [];
  const item = params.get('item') ?? '';
  const cursor = params.get('cursor') ?? '';
  const narrowing = narrowingIn(params, filters);

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

  return {
    query: requestOf(params, filters),
    narrowing: valuesOf(params, narrowing),
    get: (name) => params.get(name) ?? '',
    sort: params.get('sort') ?? sort,
    item,
    trail,
    isFirstPage: cursor === '',
    isNarrowed: narrowing.length > 0,
    place,
    leave: (page) => ({ to: page, state: { list: { search: params.toString(), trail } } }),
    next: (after) => at({ cursor: after, item: '' }, { trail: [...trail, cursor] }),
    previous: () => at({ cursor: trail.at(-1) ?? '', item: '' }, { trail: trail.slice(0, -1) }),
    go: (changes) => visit(changes, false),
    replace: (changes) => visit(changes, true),
    close: () => (state?.isOpened ? void navigate(-1) : visit({ item: '' }, true)),
    unfiltered: () => place(Object.fromEntries(narrowing.map((name) => [name, '']))),
  };
}

const narrowingIn = (params: URLSearchParams, filters: string[]) =>
  ['q', ...filters].filter((name) => params.get(name));

const valuesOf = (params: URLSearchParams, names: string[]) =>
  Object.fromEntries(names.map((name) => [name, params.get(name) ?? '']));

/** The request of a list from its address. */
export function requestOf(params: URLSearchParams, filters: string[]): Record<string, string> {
  const place = ['sort', 'cursor'].filter((name) => params.get(name));
  return valuesOf(params, [...narrowingIn(params, filters), ...place]);
}
