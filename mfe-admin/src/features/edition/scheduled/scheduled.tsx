import { messageOf } from '@plenary/kit/api';
import { ConfirmDialog } from '@plenary/kit/dialogs';
import { formatInstant, useNow } from '@plenary/kit/edition';
import { useMay } from '@plenary/kit/session';
import { Alert, Button, colours, ErrorState, styled } from '@plenary/kit/ui';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { plannedTitle } from '../../../shared/dates/planned-change';
import type { AdminEdition } from '../edition.api';
import { scheduledChanges } from '../model/scheduled';
import { SidePart } from '../overview/side-part';
import { scheduledQuery, useCancelScheduled, type ScheduledItem } from './scheduled.api';
import { ScheduleDialog } from './schedule-dialog';
import { texts } from './texts';

const List = styled('ol')({
  listStyle: 'none',
  padding: 0,
  '& li': {
    position: 'relative',
    display: 'grid',
    justifyItems: 'start',
    paddingBlock: 8,
    paddingInlineStart: 26,
    borderBlockEnd: `1px solid ${colours.hairline}`,
    fontSize: '0.8125rem',
    color: colours.muted,
  },
  '& li::before': {
    content: '""',
    position: 'absolute',
    insetInlineStart: 0,
    insetBlockStart: 13,
    inlineSize: 12,
    blockSize: 12,
    border: `2px solid ${colours.control}`,
    borderRadius: '50%',
  },
  '& li:first-of-type::before': { borderColor: colours.secondary },
  '& strong': { fontSize: '0.9375rem', color: colours.ink },
});

interface ScheduledProps {
  edition: AdminEdition;
  onDone: (text: string) => void;
}

interface Ahead {
  at: string;
  title: string;
  effect: string;
  item?: ScheduledItem;
}

/** What will happen when: by the dates, and as organisers scheduled it. */
export function Scheduled({ edition, onDone }: ScheduledProps) {
  const now = useNow();
  const { data, error, refetch } = useQuery(scheduledQuery(edition.id));
  const [open, setOpen] = useState<ScheduledItem | 'new'>();
  const may = useMay();
  if (now === null) return null;
  const { document } = edition;
  const items = data?.items ?? [];
  const close = () => setOpen(undefined);
  const mayAdd = may('fees:write') || may('reviewing:write') || may('site:write');
  const ahead: Ahead[] = [
    ...scheduledChanges(document, now),
    ...items
      .filter(({ status }) => status === 'scheduled')
      .map((item) => ({
        at: item.at,
        title: plannedTitle(item.change, document),
        effect: texts.by({ name: item.scheduledBy }),
        item,
      })),
  ].sort((one, other) => Date.parse(one.at) - Date.parse(other.at));
  return (
    <SidePart
      title={texts.title}
      action={
        mayAdd && (
          <Button look="text" onClick={() => setOpen('new')}>
            {texts.add}
          </Button>
        )
      }
    >
      <Failed items={items} edition={edition} now={now} />
      {!data && error && (
        <ErrorState
          title={texts.notLoaded}
          message={messageOf(error, texts.noReason)}
          onRetry={() => void refetch()}
        />
      )}
      {data && ahead.length === 0 && <p>{texts.none}</p>}
      <List role="list">
        {ahead.map(({ at, title, effect, item }) => (
          <li key={item?.id ?? title + at}>
            <time dateTime={at}>{formatInstant(at)}</time>
            <strong>{title}</strong>
            {effect}
            {item && mayAdd && (
              <Button
                look="text"
                size="small"
                aria-label={texts.cancelOf({ change: title, time: formatInstant(at) })}
                onClick={() => setOpen(item)}
              >
                {texts.cancel}
              </Button>
            )}
          </li>
        ))}
      </List>
      {open === 'new' && <ScheduleDialog edition={edition} onClose={close} onDone={onDone} />}
      {open && open !== 'new' && (
        <CancelDialog edition={edition} item={open} onClose={close} onDone={onDone} />
      )}
    </SidePart>
  );
}

const WEEK_MS = 7 * 86_400_000;

/** Of the last week, as organisers may have counted on it. */
function Failed({
  items,
  edition,
  now,
}: {
  items: ScheduledItem[];
  edition: AdminEdition;
  now: number;
}) {
  return items
    .filter(({ status, at }) => status === 'failed' && Date.parse(at) > now - WEEK_MS)
    .map(({ id, at, change, problem }) => (
      <Alert key={id} severity="error" role="presentation">
        {texts.failed({
          change: plannedTitle(change, edition.document),
          time: formatInstant(at),
          problem: problem ?? '',
        })}
      </Alert>
    ));
}

interface CancelDialogProps extends ScheduledProps {
  item: ScheduledItem;
  onClose: () => void;
}

function CancelDialog({ edition, item, onClose, onDone }: CancelDialogProps) {
  const cancel = useCancelScheduled(edition.id);
  const change = plannedTitle(item.change, edition.document);
  return (
    <ConfirmDialog
      title={texts.cancelTitle}
      text={texts.cancelText({ change, time: formatInstant(item.at) })}
      confirm={texts.cancelConfirm}
      keep={texts.keep}
      error={cancel.error && messageOf(cancel.error, texts.notDone)}
      onClose={onClose}
      onConfirm={async () => {
        await cancel.mutateAsync(item.id);
        onClose();
        onDone(texts.cancelled);
      }}
    />
  );
}
