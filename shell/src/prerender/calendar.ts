import type { Edition } from '@plenary/kit/edition';
import { createEvents, type DateArray, type EventAttributes } from 'ics';
import { readable } from './element';

type EditionDate = Edition['dates'][number];

/** In UTF-8 and without its line break (RFC 5545, 3.1). */
const MAX_LINE_BYTES = 75;

/** RFC 5545. With stable UID and rising SEQUENCE, calendars update dates instead of adding them. */
export function calendarFiles(edition: Edition, address: string): [name: string, text: string][] {
  const file = (dates: EditionDate[]) => calendar(edition, address, dates);
  return [
    ['calendar.ics', file(edition.dates)],
    ...edition.dates.map((date): [string, string] => [`calendar/${date.key}.ics`, file([date])]),
  ];
}

function calendar(edition: Edition, address: string, dates: EditionDate[]): string {
  const events = dates.map((date) => event(edition, address, date));
  const { error, value } = createEvents(events, {
    productId: '-//Plenary//Conference dates//EN',
    calName: escaped(edition.name),
  });
  if (error) throw error;
  return folded(value ?? '');
}

/** The library escapes backslashes, semicolons and commas of some properties only. */
function escaped(text: string): string {
  return readable(text).replace(/[\\;,]/g, '\\$&');
}

/** The library folds after 75 characters, whatever their bytes. */
function folded(file: string): string {
  return file.replaceAll('\r\n\t', '').split('\r\n').map(foldedLine).join('\r\n');
}

function foldedLine(line: string): string {
  let text = '';
  let bytes = 0;
  for (const character of line) {
    const more = Buffer.byteLength(character);
    const isFull = bytes + more > MAX_LINE_BYTES;
    text += isFull ? `\r\n ${character}` : character;
    bytes = isFull ? 1 + more : bytes + more;
  }
  return text;
}

function event(edition: Edition, address: string, date: EditionDate): EventAttributes {
  return {
    uid: readable(`${date.key}.${edition.slug}@${host(address)}`),
    sequence: edition.revision,
    title: readable(`${edition.name}: ${date.label}`),
    description: readable(date.note),
    ...(address ? { url: address } : {}),
    location: date.key === 'forum-physical' ? readable(edition.venue.name) : undefined,
    ...times(date),
    status: 'CONFIRMED',
    busyStatus: 'FREE',
    transp: 'TRANSPARENT',
    ...(isDeadline(date) ? { alarms: [daysBefore(7, date), daysBefore(1, date)] } : {}),
  };
}

const isDeadline = ({ precision }: EditionDate) => precision === 'minute';

/** A deadline is an instant without length; other dates are whole days in every zone. */
function times({ day, at, precision }: EditionDate): Pick<EventAttributes, 'start'> & {
  end: EventAttributes['start'];
} {
  if (precision === 'minute') {
    const instant = { startInputType: 'utc', endInputType: 'utc' } as const;
    return { ...instant, start: Date.parse(at), end: Date.parse(at) };
  }
  return { start: wholeDay(day, 0), end: wholeDay(day, 1) };
}

function wholeDay(day: string, later: number): DateArray {
  const date = new Date(`${day}T00:00:00Z`);
  date.setUTCDate(date.getUTCDate() + later);
  return [date.getUTCFullYear(), date.getUTCMonth() + 1, date.getUTCDate()];
}

/** In hours: the library writes days with a T, which RFC 5545 does not allow. */
function daysBefore(days: number, { label }: EditionDate) {
  const trigger = { hours: 24 * days, before: true };
  return { action: 'display', description: escaped(label), trigger } as const;
}

function host(address: string): string {
  return address ? new URL(address).hostname : 'conference.invalid';
}
