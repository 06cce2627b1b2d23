import { formatAmount } from '@plenary/kit/edition';
import { texts } from '../texts';

const STEPS = [1, 1.5, 2, 2.5, 3, 4, 5, 6, 7, 8, 10];
const LINES = 3;

/** The distance of three round lines, of which the highest is above every value. */
export function stepFor(highest: number): number {
  const least = Math.max(highest, LINES) / LINES;
  const power = 10 ** Math.floor(Math.log10(least));
  return (STEPS.find((step) => step * power >= least) ?? 10) * power;
}

/** 26,150 → `26.2k`; below 10,000 in full. */
export function shortFigure(value: number): string {
  if (value < 10_000) return formatAmount(Math.round(value));
  return texts.trends.thousands({ figure: String(Math.round(value / 100) / 10) });
}
