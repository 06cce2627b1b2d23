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
  const scores = Float64Array.from(reviews, ({ score }) => score);
  const papers = numbered(reviews.map(({ paperId }) => paperId));
  const reviewers = numbered(reviews.map(({ reviewerId }) => reviewerId));
  const biases = new Float64Array(reviewers.ids.length);
  let worths = new Float64Array(papers.ids.length);
  for (let round = 0; round < ROUNDS; round += 1) {
    worths = meansOf(papers, scores, biases, reviewers.at);
    const next = meansOf(reviewers, scores, worths, papers.at, SHRINKAGE);
    let moved = 0;
    for (const [reviewer, bias] of next.entries()) {
      moved = Math.max(moved, Math.abs(bias - (biases[reviewer] ?? 0)));
    }
    biases.set(next);
    if (moved < SMALL) break;
  }
  return { papers: byId(papers, worths), biases: byId(reviewers, biases) };
}

/** Arrays of numbers take a tenth of the time of maps by id: the rounds are many. */
interface Numbered {
  ids: string[];
  /** The place of each review's id among the ids. */
  at: Int32Array;
  /** How many reviews each has. */
  counts: Float64Array;
}

function numbered(all: readonly string[]): Numbered {
  const places = new Map<string, number>();
  const at = Int32Array.from(all, (id) => {
    const place = places.get(id) ?? places.size;
    places.set(id, place);
    return place;
  });
  const counts = new Float64Array(places.size);
  for (const place of at) counts[place]! += 1;
  return { ids: [...places.keys()], at, counts };
}

/**
 * Of the scores less what their others have.
 *
 * @param prior how many values of 0 are added to each group
 */
function meansOf(
  { at, counts }: Numbered,
  scores: Float64Array,
  others: Float64Array,
  otherAt: Int32Array,
  prior = 0,
): Float64Array<ArrayBuffer> {
  const means = new Float64Array(counts.length);
  for (let review = 0; review < at.length; review += 1) {
    means[at[review]!]! += scores[review]! - others[otherAt[review]!]!;
  }
  for (let group = 0; group < means.length; group += 1) means[group]! /= counts[group]! + prior;
  return means;
}

const byId = ({ ids }: Numbered, values: Float64Array): Map<string, number> =>
  new Map(ids.map((id, at) => [id, values[at] ?? 0]));

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
