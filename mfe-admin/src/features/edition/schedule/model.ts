import type { Values } from '../model/form-values';
import { texts } from './texts';

/** As the form holds them: texts, empty where there is nothing. */
export interface Item extends Values {
  /** 09:30 */
  start: string;
  end: string;
  title: string;
  detail: string;
  kind: string;
  /** The id of a room; empty: for everyone. */
  room: string;
  papers: PlacedPaper[];
}

export interface PlacedPaper {
  number: string;
  start: string;
}

export interface ScheduleDay extends Values {
  day: string;
  label: string;
  place: string;
  items: Item[];
}

export interface Room {
  id: string;
  name: string;
  kind: string;
}

export const STEP = 15;
const LAST = 24 * 60 - 1;
const NEW_ITEM = 60;

/** `09:30` → 570; NaN for anything else. */
export function minutesOf(time: string): number {
  const [, hours, minutes] = /^(\d\d):(\d\d)$/.exec(time) ?? [];
  return hours === undefined ? NaN : Number(hours) * 60 + Number(minutes);
}

export function timeOf(minutes: number): string {
  const two = (number: number) => String(number).padStart(2, '0');
  return `${two(Math.floor(minutes / 60))}:${two(minutes % 60)}`;
}

/** With its papers' own times. Stays within the day. */
export function moved(item: Item, by: number): Item {
  const [start, end] = [minutesOf(item.start), minutesOf(item.end)];
  if (Number.isNaN(start + end)) return item;
  const delta = Math.max(-start, Math.min(by, LAST - end));
  const shifted = (time: string) => (time === '' ? '' : timeOf(minutesOf(time) + delta));
  return {
    ...item,
    start: shifted(item.start),
    end: shifted(item.end),
    papers: item.papers.map((paper) => ({ ...paper, start: shifted(paper.start) })),
  };
}

/** At least one step long. */
export function resized(item: Item, by: number): Item {
  const [start, end] = [minutesOf(item.start), minutesOf(item.end)];
  if (Number.isNaN(start + end)) return item;
  return { ...item, end: timeOf(Math.max(start + STEP, Math.min(end + by, LAST))) };
}

/** An hour, or until the next item of the room begins. */
export function newItem(items: readonly Item[], room: string, start: number): Item {
  const begun = items
    .filter((item) => item.room === room)
    .map((item) => minutesOf(item.start))
    .filter((minutes) => minutes > start);
  const end = Math.min(start + NEW_ITEM, LAST, ...begun);
  return {
    ...{ start: timeOf(start), end: timeOf(end), room },
    ...{ title: '', detail: '', kind: '', papers: [] },
  };
}

/** The item of a room that runs at a time. */
export function itemAt(items: readonly Item[], room: string, minutes: number): number {
  return items.findIndex(
    (item) =>
      item.room === room && minutesOf(item.start) <= minutes && minutes < minutesOf(item.end),
  );
}

/** Another item of the same room at the same time. */
export function overlapOf(items: readonly Item[], index: number): Item | undefined {
  const item = items[index];
  if (!item || item.room === '') return undefined;
  return items.find((other, at) => at !== index && areTogether(item, other));
}

/** In one column at the same time; never without a start or an end. */
export const areTogether = (one: Item, other: Item): boolean =>
  one.room === other.room &&
  minutesOf(one.start) < minutesOf(other.end) &&
  minutesOf(other.start) < minutesOf(one.end);

/** The columns of a day: everyone, then the rooms, all with a name. */
export const columnsOf = (rooms: readonly Room[]): Room[] => [
  { id: '', name: texts.everyone, kind: '' },
  ...rooms.map((room) => ({ ...room, name: room.name || texts.unnamedRoom })),
];

export const roomNameOf = (rooms: readonly Room[], id: string): string =>
  columnsOf(rooms).find((room) => room.id === id)?.name ?? texts.removedRoom;

/** Whole hours that hold all items, at least from 8 to 18. */
export function hoursOf(items: readonly Item[]): { first: number; last: number } {
  const known = items.flatMap(({ start, end }) => [minutesOf(start), minutesOf(end)]);
  const minutes = known.filter((each) => !Number.isNaN(each));
  return {
    first: Math.floor(Math.min(8 * 60, ...minutes) / 60),
    last: Math.ceil(Math.max(18 * 60, ...minutes) / 60),
  };
}

/** Indexes by start, as they are read. */
export function byTime(items: readonly Item[]): number[] {
  return items
    .map((_, index) => index)
    .sort((one, other) => items[one]!.start.localeCompare(items[other]!.start));
}

export function placedNumbers(days: readonly ScheduleDay[]): Set<string> {
  return new Set(
    days.flatMap(({ items }) => items.flatMap(({ papers }) => papers.map(({ number }) => number))),
  );
}

/** Moves an entry of a list. */
export function reordered<Entry>(list: readonly Entry[], from: number, to: number): Entry[] {
  const others = list.filter((_, index) => index !== from);
  return [...others.slice(0, to), list[from]!, ...others.slice(to)];
}
