import { MINIMUM_VISITS } from '../front-ends/minimum-visits.js';
import { p75, type Vital, valueAtRank } from '../front-ends/vitals.js';
import { clopperPearson, type Interval, quantileRanks } from './binomial.js';

/** Figures of one version. */
export interface Figures {
  /** Measured visits that loaded it. */
  measured: number;
  /** Visits that loaded it, estimated from the measured ones. */
  loads: number;
  failures: number;
  errors: number;
  lcp: ReadonlyMap<number, number>;
  inp: ReadonlyMap<number, number>;
}

type Share = 'failures' | 'errors';
type Slowness = 'lcp' | 'inp';
export interface Verdict {
  metric: Share | Slowness;
  /** A share of the loads, or milliseconds. */
  found: number;
  before: number;
}

/** Measured visits of either version, before vitals are compared. */
export const MINIMUM_MEASURED = 50;
/** A look for each growth of the sample by a quarter. */
const GROWTH = 1.25;

/** More per load than before: one failure, two errors of 100. */
export const SHARE_BOUNDS: Record<Share, number> = { failures: 0.01, errors: 0.02 };
/** Slower by a fifth, and by so many milliseconds. */
const SLOWER_BY = 0.2;
export const SLOWNESS_BOUNDS: Record<Slowness, number> = { lcp: 200, inp: 100 };

/** That a version as good as the one before is rolled back, over all looks and metrics of its watch. */
const FALSE_ALARMS = 0.005;
const METRICS = 4;

/** Loads are estimated; a failed load is no load. */
export const visitsOf = ({ loads, failures }: Figures): number => loads + failures;

/** The looks that a sample of so many visits has had, 0 below the minimum. */
export function looksAt(visits: number): number {
  if (visits < MINIMUM_VISITS) return 0;
  return Math.floor(Math.log(visits / MINIMUM_VISITS) / Math.log(GROWTH) + 1e-9) + 1;
}

/**
 * The chance of a false alarm that one metric has at a look. They add up to FALSE_ALARMS over all metrics and any number of
 * looks: alpha_k = alpha · 6 / (π² k²), as Σ 1/k² = π²/6 (Bonferroni over looks; an alpha-spending function as in Lan and
 * DeMets 1983, Biometrika 70).
 */
export function alphaAt(look: number): number {
  return ((FALSE_ALARMS / METRICS) * 6) / (Math.PI * look) ** 2;
}

/**
 * Whether the new version is worse than the old one by a bound, with certainty.
 * @param look of the new version's sample, from 1
 * @returns the metric that exceeds its bound, the first of several
 */
export function judge(now: Figures, before: Figures, look: number): Verdict | undefined {
  const alpha = alphaAt(look);
  return (
    worseShare('failures', now, before, alpha) ??
    worseShare('errors', now, before, alpha) ??
    slower('lcp', now, before, alpha) ??
    slower('inp', now, before, alpha)
  );
}

/**
 * A number of events per visit, where all events are counted and visits only with the chance p = measured / loads. Both counts are
 * Poisson variables for a number of visits that is one; then k of k + m is binomial with θ = rate / (rate + p), so that
 * rate = p · θ / (1 − θ) (Przyborowski and Wilenski 1940, Biometrika 31). The interval has the uncertainty of the estimated
 * loads in it.
 */
export function rateOf(k: number, figures: Figures, alpha: number): Interval & { value: number } {
  const { lower, upper } = clopperPearson(k, k + figures.measured, alpha);
  const p = chanceOf(figures);
  const rate = (theta: number) => (theta === 1 ? Infinity : (p * theta) / (1 - theta));
  return { value: valueOf(k, figures), lower: rate(lower), upper: rate(upper) };
}

/** Half a visit instead of none, for a version that no visit could load. */
const valueOf = (k: number, figures: Figures) =>
  (chanceOf(figures) * k) / Math.max(figures.measured, 0.5);

const chanceOf = ({ measured, loads }: Figures) => (loads === 0 ? 1 : measured / loads);

/**
 * The lower bound of the difference of two rates from their separate intervals, above the bound: d − √((a − a_lower)² +
 * (b_upper − b)²) (method 10 of Newcombe 1998, Statistics in Medicine 17; Zou and Donner 2008, 27).
 */
function worseShare(
  metric: Share,
  now: Figures,
  before: Figures,
  alpha: number,
): Verdict | undefined {
  // Without a measured visit of the old version nothing is known of its rate.
  if (before.measured === 0) return undefined;
  const bound = SHARE_BOUNDS[metric];
  if (valueOf(now[metric], now) - valueOf(before[metric], before) <= bound) return undefined;
  const a = rateOf(now[metric], now, alpha);
  const b = rateOf(before[metric], before, alpha);
  const least = a.value - b.value - Math.hypot(a.value - a.lower, b.upper - b.value);
  if (!(least > bound)) return undefined;
  return { metric, found: Math.min(a.value, 1), before: Math.min(b.value, 1) };
}

/** The lower bound of the new quantile above the upper bound of the old one, and the quantiles apart by the bound. */
function slower(
  metric: Slowness,
  now: Figures,
  before: Figures,
  alpha: number,
): Verdict | undefined {
  const found = quantileOf(metric, now[metric], alpha / 2);
  const old = quantileOf(metric, before[metric], alpha / 2);
  if (found?.lower == null || old?.upper == null) return undefined;
  const least = Math.max(SLOWER_BY * old.value, SLOWNESS_BOUNDS[metric]);
  if (found.lower <= old.upper || found.value - old.value < least) return undefined;
  return { metric, found: found.value, before: old.value };
}

/** Interpolated within buckets, in the same way for both versions: equal distributions have equal quantiles. */
function quantileOf(vital: Vital, counts: ReadonlyMap<number, number>, alpha: number) {
  const samples = [...counts.values()].reduce((sum, count) => sum + count, 0);
  const value = p75(vital, counts);
  if (samples < MINIMUM_MEASURED || value === null) return undefined;
  const { lower, upper } = quantileRanks(samples, 0.75, alpha);
  const at = (rank: number | null) => rank && valueAtRank(vital, counts, rank);
  return { value, lower: at(lower), upper: at(upper) };
}
