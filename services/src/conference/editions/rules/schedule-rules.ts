import type { EditionDraft } from '../edition-draft.schema.js';
import { texts } from '../edition.texts.js';
import { DAY } from '../../../platform/core/time.js';
import type { ScheduleDay, ScheduleItem } from '../schedule.schema.js';
import { unique } from './list-rules.js';
import type { Problem } from './problem.js';

/** Workshops before the forum, and its further days. */
const DAYS_AROUND = 7;

/** Of rooms, items and papers: no edition from before rooms can break these. */
export function scheduleProblems({ schedule, rooms = [] }: EditionDraft): Problem[] {
  return [
    ...unique('rooms', 'id', rooms),
    ...unique('rooms', 'name', rooms),
    ...schedule.flatMap(({ items }, day) =>
      items.flatMap((item, at) => [
        ...timeProblems(item, `schedule.${day}.items.${at}`),
        ...roomProblems(item, `schedule.${day}.items.${at}.room`, rooms),
      ]),
    ),
    ...schedule.flatMap(({ items }, day) => doubleBookings(items, `schedule.${day}`, rooms)),
    ...papersTwice(schedule),
  ];
}

/**
 * Of days, where the change made them: saved days stay valid when dates of the forum move, which other
 * organisers may change.
 */
export function scheduleDayProblems(before: EditionDraft, draft: EditionDraft): Problem[] {
  const forum = draft.dates.filter(({ key }) => key.startsWith('forum-')).map(({ day }) => day);
  const [first, last] = [forum.toSorted().at(0), forum.toSorted().at(-1)];
  if (first === undefined || last === undefined) return [];
  const [earliest, latest] = [moved(first, -DAYS_AROUND), moved(last, DAYS_AROUND)];
  const known = before.schedule.map(({ day }) => day);
  return draft.schedule.flatMap(({ day }, index): Problem[] => {
    const field = `schedule.${index}.day`;
    const earlier = draft.schedule.slice(0, index).filter((each) => each.day === day).length;
    if (earlier > 0 && earlier >= known.filter((each) => each === day).length) {
      return [[field, texts.twice]];
    }
    const isWithin = day >= earliest && day <= latest;
    if (isWithin || known.includes(day)) return [];
    return [[field, texts.dayOutside({ earliest, latest })]];
  });
}

function timeProblems({ start, end, papers = [] }: ScheduleItem, path: string): Problem[] {
  const isEmpty = start >= end;
  const outside = papers.flatMap((paper, index): Problem[] =>
    isEmpty || paper.start === undefined || (paper.start >= start && paper.start < end)
      ? []
      : [[`${path}.papers.${index}.start`, texts.paperOutside({ start, end })]],
  );
  return [...(isEmpty ? [[`${path}.end`, texts.end] satisfies Problem] : []), ...outside];
}

function roomProblems({ room }: ScheduleItem, field: string, rooms: { id: string }[]): Problem[] {
  return room === undefined || rooms.some(({ id }) => id === room)
    ? []
    : [[field, texts.roomUnknown]];
}

/** Of items in one room: those for everyone may run at the same time as others. */
function doubleBookings(
  items: ScheduleItem[],
  path: string,
  rooms: { id: string; name: string }[],
): Problem[] {
  return items.flatMap((item, index) => {
    const other = items
      .slice(0, index)
      .find(({ room, start, end }) => room === item.room && start < item.end && item.start < end);
    const room = rooms.find(({ id }) => id === item.room);
    if (!other || !room) return [];
    const text = texts.roomTaken({ item: item.title, other: other.title, room: room.name });
    return [[`${path}.items.${index}.start`, text] satisfies Problem];
  });
}

function papersTwice(schedule: ScheduleDay[]): Problem[] {
  const seen = new Set<number>();
  return schedule.flatMap(({ items }, day) =>
    items.flatMap(({ papers = [] }, item) =>
      papers.flatMap(({ number }, index): Problem[] => {
        const isFirst = !seen.has(number);
        seen.add(number);
        const field = `schedule.${day}.items.${item}.papers.${index}.number`;
        return isFirst ? [] : [[field, texts.paperTwice({ number: String(number) })]];
      }),
    ),
  );
}

const moved = (day: string, days: number) =>
  new Date(Date.parse(day) + days * DAY).toISOString().slice(0, 10);
