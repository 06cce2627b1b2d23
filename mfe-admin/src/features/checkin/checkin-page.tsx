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
import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { adminPaths } from '../../paths';
import { ListSkeleton } from '../../shared/list/list-skeleton';
import { Pager } from '../../shared/list/rows/pager';
import { SearchField } from '../../shared/list/tools/search-field';
import { useList, type List } from '../../shared/list/use-list';
import { AdminPage } from '../../shared/page/admin-page';
import { AttendeeRow } from './attendee-row';
import { attendeesQuery, PAGE_SIZE, type Attendee, type DeviceList } from './checkin.api';
import { DeskNotices } from './desk-notices';
import { searchDevice } from './device/device-list';
import { useDeviceList } from './device/use-device-list';
import { PrintList } from './print-list';
import { isCameraAllowed, loadReader } from './scan/read-codes';
import { ScanPanel } from './scan/scan-panel';
import { WalkInDialog } from './walk-in/walk-in-dialog';
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
  // With the picture of the camera, they would cover the list.
  '&:has(video)': { position: 'static' },
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

const Buttons = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  gap: 8,
  paddingBlockStart: 8,
  '& button': { flex: '1 0 auto', minBlockSize: 48 },
});

export default function CheckinPage() {
  const list = useList({ sort: 'name', filters: [] });
  const client = useQueryClient();
  const page = useQuery(attendeesQuery(list.query));
  const carried = useDeviceList();
  const isWithoutNetwork = useSyncExternalStore(onConnectionChange, isOffline, () => false);
  const [isScanning, setScanning] = useState(list.get('scan') !== '' && isCameraAllowed());
  const [isRegistering, setRegistering] = useState(false);
  const field = useFieldInFocus();
  useReaderAhead();
  // The next name replaces this one.
  const desk = useDesk(() => {
    // The keyboard of a phone would cover the picture of the camera.
    if (isScanning) return;
    field.current?.focus({ preventScroll: true });
    field.current?.select();
  });

  /** The first person found, also when Enter is faster than the search. */
  async function enter(q: string) {
    const shown = q === list.get('q') && !page.isPlaceholderData ? page.data : undefined;
    if (q === '') return;
    const items = isOffline()
      ? carried
        ? searchDevice(carried, q, 1)
        : []
      : (shown ?? (await client.fetchQuery(attendeesQuery({ q })))).items;
    const [first] = items;
    if (first) desk.mark(first);
  }

  function scan() {
    // Only a page that was opened at this address may use the camera.
    if (isCameraAllowed()) setScanning(!isScanning);
    else window.location.assign(`${adminPaths.checkin.pattern}?scan=1`);
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
        <Buttons>
          <Button look="outlined" aria-expanded={isScanning} onClick={scan}>
            {isScanning ? texts.stopScanning : texts.scan}
          </Button>
          <Button look="outlined" onClick={() => setRegistering(true)}>
            {texts.walkIn}
          </Button>
          <Button look="outlined" disabled={!carried} onClick={() => window.print()}>
            {texts.print}
          </Button>
        </Buttons>
        {isScanning && <ScanPanel desk={desk} />}
        <DeskNotices desk={desk} isWithoutNetwork={isWithoutNetwork} />
      </Tools>
      {isWithoutNetwork ? (
        <CarriedAttendees carried={carried} q={list.get('q')} desk={desk} />
      ) : (
        <Attendees list={list} page={page} desk={desk} />
      )}
      <PrintList />
      {isRegistering && (
        <WalkInDialog onRegister={desk.register} onClose={() => setRegistering(false)} />
      )}
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

/** A page that is left at once loads nothing for the camera. */
const READER_AFTER_MS = 10_000;

function useReaderAhead() {
  useEffect(() => {
    const timer = setTimeout(() => void loadReader().catch(() => undefined), READER_AFTER_MS);
    return () => clearTimeout(timer);
  }, []);
}

/** A timer: the focus of a page that was navigated to goes to its heading first. */
function useFieldInFocus() {
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => {
    const timer = setTimeout(() => field.current?.focus({ preventScroll: true }));
    return () => clearTimeout(timer);
  }, []);
  return field;
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
      <AttendeeRows attendees={data.items} desk={desk} isOutdated={page.isPlaceholderData} />
      <Pager
        list={list}
        shown={data.items.length}
        pageSize={PAGE_SIZE}
        nextCursor={data.nextCursor}
      />
    </>
  );
}

/** People in the list of this device: the first of those found. */
function CarriedAttendees(props: { carried: DeviceList | null; q: string; desk: Desk }) {
  const { carried, q, desk } = props;
  if (!carried) return <EmptyState title={texts.notCarried}>{texts.notCarriedHint}</EmptyState>;
  const found = searchDevice(carried, q, PAGE_SIZE);
  if (found.length === 0)
    return <EmptyState title={texts.noMatch({ q })}>{texts.noMatchOffline}</EmptyState>;
  return <AttendeeRows attendees={found} desk={desk} />;
}

interface AttendeeRowsProps {
  attendees: Attendee[];
  desk: Desk;
  isOutdated?: boolean;
}

function AttendeeRows({ attendees, desk, isOutdated = false }: AttendeeRowsProps) {
  return (
    <Rows role="list" aria-label={texts.people} aria-busy={isOutdated}>
      {attendees.map((attendee) => (
        <AttendeeRow
          key={attendee.id}
          attendee={desk.isSending(attendee) ? attendee : desk.shown(attendee)}
          isBusy={desk.isSending(attendee)}
          onMark={() => desk.mark(attendee)}
          onUndo={() => desk.undo(attendee)}
        />
      ))}
    </Rows>
  );
}
