import { useRef, useState, type KeyboardEvent, type MouseEvent } from 'react';
import { GridBlock } from './grid-block';
import { Body, Cursor, Heads, ROW, ROW_HEIGHT, Scroll } from './grid-parts';
import {
  areTogether,
  byTime,
  columnsOf,
  hoursOf,
  type Item,
  itemAt,
  moved,
  resized,
  STEP,
  timeOf,
} from './model';
import type { Problem } from './problems';
import type { AcceptedPaper } from './schedule.api';
import { texts } from './texts';
import { useDrag } from './use-drag';
import type { Schedule } from './use-schedule';

export interface DayParts {
  label: string;
  schedule: Schedule;
  day: number;
  /** The item that is edited. */
  open: number | undefined;
  problems: readonly Problem[];
  papers: readonly AcceptedPaper[] | undefined;
  onOpen: (item: number) => void;
  onAdd: (room: string, start: number) => void;
  onRemove: (item: number) => void;
}

const HOUR = 60;
/** The first line of a grid is 1; the first column holds the hours. */
const FIRST_ROOM = 2;

export function DayGrid(props: DayParts) {
  const { label, schedule, day, open, problems, papers, onOpen, onAdd, onRemove } = props;
  const { changeDay, announce, described } = schedule;
  const items = schedule.days[day]?.items ?? [];
  const rooms = columnsOf(schedule.rooms);
  const { first, last } = hoursOf(items);
  const body = useRef<HTMLDivElement>(null);
  const cursor = useCursor(rooms.length, first * HOUR, last * HOUR);
  const drag = useDrag(items, put);

  function put(index: number, item: Item) {
    const next = items.map((each, at) => (at === index ? item : each));
    changeDay(day, () => next);
    announce(described(next, index));
  }

  const columnOf = (room: string) =>
    Math.max(
      0,
      rooms.findIndex(({ id }) => id === room),
    );
  const line = (minutes: number) => Math.floor((minutes - first * HOUR) / ROW) + 1;

  function onBlockKey(event: KeyboardEvent<HTMLElement>, index: number) {
    const item = items[index];
    if (!item || event.ctrlKey || event.metaKey || event.altKey) return;
    if (event.key === 'Escape' && drag.isActive) return drag.cancel();
    if (event.key === 'Delete') {
      event.preventDefault();
      return onRemove(index);
    }
    const { steps, columns } = arrowOf(event);
    if (steps === 0 && columns === 0) return;
    event.preventDefault();
    if (event.shiftKey) {
      if (steps !== 0) put(index, resized(item, steps * STEP));
      return;
    }
    const room = rooms[columnOf(item.room) + columns];
    if (room) put(index, { ...moved(item, steps * STEP), room: room.id });
  }

  function onCursorKey(event: KeyboardEvent<HTMLElement>) {
    const { steps, columns } = arrowOf(event);
    if (steps === 0 && columns === 0) return;
    event.preventDefault();
    const { column, minutes } = cursor.move(columns, steps * STEP);
    announce(texts.announce.cursor({ room: rooms[column]!.name, time: timeOf(minutes) }));
  }

  /** Enter on a place that is taken goes to its item. */
  function addAtCursor() {
    const room = rooms[cursor.column]!.id;
    const taken = itemAt(items, room, cursor.minutes);
    if (taken < 0) return onAdd(room, cursor.minutes);
    body.current?.querySelector<HTMLElement>(`[data-item="${taken}"]`)?.focus();
  }

  function addAt(room: string, event: MouseEvent<HTMLElement>) {
    const { top } = event.currentTarget.getBoundingClientRect();
    const minutes = first * HOUR + ((event.clientY - top) / ROW_HEIGHT) * ROW;
    onAdd(room, Math.max(0, Math.floor(minutes / STEP) * STEP));
  }

  const template = `52px repeat(${rooms.length}, minmax(112px, 1fr))`;
  return (
    <Scroll role="group" aria-label={texts.gridOf({ day: label })} aria-describedby="schedule-keys">
      <Heads style={{ gridTemplateColumns: template }}>
        <div />
        {rooms.map(({ id, name, kind }) => (
          <div key={id}>
            <strong>{name}</strong>
            {kind === 'online' && texts.online}
          </div>
        ))}
      </Heads>
      {items.length === 0 && <p>{texts.noItems}</p>}
      <Body
        ref={body}
        style={{
          gridTemplateColumns: template,
          gridTemplateRows: `repeat(${((last - first) * HOUR) / ROW}, ${ROW_HEIGHT}px)`,
        }}
      >
        {hoursBetween(first, last).map((hour) => (
          <div key={hour} data-hour="" style={{ gridRow: line(hour * HOUR) }}>
            <span>{timeOf(hour * HOUR)}</span>
          </div>
        ))}
        {/* Keys add by the cursor below. */}
        {rooms.map(({ id }, column) => (
          // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions
          <div
            key={id}
            data-column={id}
            style={{ gridColumn: column + FIRST_ROOM }}
            onClick={(event) => addAt(id, event)}
          />
        ))}
        <Cursor
          type="button"
          data-cursor=""
          aria-label={texts.addAt({
            room: rooms[cursor.column]!.name,
            time: timeOf(cursor.minutes),
          })}
          style={{
            gridColumn: cursor.column + FIRST_ROOM,
            gridRow: `${line(cursor.minutes)} / span ${(2 * STEP) / ROW}`,
          }}
          onKeyDown={onCursorKey}
          onClick={addAtCursor}
        >
          {timeOf(cursor.minutes)}
        </Cursor>
        {byTime(items).map((index) => {
          const item = drag.shown(index)!;
          return (
            <GridBlock
              key={index}
              item={item}
              index={index}
              column={columnOf(item.room) + FIRST_ROOM}
              lineOf={line}
              roomName={schedule.roomName(item.room)}
              hasProblem={problems.some((each) => each.day === day && each.item === index)}
              isOverlapping={items.slice(0, index).some((other) => areTogether(item, other))}
              isOpen={index === open}
              isDragged={drag.isDragged(index)}
              papers={papers}
              {...drag.handlers(index)}
              onKeyDown={(event) => onBlockKey(event, index)}
              onClick={() => !drag.endsDrag() && onOpen(index)}
            />
          );
        })}
      </Body>
    </Scroll>
  );
}

/** Steps down and columns towards the end of the line. */
function arrowOf({ key, currentTarget }: KeyboardEvent<HTMLElement>) {
  const isRtl = currentTarget.closest('[dir]')?.getAttribute('dir') === 'rtl';
  const forward = isRtl ? -1 : 1;
  const columns = key === 'ArrowRight' ? forward : key === 'ArrowLeft' ? -forward : 0;
  const steps = key === 'ArrowDown' ? 1 : key === 'ArrowUp' ? -1 : 0;
  return { steps, columns };
}

/** Where Enter adds an item. */
function useCursor(columns: number, earliest: number, latest: number) {
  const [place, setPlace] = useState({ column: 0, minutes: earliest });
  const within = (column: number, minutes: number) => ({
    column: Math.max(0, Math.min(column, columns - 1)),
    minutes: Math.max(earliest, Math.min(minutes, latest - STEP)),
  });
  const { column, minutes } = within(place.column, place.minutes);
  return {
    column,
    minutes,
    move: (byColumns: number, byMinutes: number) => {
      const next = within(column + byColumns, minutes + byMinutes);
      setPlace(next);
      return next;
    },
  };
}

const hoursBetween = (first: number, last: number) =>
  Array.from({ length: last - first }, (_, index) => first + index);
