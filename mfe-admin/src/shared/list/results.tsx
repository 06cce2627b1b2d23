import type { UseQueryResult } from '@tanstack/react-query';
import {
  Alert,
  colours,
  EmptyState,
  ErrorState,
  LinkButton,
  styled,
  useArrival,
  useMediaQuery,
  useTheme,
} from '@plenary/kit/ui';
import { messageOf } from '@plenary/kit/api';
import { useEffect, useRef, type ReactNode } from 'react';
import { ListEntries } from './rows/list-entries';
import { ListSkeleton } from './list-skeleton';
import { ListTable } from './rows/list-table';
import { Pager } from './rows/pager';
import type { RowSelection, RowShape } from './rows/row-shape';
import { SortField } from './rows/sort-field';
import { texts } from './texts';
import type { List } from './use-list';

const Root = styled('section')({
  '&[aria-busy="true"]': { opacity: 0.6, transition: 'opacity 120ms 300ms' },
  '&:focus': { outline: 'none' },
});

const Keys = styled('p')({
  color: colours.muted,
  fontSize: '0.8125rem',
  '@media (pointer: coarse)': { display: 'none' },
});

export interface ResultsProps<Item> {
  list: List;
  label: string;
  page: UseQueryResult<{ items: Item[]; nextCursor: string | null }>;
  shape: RowShape<Item>;
  pageSize: number;
  total?: number;
  /** Shown for an empty list without search or filters. */
  empty: ReactNode;
  suggestions?: ReactNode;
  /** Below the rows, for readers with a keyboard. */
  keysHint?: string;
  selection?: RowSelection<Item>;
}

export function Results<Item>(props: ResultsProps<Item>) {
  const { list, label, page, empty, suggestions } = props;
  const root = usePageFocus(list);
  const data = useArrival(page.data);
  return (
    <Root ref={root} tabIndex={-1} aria-label={label} aria-busy={page.isPlaceholderData}>
      {!data && !page.isLoadingError && <ListSkeleton />}
      {page.isLoadingError && (
        <ErrorState
          title={texts.failed}
          message={messageOf(page.error, texts.noReason)}
          onRetry={() => void page.refetch()}
        />
      )}
      {page.isRefetchError && <Alert severity="error">{texts.stale}</Alert>}
      {data?.items.length === 0 &&
        (list.isNarrowed ? <NoMatch list={list}>{suggestions}</NoMatch> : empty)}
      {data && data.items.length > 0 && <Rows {...props} data={data} now={page.dataUpdatedAt} />}
    </Root>
  );
}

function Rows<Item>(
  props: ResultsProps<Item> & {
    data: { items: Item[]; nextCursor: string | null };
    now: number;
  },
) {
  const { list, label, shape, pageSize, total, data, now, selection } = props;
  const isWide = useMediaQuery(useTheme().breakpoints.up('md'));
  const Layout = isWide ? ListTable : ListEntries;
  return (
    <>
      {!isWide && <SortField list={list} shape={shape} />}
      <Layout
        items={data.items}
        shape={shape}
        now={now}
        list={list}
        label={label}
        selection={selection}
      />
      <Pager
        list={list}
        shown={data.items.length}
        pageSize={pageSize}
        total={total}
        nextCursor={data.nextCursor}
      />
      {isWide && <Keys>{props.keysHint ?? texts.keys}</Keys>}
    </>
  );
}

export function NoMatch({ list, children }: { list: List; children?: ReactNode }) {
  const { to, state } = list.unfiltered();
  return (
    <EmptyState
      title={texts.noMatch}
      action={
        <LinkButton look="outlined" to={`?${to.search}`} state={state}>
          {texts.clearFilters}
        </LinkButton>
      }
    >
      {children}
    </EmptyState>
  );
}

/** Focuses the list after paging, since the button may be gone. */
function usePageFocus(list: List) {
  const root = useRef<HTMLElement>(null);
  const cursor = list.get('cursor');
  const last = useRef(cursor);
  useEffect(() => {
    if (last.current !== cursor) root.current?.focus({ preventScroll: true });
    last.current = cursor;
  }, [cursor]);
  return root;
}
