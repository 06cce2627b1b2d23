/** A confidence interval of which each side is exceeded with the same small probability. */
export interface Interval {
  lower: number;
  upper: number;
}

/** Lanczos' approximation with g = 7 and 9 terms: 15 digits (Press et al., Numerical Recipes, 3rd edition, 6.1). */
const LANCZOS = [
  0.99999999999980993, 676.5203681218851, -1259.1392167224028, 771.32342877765313,
  -176.61502916214059, 12.507343278686905, -0.13857109526572012, 9.9843695780195716e-6,
  1.5056327351493116e-7,
];
const ENOUGH = 1e-14;
const MOST_STEPS = 10_000;
const HALVINGS = 45;

function logGamma(x: number): number {
  const [first = 0, ...rest] = LANCZOS;
  const sum = rest.reduce((total, term, index) => total + term / (x + index), first);
  const t = x + 6.5;
  return 0.5 * Math.log(2 * Math.PI) + (x - 0.5) * Math.log(t) - t + Math.log(sum);
}

/**
 * The regularised incomplete beta function I_x(a, b), for positive a and b, by the continued fraction of Lentz (Numerical
 * Recipes, 3rd edition, 6.4).
 */
export function incompleteBeta(x: number, a: number, b: number): number {
  if (x <= 0) return 0;
  if (x >= 1) return 1;
  // The fraction converges quickly on this side.
  if (x > (a + 1) / (a + b + 2)) return 1 - incompleteBeta(1 - x, b, a);
  const logFront =
    logGamma(a + b) - logGamma(a) - logGamma(b) + a * Math.log(x) + b * Math.log1p(-x);
  return (Math.exp(logFront) * betaFraction(x, a, b)) / a;
}

function betaFraction(x: number, a: number, b: number): number {
  let c = 1;
  let d = 1 / nonZero(1 - ((a + b) * x) / (a + 1));
  let value = d;
  for (let m = 1; m <= MOST_STEPS; m += 1) {
    const even = (m * (b - m) * x) / ((a + 2 * m - 1) * (a + 2 * m));
    const odd = (-(a + m) * (a + b + m) * x) / ((a + 2 * m) * (a + 2 * m + 1));
    for (const term of [even, odd]) {
      d = 1 / nonZero(1 + term * d);
      c = nonZero(1 + term / c);
      value *= d * c;
    }
    if (Math.abs(d * c - 1) < ENOUGH) break;
  }
  return value;
}

const nonZero = (value: number) => (Math.abs(value) < 1e-300 ? 1e-300 : value);

/** P(X ≤ k) of a binomial distribution with n trials of probability p: I_{1−p}(n − k, k + 1). */
export function binomialCdf(k: number, n: number, p: number): number {
  if (k < 0) return 0;
  return k >= n ? 1 : incompleteBeta(1 - p, n - k, k + 1);
}

/**
 * The exact interval of Clopper and Pearson (1934, Biometrika 26) for a probability of which k of n trials were seen:
 * each side is wrong with a probability of at most `alpha`, however small k is.
 */
export function clopperPearson(k: number, n: number, alpha: number): Interval {
  return {
    // P(X ≥ k) = alpha
    lower: k === 0 ? 0 : solve((p) => incompleteBeta(p, k, n - k + 1) < alpha),
    // P(X ≤ k) = alpha
    upper: k === n ? 1 : solve((p) => incompleteBeta(p, k + 1, n - k) < 1 - alpha),
  };
}

/** @returns where the condition, true at 0 and false at 1, stops holding */
function solve(isBelow: (p: number) => boolean): number {
  let lower = 0;
  let upper = 1;
  for (let step = 0; step < HALVINGS; step += 1) {
    const middle = (lower + upper) / 2;
    if (isBelow(middle)) lower = middle;
    else upper = middle;
  }
  return (lower + upper) / 2;
}

/**
 * Ranks of a sample of n, counted from 1, between which its population has the quantile q: the lower one is the largest r
 * with P(Bin(n, q) ≤ r − 1) ≤ alpha, the upper one the smallest s with P(Bin(n, q) ≥ s) ≤ alpha (David and Nagaraja, Order
 * Statistics, 3rd edition, 7.1). Needs no shape of the distribution.
 * @returns null for a side that a sample so small does not bound
 */
export function quantileRanks(
  n: number,
  q: number,
  alpha: number,
): { lower: number | null; upper: number | null } {
  const lower = lastWhere(n, (r) => binomialCdf(r - 1, n, q) <= alpha);
  const below = lastWhere(n, (s) => 1 - binomialCdf(s - 1, n, q) > alpha);
  return { lower: lower || null, upper: below < n ? below + 1 : null };
}

/** The last of 1 … n for which a condition holds that holds for all before; 0 for none. */
function lastWhere(n: number, holds: (rank: number) => boolean): number {
  let last = 0;
  let end = n + 1;
  while (end - last > 1) {
    const middle = Math.floor((last + end) / 2);
    if (holds(middle)) last = middle;
    else end = middle;
  }
  return last;
}
