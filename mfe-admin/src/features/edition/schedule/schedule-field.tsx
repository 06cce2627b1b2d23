import { useQuery } from '@tanstack/react-query';
import { formatDay } from '@plenary/kit/edition';
import { Button, colours, styled, useMediaQuery, useTheme, VisuallyHidden } from '@plenary/kit/ui';
import { useRef, useState, type KeyboardEvent } from 'react';
import type { ListField } from '../model/fields';
import { TableField } from '../section/table/table-field';
import type { EditionForm } from '../section/use-section-form';
import { DayGrid } from './day-grid';
import { DayList } from './day-list';
import { DayTabs } from './day-tabs';
import { ItemPanel } from './item-panel';
import { newItem } from './model';
import { useProblems } from './problems';
import { ProblemList } from './problem-list';
import { acceptedPapersQuery } from './schedule.api';
import { texts } from './texts';
import { Unplaced } from './unplaced';
import { useSchedule } from './use-schedule';

const Root = styled('div')({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 20 });

/** The item that is edited is next to the grid where there is room for both. */
const Columns = styled('div')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: 32,
  alignItems: 'start',
  [theme.breakpoints.up('lg')]: {
    '&:has(> * + *)': { gridTemplateColumns: 'minmax(0, 1fr) 340px' },
  },
}));

const Tools = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  gap: '8px 20px',
  alignItems: 'center',
  '& > p': { flex: '1 1 320px', fontSize: '0.875rem' },
  '& > [aria-disabled="true"]': {
    borderColor: colours.hairline,
    color: colours.control,
    cursor: 'default',
  },
});

interface ScheduleFieldProps {
  spec: ListField;
  form: EditionForm;
  editionId: string;
}

/** Days with their items: a grid of rooms and times, a list on phones. */
export default function ScheduleField({ spec, form, editionId }: ScheduleFieldProps) {
  const schedule = useSchedule(form);
  const papers = useQuery(acceptedPapersQuery(editionId));
  const problems = useProblems(schedule, papers.data, form);
  const isWide = useMediaQuery(useTheme().breakpoints.up('md'));
  const [shown, setShown] = useState(0);
  const [open, setOpen] = useState<number>();
  const columns = useRef<HTMLDivElement>(null);
  const { days, changeDay, announce, described } = schedule;
  const day = Math.min(shown, days.length - 1);
  const current = days[day];

  function show(next: number, item?: number) {
    setShown(next);
    setOpen(item);
  }

  function add(room: string, start: number) {
    const items = current?.items ?? [];
    const added = [...items, newItem(items, room, start)];
    changeDay(day, () => added);
    setOpen(items.length);
    announce(described(added, items.length, texts.announce.added));
  }

  function remove(item: number) {
    const title = current?.items[item]?.title || texts.newItem;
    changeDay(day, (items) => items.filter((_, at) => at !== item));
    placeOf(columns.current)?.focus();
    setOpen(undefined);
    announce(texts.announce.removed({ title }));
  }

  function close() {
    (openItemOf(columns.current) ?? placeOf(columns.current))?.focus();
    setOpen(undefined);
  }

  function undo() {
    if (!schedule.canUndo) return;
    // Undoing may remove the open item.
    if (columns.current?.querySelector('[data-panel]:focus-within'))
      placeOf(columns.current)?.focus();
    setOpen(undefined);
    schedule.undo();
  }

  function undoByKey(event: KeyboardEvent) {
    const isTyping = (event.target as HTMLElement).matches('input, textarea, select');
    if (isTyping || event.key !== 'z' || event.shiftKey || !(event.ctrlKey || event.metaKey))
      return;
    event.preventDefault();
    undo();
  }

  const parts = {
    ...{ schedule, day, open, problems, papers: papers.data },
    ...{ onOpen: setOpen, onAdd: add, onRemove: remove },
  };
  const table = { ...spec, fields: spec.fields.filter(({ kind }) => kind !== 'list') };
  return (
    <Root onKeyDown={undoByKey}>
      <TableField spec={table} name={spec.name} form={form} />
      {!current && <p>{texts.noDays}</p>}
      {current && (
        <>
          <DayTabs days={days} current={day} problems={problems} onShow={show} />
          <ProblemList problems={problems} reports={form.reports} onOpen={show} />
          <Unplaced schedule={schedule} query={papers} />
          <Tools>
            <Button look="outlined" aria-disabled={!schedule.canUndo} onClick={undo}>
              {texts.undo}
            </Button>
            {isWide && <p id="schedule-keys">{texts.keys}</p>}
          </Tools>
          <VisuallyHidden role="status">{schedule.announcement}</VisuallyHidden>
          <Columns ref={columns}>
            {isWide ? (
              <DayGrid key={day} label={nameOf(current, day)} {...parts} />
            ) : (
              <DayList label={nameOf(current, day)} {...parts} />
            )}
            {open !== undefined && current.items[open] && (
              <ItemPanel
                key={`${day} ${open}`}
                {...parts}
                item={open}
                form={form}
                query={papers}
                onClose={close}
                onMoved={show}
              />
            )}
          </Columns>
        </>
      )}
    </Root>
  );
}

const openItemOf = (columns: HTMLElement | null) =>
  columns?.querySelector<HTMLElement>('[aria-pressed="true"]');

/** Where the next item would be added: it remains when an item is removed. */
const placeOf = (columns: HTMLElement | null) =>
  columns?.querySelector<HTMLElement>('[data-cursor]') ??
  openItemOf(columns)?.closest('section')?.querySelector<HTMLElement>('[data-add]');

const nameOf = ({ label, day }: { label: string; day: string }, index: number) =>
  label || (day && formatDay(day)) || texts.unnamedDay({ number: index + 1 });
