import { adjustScores } from '../dist/review/comparison/adjusted-scores.js';
import { seeded } from '../dist/review/optimisation/draw.js';

// The scores of a conference, adjusted by their reviewers: the calculation of the comparison of papers, which
// runs in the thread of the server. Its statements read 1,000 papers each, and the names of the reviewers.

const SIZES = [
  { papers: 200, reviewers: 100 },
  { papers: 2000, reviewers: 1000 },
];
const REVIEWS_EACH = 3;
const TIMES = 20;

/** @returns reviews of three reviewers for each paper */
function generated({ papers, reviewers }) {
  const random = seeded(17);
  return Array.from({ length: papers }, (_, paper) => {
    const chosen = new Set();
    while (chosen.size < REVIEWS_EACH) chosen.add(Math.floor(reviewers * random()));
    return [...chosen].map((reviewer) => ({
      paperId: `paper-${paper}`,
      reviewerId: `reviewer-${reviewer}`,
      score: 1 + Math.round(40 * random()) / 10,
    }));
  }).flat();
}

/** @returns rows of a table */
export function comparisonCosts() {
  return SIZES.map((size) => {
    const reviews = generated(size);
    const times = Array.from({ length: TIMES }, () => {
      const before = process.cpuUsage();
      adjustScores(reviews);
      const { user, system } = process.cpuUsage(before);
      return (user + system) / 1000;
    });
    const middle = times.toSorted((a, b) => a - b)[TIMES / 2];
    return {
      papers: size.papers,
      reviews: reviews.length,
      'first, CPU ms': times[0].toFixed(1),
      'median, CPU ms': middle.toFixed(1),
    };
  });
}
