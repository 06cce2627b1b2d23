import { isWideSpread } from '../score-marks';
import { outcomeOf, type ComparedPaper, type Score } from './comparison.api';

export interface Inconsistencies {
  /** Accepted, with a lower score than a rejected paper of the same kind. */
  below: { paper: ComparedPaper; rejected: ComparedPaper }[];
  /** Accepted or rejected with fewer reviews than are needed. */
  fewReviews: ComparedPaper[];
  /** Accepted or rejected although the reviews are far apart. */
  apart: ComparedPaper[];
  /** A meta-reviewer is assigned and has not submitted; released papers are over. */
  noMetaReview: ComparedPaper[];
  /** The revision is to be verified, and the shepherd has not answered. */
  noShepherd: ComparedPaper[];
}

const UNRELEASED: ComparedPaper['status'][] = ['under-review', 'decision-recorded'];

/** What a chair should be able to explain. */
export function inconsistenciesOf(
  papers: readonly ComparedPaper[],
  score: Score,
  reviewsNeeded: (paper: ComparedPaper) => number,
): Inconsistencies {
  const best = new Map<string, ComparedPaper>();
  for (const paper of papers) {
    const other = best.get(paper.kind);
    const isBetter = !other || paper[score] > other[score];
    if (outcomeOf(paper) === 'rejected' && isBetter) best.set(paper.kind, paper);
  }
  const decided = papers.filter((paper) => outcomeOf(paper) !== null);
  return {
    below: decided.flatMap((paper) => {
      const rejected = best.get(paper.kind);
      const isBelow = outcomeOf(paper) === 'accepted' && rejected && paper[score] < rejected[score];
      return isBelow ? [{ paper, rejected }] : [];
    }),
    fewReviews: decided.filter((paper) => paper.compared.length < reviewsNeeded(paper)),
    noMetaReview: papers.filter(
      ({ metaReview, status }) =>
        metaReview?.recommendation === null && UNRELEASED.includes(status),
    ),
    noShepherd: papers.filter(
      ({ shepherd, status }) => shepherd?.answer === null && status === 'revision-submitted',
    ),
    apart: decided.filter(({ spread }) => spread !== null && isWideSpread(spread)),
  };
}
