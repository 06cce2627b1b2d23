import { texts } from './texts';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;

/**
 * Time since an instant, as in lists: `5 min`, `2 h`, `1 day`.
 * @param now in epoch milliseconds
 */
export function formatAge(instant: string, now: number): string {
  const passed = Math.max(0, now - Date.parse(instant));
  if (passed < HOUR_MS) return texts.minutes({ count: Math.floor(passed / MINUTE_MS) });
  if (passed < DAY_MS) return texts.hours({ count: Math.floor(passed / HOUR_MS) });
  return texts.days({ count: Math.floor(passed / DAY_MS) });
}
