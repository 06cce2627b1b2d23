import { formatTag } from './locale.js';

// An Intl object costs more than the formatting itself.
const formats = new Map<string, Intl.DateTimeFormat>();

function format(options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  const tag = formatTag();
  const key = `${tag} ${options.timeStyle}`;
  let kept = formats.get(key);
  if (!kept)
    formats.set(key, (kept = new Intl.DateTimeFormat(tag, { ...options, timeZone: 'UTC' })));
  return kept;
}

/** 19 October 2025 at 12:00 UTC */
export function formatInstant(moment: Date): string {
  return `${format({ dateStyle: 'long', timeStyle: 'short' }).format(moment)} UTC`;
}

export function formatDay(day: string): string {
  return format({ dateStyle: 'long' }).format(new Date(`${day}T00:00:00Z`));
}

/** A, B and C */
export function formatList(items: readonly string[]): string {
  return new Intl.ListFormat(formatTag(), { type: 'conjunction' }).format(items);
}

/** 27–28 November 2025; empty without days. @param days in their order */
export function formatDays(days: readonly string[]): string {
  const [first, last] = [days[0], days.at(-1)];
  if (first === undefined || last === undefined) return '';
  const at = (day: string) => new Date(`${day}T00:00:00Z`);
  const range = format({ dateStyle: 'long' }).formatRange(at(first), at(last));
  // Thin spaces around the dash, which not every font has.
  return range.replaceAll('\u2009', '');
}
