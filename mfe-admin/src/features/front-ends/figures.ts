import type { Version } from './front-ends.api';
import { texts } from './texts';

/** Limits of web.dev/vitals: good up to the first, poor above the second. */
const LIMITS = { lcp: [2500, 4000], inp: [200, 500], cls: [0.1, 0.25] } as const;

export type Vital = keyof typeof LIMITS;
export const VITALS = Object.keys(LIMITS) as Vital[];

export function ratingOf(vital: Vital, value: number): 'good' | 'fair' | 'poor' {
  const [good, fair] = LIMITS[vital];
  if (value <= good) return 'good';
  return value <= fair ? 'fair' : 'poor';
}

/** “1.85 s”, “120 ms”, “0.02” */
export function vitalText(vital: Vital, value: number): string {
  if (vital === 'lcp') return texts.seconds({ value: Math.round(value / 10) / 100 });
  return vital === 'inp' ? texts.milliseconds({ value }) : texts.score({ value });
}

/** “0.4% (3)”; only the number without a measured visit. */
export function failuresText({ failures: count, failureShare }: Version): string {
  if (failureShare === null) return texts.score({ value: count });
  return texts.failureShareText({ percent: Math.round(failureShare * 1000) / 10, count });
}

export const nameOf = (frontEnd: string) => (frontEnd === 'shell' ? texts.shell : frontEnd);
