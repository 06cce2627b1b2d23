import type { EditionDraft } from '../editions/edition-draft.schema.js';
import { localInstant } from '../editions/local-instant.js';
import type { ScheduleItem } from '../editions/schedule.schema.js';

type EditionDate = EditionDraft['dates'][number];

const DEADLINES: EditionDate['key'][] = ['full-paper', 'registration-payment', 'camera-ready'];
const LAST_SECOND = '23:59:59';

export function normal(draft: EditionDraft): EditionDraft {
  const trimmed = trimAll(draft);
  const { rooms = [], ...rest } = trimmed;
  return {
    ...rest,
    ...(rooms.length > 0 && { rooms }),
    dates: trimmed.dates.map((date) => withInstant(date, draft.timeZone)),
    schedule: trimmed.schedule.map((day) => ({ ...day, items: day.items.map(withoutEmpty) })),
  };
}

/** As items were stored before they could hold papers. */
function withoutEmpty({ papers = [], ...item }: ScheduleItem): ScheduleItem {
  return papers.length > 0 ? { ...item, papers } : item;
}

/** Ends with the day, 'Anywhere on Earth' or in the edition's zone, unless it has a time. */
function withInstant(date: EditionDate, timeZone: string): EditionDate {
  if (!DEADLINES.includes(date.key) && date.time === undefined) {
    return { ...date, at: `${date.day}T00:00:00Z`, precision: 'day' };
  }
  const at = date.anywhereOnEarth
    ? new Date(`${date.day}T${LAST_SECOND}-12:00`)
    : localInstant(date.day, date.time ?? LAST_SECOND, timeZone);
  return { ...date, at: at.toISOString().replace('.000Z', 'Z'), precision: 'minute' };
}

function trimAll<Value>(value: Value): Value {
  if (typeof value === 'string') return value.trim() as Value;
  if (Array.isArray(value)) return value.map((entry: unknown) => trimAll(entry)) as Value;
  if (typeof value !== 'object' || value === null) return value;
  const fields = Object.entries(value).map(([name, field]) => [name, trimAll<unknown>(field)]);
  return Object.fromEntries(fields) as Value;
}
