import { formatInstant } from '@plenary/kit/edition';
import { texts } from './texts';

export function Ago({ at, now }: { at: string; now: number }) {
  return (
    <time dateTime={at} title={formatInstant(at)}>
      {age(at, now)}
    </time>
  );
}

/** An instant as `5 Oct 2025, 23:59 UTC`. */
export function Instant({ at }: { at: string }) {
  return <time dateTime={at}>{formatInstant(at)}</time>;
}

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** Time since an instant: `5 min`, `2 h`, `1 day`. `now` is in milliseconds. */
export function age(instant: string, now: number): string {
  const passed = Math.max(0, now - Date.parse(instant));
  if (passed < HOUR) return texts.minutes({ count: Math.floor(passed / MINUTE) });
  if (passed < DAY) return texts.hours({ count: Math.floor(passed / HOUR) });
  return texts.days({ count: Math.floor(passed / DAY) });
}
