const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** How long ago an instant was: `5 min`, `2 h`, `1 day`. `now` is in milliseconds. */
export function age(instant: string, now: number): string {
  const passed = Math.max(0, now - Date.parse(instant));
  if (passed < HOUR) return `${Math.floor(passed / MINUTE)} min`;
  if (passed < DAY) return `${Math.floor(passed / HOUR)} h`;
  const days = Math.floor(passed / DAY);
  return days === 1 ? '1 day' : `${days} days`;
}
