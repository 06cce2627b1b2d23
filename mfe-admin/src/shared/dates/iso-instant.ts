import { instantOf } from '@plenary/kit/edition';

/** @returns ISO 8601 in UTC; undefined while the day, the time or the zone is not a valid one yet */
export function isoInstant(day: string, time: string, zone: string): string | undefined {
  try {
    return instantOf(day, time, zone).toISOString();
  } catch {
    return undefined;
  }
}
