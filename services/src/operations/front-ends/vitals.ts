/** Core Web Vitals: largest contentful paint, interaction to next paint (both in ms), cumulative layout shift. */
export const VITALS = ['lcp', 'inp', 'cls'] as const;
export type Vital = (typeof VITALS)[number];

/**
 * Upper ends of the buckets; one more bucket holds all above. A change mixes old counts with new ones for 90 days. They
 * include the limits of web.dev/vitals: good below the first, poor above the second (2500 and 4000 ms, 200 and 500 ms,
 * 0.1 and 0.25).
 */
export const BOUNDS: Record<Vital, readonly number[]> = {
  lcp: [
    200, 400, 600, 800, 1000, 1200, 1500, 1800, 2100, 2500, 3000, 3500, 4000, 5000, 6500, 8000,
    10_000, 15_000, 30_000,
  ],
  inp: [
    16, 24, 32, 40, 50, 64, 80, 100, 125, 150, 200, 250, 300, 400, 500, 700, 1000, 1500, 2500, 5000,
  ],
  cls: [0, 0.005, 0.01, 0.02, 0.03, 0.05, 0.07, 0.1, 0.15, 0.2, 0.25, 0.35, 0.5, 0.75, 1, 2],
};

export function bucketOf(vital: Vital, value: number): number {
  const index = BOUNDS[vital].findIndex((bound) => value <= bound);
  return index === -1 ? BOUNDS[vital].length : index;
}

/** @returns the value that three of four visits do not exceed; null without counts */
export function p75(vital: Vital, counts: ReadonlyMap<number, number>): number | null {
  const total = [...counts.values()].reduce((sum, count) => sum + count, 0);
  return total === 0 ? null : valueAtRank(vital, counts, total * 0.75);
}

/**
 * @param counts by bucket
 * @param rank above 0, at most the sum of the counts
 * @returns the value that so many visits do not exceed, interpolated within its bucket; the last bound for those above
 */
export function valueAtRank(
  vital: Vital,
  counts: ReadonlyMap<number, number>,
  rank: number,
): number {
  const bounds = BOUNDS[vital];
  let below = 0;
  for (const [index, upper] of bounds.entries()) {
    const count = counts.get(index) ?? 0;
    if (count > 0 && below + count >= rank) {
      const lower = bounds[index - 1] ?? 0;
      return lower + ((rank - below) / count) * (upper - lower);
    }
    below += count;
  }
  return bounds.at(-1) ?? 0;
}
