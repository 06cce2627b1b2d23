import { isoInstant } from '../../../shared/dates/iso-instant';
import type { Values } from './form-values';

const DEADLINES = ['full-paper', 'registration-payment', 'camera-ready'];
const ANYWHERE_ON_EARTH = 'Etc/GMT+12';
const LAST_MINUTE = '23:59';

/** The last minute of a deadline, ISO 8601 in UTC, as the server works it out; undefined for whole days. */
export function endOfDate(entry: Values, values: Values): string | undefined {
  const { key, day, time, anywhereOnEarth } = entry as Record<string, string | boolean | undefined>;
  if (!day || (!DEADLINES.includes(String(key)) && !time)) return undefined;
  const zone = anywhereOnEarth ? ANYWHERE_ON_EARTH : String(values['timeZone']);
  const clock = anywhereOnEarth || !time ? LAST_MINUTE : String(time);
  return isoInstant(String(day), clock, zone);
}
