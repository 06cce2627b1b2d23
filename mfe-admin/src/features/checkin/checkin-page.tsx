import { isOffline, messageOf, onConnectionChange } from '@plenary/kit/api';
import { ConfirmDialog } from '@plenary/kit/dialogs';
import {
  Alert,
  Button,
  colours,
  EmptyState,
  ErrorState,
  heights,
  LOW_SCREEN,
  styled,
} from '@plenary/kit/ui';
import { useQuery, useQueryClient, type UseQueryResult } from '@tanstack/react-query';
import { useEffect, useRef, useSyncExternalStore } from 'react';
import { ListSkeleton } from '../../shared/list/list-skeleton';
import { Pager } from '../../shared/list/rows/pager';
import { SearchField } from '../../shared/list/tools/search-field';
import { useList, type List } from '../../shared/list/use-list';
import { AdminPage } from '../../shared/page/admin-page';
import { AttendeeRow } from './attendee-row';
import { attendeesQuery, PAGE_SIZE, type Attendee } from './checkin.api';
import { texts } from './texts';
import { useDesk, type Desk } from './use-desk';

type Page = UseQueryResult<{ items: Attendee[]; nextCursor: string | null; counts: Counts }>;

interface Counts {
  arrived: number;
  registered: number;
}

const Count = styled('p')({
  fontSize: '1.125rem',
  fontWeight: 700,
  fontVariantNumeric: 'tabular-nums',
  color: colours.ink,
});

/** Stays at hand while the list is scrolled, below the bar of the area. */
const Tools = styled('div')(({ theme }) => ({
  position: 'sticky',
  insetBlockStart: heights.barSmall,
  zIndex: 1,
  paddingBlock: 12,
  backgroundColor: colours.page,
  [theme.breakpoints.up('sm')]: { insetBlockStart: heights.bar },
  [LOW_SCREEN]: { position: 'static' },
  '& div': { maxInlineSize: 'none' },
  '&& input': { minBlockSize: 56, fontSize: '1.125rem' },
}));

const Keys = styled('p')({
  paddingBlockStart: 8,
  color: colours.muted,
  fontSize: '0.8125rem',
  '@media (pointer: coarse)': { display: 'none' },
});

const Rows = styled('ul')({
  listStyle: 'none',
  borderBlockStart: `3px solid ${colours.primary}`,
  '&[aria-busy="true"]': { opacity: 0.6, transition: 'opacity 120ms 300ms' },
});

const Notices = styled('div')({ display: 'grid', gap: 8, paddingBlockStart: 8 });

export default function CheckinPage() {
  const list = useList({ sort: 'name', filters: [] });
  const client = useQueryClient();
  const page = useQuery(attendeesQuery(list.query));
  const field = useFieldInFocus();
  // The next name replaces this one.
  const desk = useDesk(() => {
    field.current?.focus({ preventScroll: true });
    field.current?.select();
  });

  /** The first person found, also when Enter is faster than the search. */
  async function enter(q: string) {
    const shown = q === list.get('q') && !page.isPlaceholderData ? page.data : undefined;
    if (q === '' || (!shown && isOffline())) return;
    const found = shown ?? (await client.fetchQuery(attendeesQuery({ q })));
    const [first] = found.items;
    if (first) desk.mark(first);
  }

  return (
    <AdminPage
      title={texts.title}
      action={page.data && <Count>{countText(page.data.counts)}</Count>}
    >
      <Tools role="search">
        <SearchField
          list={list}
          label={texts.search}
          field={field}
          onEnter={(q) => void enter(q).catch(() => undefined)}
        />
        <Keys>{texts.keys}</Keys>
        <DeskNotices desk={desk} />
      </Tools>
      <Attendees list={list} page={page} desk={desk} />
      {desk.asked && (
        <ConfirmDialog
          title={texts.unpaidTitle({ name: desk.asked.name })}
          text={texts.unpaidText}
          confirm={texts.unpaidConfirm}
          keep={texts.keep}
          isDestructive={false}
          onClose={() => desk.answer(false)}
          onConfirm={() => desk.answer(true)}
        />
      )}
    </AdminPage>
  );
}

const countText = ({ arrived, registered }: Counts) => texts.arrivedOf({ arrived, registered });

/** A timer: the focus of a page that was navigated to goes to its heading first. */
function useFieldInFocus() {
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => {
    const timer = setTimeout(() => field.current?.focus({ preventScroll: true }));
    return () => clearTimeout(timer);
  }, []);
  return field;
}

function DeskNotices({ desk }: { desk: Desk }) {
  const { news, failures, unsent } = desk;
  const isWithoutNetwork = useSyncExternalStore(onConnectionChange, isOffline, () => false);
  const count = unsent.length;

  useEffect(() => {
    if (count === 0) return;
    const confirm = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', confirm);
    return () => window.removeEventListener('beforeunload', confirm);
  }, [count]);

  return (
    <Notices>
      {isWithoutNetwork && <Alert severity="warning">{texts.offline({ count })}</Alert>}
      {failures.map((failure) => (
        <Alert
          key={failure.change.attendee.id}
          severity="error"
          action={
            <Button look="outlined" size="small" onClick={() => desk.retry(failure)}>
              {texts.retry}
            </Button>
          }
        >
          {failure.text}
        </Alert>
      ))}
      <div role="status">
        {news && (
          <Alert severity="success" role="presentation" action={<UndoNews desk={desk} />}>
            {news.text}
          </Alert>
        )}
      </div>
    </Notices>
  );
}

function UndoNews({ desk: { news, undo } }: { desk: Desk }) {
  const attendee = news?.attendee;
  if (!attendee) return null;
  return (
    <Button look="outlined" size="small" onClick={() => undo(attendee)}>
      {texts.undo}
    </Button>
  );
}

function Attendees({ list, page, desk }: { list: List; page: Page; desk: Desk }) {
  const { data } = page;
  const q = list.get('q');
  if (page.isLoadingError)
    return (
      <ErrorState
        title={texts.notLoaded}
        message={messageOf(page.error, texts.noReason)}
        onRetry={() => void page.refetch()}
      />
    );
  if (!data) return <ListSkeleton />;
  if (data.items.length === 0)
    return q ? (
      <EmptyState title={texts.noMatch({ q })}>{texts.noMatchHint}</EmptyState>
    ) : (
      <EmptyState title={texts.none}>{texts.noneHint}</EmptyState>
    );
  return (
    <>
      {page.isRefetchError && <Alert severity="warning">{texts.stale}</Alert>}
      <Rows role="list" aria-label={texts.people} aria-busy={page.isPlaceholderData}>
        {data.items.map((attendee) => (
          <AttendeeRow
            key={attendee.id}
            attendee={attendee}
            isBusy={desk.unsent.some((change) => change.attendee.id === attendee.id)}
            onMark={() => desk.mark(attendee)}
            onUndo={() => desk.undo(attendee)}
          />
        ))}
      </Rows>
      <Pager
        list={list}
        shown={data.items.length}
        pageSize={PAGE_SIZE}
        nextCursor={data.nextCursor}
      />
    </>
  );
}
