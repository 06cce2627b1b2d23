import { after, DAY, utcDay } from '../../platform/core/time.js';
import type { EditionDocument } from './edition.schema.js';

const DEFAULT_DAYS_KEPT = 30;
/** After the conference: passport data is not kept longer. */
export const MOST_DAYS_KEPT = 365;

type Dated = Pick<EditionDocument, 'dates'>;

/** Days of the conference, in their order. */
export const conferenceDays = ({ dates }: Dated): string[] =>
  dates
    .filter(({ key }) => key === 'forum-physical' || key === 'forum-online')
    .map(({ day }) => day)
    .sort();

/** @returns "2025-12-28" */
export const addDays = (day: string, days: number): string =>
  utcDay(after(new Date(day), days * DAY));

/** With its beginning, in the edition's time zone, keys of passport data are destroyed. */
export function destroyDay({
  dates,
  visaLetters,
}: Dated & Pick<EditionDocument, 'visaLetters'>): string {
  const last = conferenceDays({ dates }).at(-1) ?? '';
  return visaLetters.destroyOn ?? addDays(last, DEFAULT_DAYS_KEPT);
}
