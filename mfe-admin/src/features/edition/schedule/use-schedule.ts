import { useWatch } from '@plenary/kit/forms';
import { useRef, useState } from 'react';
import type { EditionForm } from '../section/use-section-form';
import { isSame } from '../model/same';
import { type Item, overlapOf, type Room, roomNameOf, type ScheduleDay } from './model';
import { texts } from './texts';

const UNDOABLE = 50;

export type Schedule = ReturnType<typeof useSchedule>;

interface Past {
  /** The days that the items were of. */
  dates: string;
  items: Item[][];
}

/** The days in the form, with changes of items that can be undone one by one and are announced. */
export function useSchedule(form: EditionForm) {
  const days = (useWatch({ control: form.control, name: 'schedule' }) ?? []) as ScheduleDay[];
  const rooms = (useWatch({ control: form.control, name: 'rooms' }) ?? []) as Room[];
  const [past, setPast] = useState<Past[]>([]);
  const [announcement, announce] = useState('');
  const before = useRef<Past>(undefined);
  const last = past.findLast(({ dates }) => dates === datesOf(days));

  function now(): Past {
    const saved = structuredClone(form.getValues('schedule')) as ScheduleDay[];
    return { dates: datesOf(saved), items: saved.map(({ items }) => items) };
  }

  const keep = (state: Past) => setPast((all) => [...all, state].slice(-UNDOABLE));

  /** Only what differs: fields of other days keep their input. */
  function set(current: Item[][], next: Item[][]) {
    for (const [day, items] of next.entries()) {
      if (isSame(current[day], items)) continue;
      form.setValue(`schedule.${day}.items`, items as never, { shouldDirty: true });
    }
  }

  /** Changes the items of all days, as one step of undoing. */
  function change(next: (days: Item[][]) => Item[][]) {
    const current = now();
    const typed = before.current;
    before.current = undefined;
    if (typed && !isSame(typed, current)) keep(typed);
    keep(current);
    set(current.items, next(current.items));
  }

  function changeDay(day: number, next: (items: Item[]) => Item[]) {
    change((all) => all.map((items, at) => (at === day ? next(items) : items)));
  }

  function undo() {
    if (!last) return;
    setPast(past.slice(0, past.lastIndexOf(last)));
    set(now().items, last.items);
    announce(texts.announce.undone);
  }

  const roomName = (id: string) => roomNameOf(rooms, id);

  /** @returns what a screen reader says of an item after a change */
  function described(items: readonly Item[], index: number, text = texts.announce.at): string {
    const item = items[index];
    if (!item) return '';
    const { title, start, end, room } = item;
    const said = text({ title: title || texts.newItem, start, end, room: roomName(room) });
    const other = overlapOf(items, index);
    return other ? `${said} ${texts.announce.overlaps({ other: other.title })}` : said;
  }

  /** For fields that write into the form: one step of undoing from focus to blur. */
  const typing = {
    onFocus: () => {
      before.current ??= now();
    },
    onBlur: () => {
      const state = before.current;
      before.current = undefined;
      if (state && !isSame(state, now())) keep(state);
    },
  };

  return {
    ...{ days, rooms, changeDay, change, undo, canUndo: last !== undefined, typing },
    ...{ announcement, announce, roomName, described },
  };
}

const datesOf = (days: readonly ScheduleDay[]) => days.map(({ day }) => day).join(' ');
