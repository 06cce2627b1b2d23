import type { UseQueryResult } from '@tanstack/react-query';
import {
  Alert,
  colours,
  EmptyState,
  ErrorState,
  LinkButton,
  styled,
  useMediaQuery,
  useTheme,
} from '@plenary/kit/ui';
import { messageOf } from '@plenary/kit/api';
import { useEffect, useRef, type ReactNode } from 'react';
import { ListEntries } from './list-entries';
import { ListSkeleton } from './list-skeleton';
import { ListTable } from './list-table';
import { Pager } from './pager';
import type { RowShape } from './row-shape';
import { SortField } from './sort-field';
import { texts } from './texts';
import type { List } from './use-list';

const Room = styled('section')({
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
  /** Name of the list, as its table is called. */
  label: string;
  page: UseQueryResult<{ items: Item[]; nextCursor: string | null }>;
  shape: RowShape<Item>;
  pageSize: number;
  /** Rows of the whole list, where it is known. */
  total?: number;
  /** Shown when there is nothing at all, search and filters apart. */
  empty: ReactNode;
  /** Shown when nothing matches: what may have been meant. */
  near?: ReactNode;
}

/** What the server answered, in each state that it can be in. */
export function Results<Item extends object>(props: ResultsProps<Item>) {
  const { list, label, page, empty, near } = props;
  const room = usePageFocus(list);
  return (
    <Room ref={room} tabIndex={-1} aria-label={label} aria-busy={page.isPlaceholderData}>
      {page.isPending && <ListSkeleton />}
      {page.isLoadingError && (
        <ErrorState
          title={texts.failed}
          message={messageOf(page.error, texts.failedAnswer)}
          onRetry={() => void page.refetch()}
        />
      )}
      {page.isRefetchError && <Alert severity="error">{texts.stale}</Alert>}
      {page.data?.items.length === 0 &&
        (list.isNarrowed ? <NoMatch list={list}>{near}</NoMatch> : empty)}
      {page.data && page.data.items.length > 0 && (
        <Rows {...props} data={page.data} now={page.dataUpdatedAt} />
      )}
    </Room>
  );
}

function Rows<Item extends object>(
  props: ResultsProps<Item> & {
    data: { items: Item[]; nextCursor: string | null };
    now: number;
  },
) {
  const { list, label, shape, pageSize, total, data, now } = props;
  const isWide = useMediaQuery(useTheme().breakpoints.up('md'));
  const Layout = isWide ? ListTable : ListEntries;
  return (
    <>
      {!isWide && <SortField list={list} shape={shape} />}
      <Layout items={data.items} shape={shape} now={now} list={list} label={label} />
      <Pager
        list={list}
        shown={data.items.length}
        pageSize={pageSize}
        total={total}
        nextCursor={data.nextCursor}
      />
      {isWide && <Keys>{texts.keys}</Keys>}
    </>
  );
}

function NoMatch({ list, children }: { list: List; children: ReactNode }) {
  const { to, state } = list.whole();
  return (
    <EmptyState
      title={texts.noMatch}
      action={
        <LinkButton look="outlined" to={`?${to.search}`} state={state}>
          {texts.showAll}
        </LinkButton>
      }
    >
      {children}
    </EmptyState>
  );
}

/** Another page of the list takes the focus, since the button that led to it may be gone. */
function usePageFocus(list: List) {
  const room = useRef<HTMLElement>(null);
  const cursor = list.get('cursor');
  const last = useRef(cursor);
  useEffect(() => {
    if (last.current !== cursor) room.current?.focus({ preventScroll: true });
    last.current = cursor;
  }, [cursor]);
  return room;
}
