export const WEEKS = 24;

/** Where the weeks end: now while the dates of the edition are not set. */
export type Axis = 'forum' | 'now';

export interface Edition {
  year: number;
  total: number;
  atThisPoint: number;
  /** 24, 23, … 0 weeks before the forum. */
  byWeek: number[];
}

/** The sum that many weeks before the forum. */
export function valueAt({ byWeek }: Edition, weeks: number): number {
  return byWeek[WEEKS - weeks] ?? 0;
}

type Point = [weeks: number, value: number];

/** Until now, of the current edition. @param left weeks until the forum */
export function curveUntil(edition: Edition, left: number): Point[] {
  const passed = curveOf(edition).filter(([weeks]) => weeks > left);
  return [...passed, [left, edition.total]];
}

export function curveOf(edition: Edition): Point[] {
  return edition.byWeek.map((value, at) => [WEEKS - at, value]);
}
