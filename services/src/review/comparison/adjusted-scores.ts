/** One submitted review: its paper, its reviewer, and the mean of its criteria. */
export interface Scored {
  paperId: string;
  reviewerId: string;
  score: number;
}

/**
 * Reviews by which a reviewer's bias is drawn towards 0: who reviewed two papers is believed by half, so that a
 * few hard papers do not make a harsh reviewer.
 */
const SHRINKAGE = 2;

const ROUNDS = 200;
const SMALL = 1e-6;

export interface Adjusted {
  /** By paper: the mean of its reviews less the bias of their reviewers. */
  papers: Map<string, number>;
  /** By reviewer: how much higher they score than others who reviewed the same papers. */
  biases: Map<string, number>;
}

/**
 * Splits each score into the worth of its paper and the bias of its reviewer, by least squares with a ridge on the biases
 * (docs/decisions/2026-11-28-scores-adjusted-by-reviewer.md). The sum is strictly convex, so that the
 * alternating steps have one end whatever the order of the reviews.
 */
export function adjustScores(reviews: readonly Scored[]): Adjusted {
  const biases = new Map(reviews.map(({ reviewerId }) => [reviewerId, 0]));
  let papers = new Map<string, number>();
  for (let round = 0; round < ROUNDS; round += 1) {
    papers = meansOf(reviews, ({ paperId }) => paperId, less(biases, 'reviewerId'));
    const next = meansOf(
      reviews,
      ({ reviewerId }) => reviewerId,
      less(papers, 'paperId'),
      SHRINKAGE,
    );
    let moved = 0;
    for (const [id, bias] of next) {
      moved = Math.max(moved, Math.abs(bias - (biases.get(id) ?? 0)));
      biases.set(id, bias);
    }
    if (moved < SMALL) break;
  }
  return { papers, biases };
}

const less = (values: Map<string, number>, of: 'paperId' | 'reviewerId') => (review: Scored) =>
  review.score - (values.get(review[of]) ?? 0);

/** @param prior how many values of 0 are added to each group */
function meansOf(
  reviews: readonly Scored[],
  keyOf: (review: Scored) => string,
  valueOf: (review: Scored) => number,
  prior = 0,
): Map<string, number> {
  const sums = new Map<string, { sum: number; count: number }>();
  for (const review of reviews) {
    const { sum, count } = sums.get(keyOf(review)) ?? { sum: 0, count: prior };
    sums.set(keyOf(review), { sum: sum + valueOf(review), count: count + 1 });
  }
  return new Map([...sums].map(([key, { sum, count }]) => [key, sum / count]));
}

export const mean = (values: readonly number[]): number =>
  values.reduce((sum, value) => sum + value, 0) / values.length;

/** Standard deviation of a sample; null below two values. */
export function deviation(values: readonly number[]): number | null {
  if (values.length < 2) return null;
  const middle = mean(values);
  const squares = values.reduce((sum, value) => sum + (value - middle) ** 2, 0);
  return Math.sqrt(squares / (values.length - 1));
}

/** Scores of reviewers who are sure count more; one without a confidence counts as the lowest. */
export function weightedMean(reviews: readonly { score: number; confidence: number | null }[]) {
  const weights = reviews.map(({ confidence }) => confidence ?? 1);
  const sum = reviews.reduce((total, { score }, at) => total + score * (weights[at] ?? 0), 0);
  return sum / weights.reduce((total, weight) => total + weight, 0);
}
