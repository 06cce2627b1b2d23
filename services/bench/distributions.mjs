export function quantile(values, part) {
  const sorted = values.toSorted((one, other) => one - other);
  return sorted[Math.floor(part * (sorted.length - 1))];
}

export const median = (values) => quantile(values, 0.5);

/**
 * The two-sided p of the rank-sum test of Mann and Whitney: small when one list's values tend to be
 * larger than the other's. Normal approximation, good from twenty values on.
 */
export function sameDistribution(some, others) {
  const wins = some.reduce(
    (sum, one) =>
      sum + others.reduce((won, other) => won + (one > other ? 1 : one === other ? 0.5 : 0), 0),
    0,
  );
  const [n, m] = [some.length, others.length];
  const z = Math.abs(wins - (n * m) / 2) / Math.sqrt((n * m * (n + m + 1)) / 12);
  return 2 * (1 - normal(z));
}

/** The normal distribution up to z (Abramowitz and Stegun 26.2.17, good to 7.5e-8). */
function normal(z) {
  const t = 1 / (1 + 0.2316419 * z);
  const terms = [0.31938153, -0.356563782, 1.781477937, -1.821255978, 1.330274429];
  const sum = terms.reduce((part, term, at) => part + term * t ** (at + 1), 0);
  return 1 - (Math.exp((-z * z) / 2) / Math.sqrt(2 * Math.PI)) * sum;
}
