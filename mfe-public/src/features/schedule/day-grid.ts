import type { Room, ScheduleItem as Item } from '../../shared/schedule.api';

/** Lines of a CSS grid, from 1. */
export interface Cell {
  row: string;
  column: string;
}

export interface DayGrid {
  /** The columns. */
  rooms: Room[];
  /** Of each item, in their order. */
  cells: Cell[];
}

/**
 * Rooms as columns, with a row for each time at which something begins or ends.
 * @returns nothing for a day that reads better as a list: in one room, or with items that would cover each other
 */
export function dayGrid(items: Item[], rooms: Room[]): DayGrid | undefined {
  const used = rooms.filter(({ id }) => items.some(({ room }) => room === id));
  if (used.length < 2 || items.some((item, at) => items.slice(at + 1).some(covers(item)))) return;
  const times = [...new Set(items.flatMap(({ start, end }) => [start, end]))].sort();
  const line = (time: string) => times.indexOf(time) + 1;
  const cells = items.map(({ start, end, room }) => ({
    row: `${line(start)} / ${line(end)}`,
    column:
      room === undefined
        ? `1 / span ${used.length}`
        : `${used.findIndex(({ id }) => id === room) + 1}`,
  }));
  return { rooms: used, cells };
}

const covers = (one: Item) => (other: Item) =>
  one.start < other.end &&
  other.start < one.end &&
  (one.room === undefined || other.room === undefined || one.room === other.room);

/** By their start; those that start together in the order of the rooms. */
export function inOrder(items: Item[], rooms: Room[]): Item[] {
  const place = ({ room }: Item) => rooms.findIndex(({ id }) => id === room);
  return [...items].sort(
    (one, other) => one.start.localeCompare(other.start) || place(one) - place(other),
  );
}
