import {
  type Figures,
  judge,
  looksAt,
  type Verdict,
  visitsOf,
} from '../src/operations/front-end-budget/judge.js';
import { bucketOf } from '../src/operations/front-ends/vitals.js';

/** How visits fare with a version. */
export interface Version {
  failing: number;
  throwing: number;
  /** Medians, in milliseconds. */
  lcp: number;
  inp: number;
}

export const GOOD: Version = { failing: 0.003, throwing: 0.005, lcp: 1500, inp: 80 };

export interface Watch {
  before?: Version;
  now: Version;
  /** Visits of the old version, and those of the new one at most. */
  visitsBefore: number;
  visits: number;
  /** The share that is measured. */
  measured: number;
}

type Random = () => number;

/** Uniform in [0, 1), the same for the same seed (mulberry32). */
export function seeded(seed: number): Random {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** @returns the verdict, and the true number of visits until then; undefined when the watch ends without one */
export function simulate(
  watch: Watch,
  random: Random,
  judgeBy = judge,
): (Verdict & { visits: number }) | undefined {
  const { before: old = GOOD, now, visitsBefore, visits, measured } = watch;
  const before = none();
  for (let visit = 0; visit < visitsBefore; visit += 1) count(before, old, measured, random);
  const found = none();
  let looks = 0;
  for (let visit = 1; visit <= visits; visit += 1) {
    count(found, now, measured, random);
    const due = looksAt(visitsOf(found));
    if (due <= looks) continue;
    looks = due;
    const verdict = judgeBy(found, before, looks);
    if (verdict) return { ...verdict, visits: visit };
  }
  return undefined;
}

type Counted = Figures & { lcp: Map<number, number>; inp: Map<number, number> };

const none = (): Counted => ({
  ...{ measured: 0, loads: 0, failures: 0, errors: 0 },
  ...{ lcp: new Map(), inp: new Map() },
});

function count(figures: Counted, version: Version, measured: number, random: Random): void {
  if (random() < version.failing) {
    figures.failures += 1;
    return;
  }
  if (random() < version.throwing) figures.errors += 1;
  if (random() >= measured) return;
  figures.measured += 1;
  figures.loads += Math.round(1 / measured);
  add(figures.lcp, bucketOf('lcp', logNormal(version.lcp, 0.5, random)));
  // Not every visit has an interaction.
  if (random() < 0.6) add(figures.inp, bucketOf('inp', logNormal(version.inp, 0.7, random)));
}

function add(counts: Map<number, number>, bucket: number): void {
  counts.set(bucket, (counts.get(bucket) ?? 0) + 1);
}

/** Box and Muller. */
function logNormal(median: number, sigma: number, random: Random): number {
  const normal = Math.sqrt(-2 * Math.log(1 - random())) * Math.cos(2 * Math.PI * random());
  return median * Math.exp(sigma * normal);
}
