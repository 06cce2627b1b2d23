/** Milliseconds. */
export const SECOND = 1000;
export const MINUTE = 60 * SECOND;
export const HOUR = 60 * MINUTE;
export const DAY = 24 * HOUR;

export function after(moment: Date, milliseconds: number): Date {
  return new Date(moment.getTime() + milliseconds);
}

/** In UTC. @returns "2026-11-25" */
export function utcDay(moment: Date): string {
  return moment.toISOString().slice(0, 'yyyy-mm-dd'.length);
}
