import fc from 'fast-check';
import { adjustScores, deviation, type Scored, weightedMean } from './adjusted-scores.js';

const review = (paperId: string, reviewerId: string, score: number): Scored => ({
  ...{ paperId, reviewerId, score },
});
const PAPERS = 40;
const REVIEWERS = 12;

/** Each paper gets three reviews, whose scores are its worth and the bias of their reviewer. */
const conferences = fc
  .record({
    worths: fc.array(fc.double({ min: 2, max: 4, noNaN: true }), {
      ...{ minLength: PAPERS, maxLength: PAPERS },
    }),
    biases: fc.array(fc.double({ min: -1, max: 1, noNaN: true }), {
      ...{ minLength: REVIEWERS, maxLength: REVIEWERS },
    }),
    step: fc.constantFrom(1, 5),
  })
  .map(({ worths, biases, step }) => ({
    ...{ worths, biases },
    reviews: worths.flatMap((worth, paper) =>
      [0, step, 2 * step].map((next) => {
        const reviewer = (paper + next) % REVIEWERS;
        return review(`p${paper}`, `r${reviewer}`, worth + (biases[reviewer] ?? 0));
      }),
    ),
  }));

const middle = (values: number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;
/** Of how far values are from others, whatever they have in common. */
const distance = (values: number[], others: number[]) => {
  const differences = values.map((value, at) => value - (others[at] ?? 0));
  return Math.sqrt(middle(differences.map((each) => (each - middle(differences)) ** 2)));
};

it('brings papers nearer to their worth than plain means, where reviewers are harsh or mild', () => {
  fc.assert(
    fc.property(conferences, ({ worths, biases, reviews }) => {
      fc.pre(
        distance(
          biases,
          biases.map(() => 0),
        ) > 0.2,
      );
      const { papers } = adjustScores(reviews);
      const ids = worths.map((_, paper) => `p${paper}`);
      const means = ids.map((id) =>
        middle(reviews.filter(({ paperId }) => paperId === id).map(({ score }) => score)),
      );
      const adjusted = ids.map((id) => papers.get(id) ?? 0);
      expect(distance(adjusted, worths)).toBeLessThan(0.6 * distance(means, worths));
    }),
    { numRuns: 50 },
  );
});

it('gives the same whatever the order of the reviews', () => {
  fc.assert(
    fc.property(conferences, ({ reviews }) => {
      const [one, other] = [adjustScores(reviews), adjustScores(reviews.toReversed())];
      for (const [id, score] of one.papers) expect(other.papers.get(id)).toBeCloseTo(score, 3);
    }),
    { numRuns: 20 },
  );
});

it('leaves agreeing reviewers as they are, and believes one review little', () => {
  const agreeing = [review('a', 'x', 4), review('a', 'y', 4), review('b', 'x', 2)];
  expect(adjustScores(agreeing).papers).toEqual(
    new Map([
      ['a', 4],
      ['b', 2],
    ]),
  );
  const { biases } = adjustScores([review('a', 'x', 5), review('a', 'y', 3)]);
  expect(biases.get('x')).toBeGreaterThan(0);
  expect(biases.get('x')).toBeLessThan(0.5);
  expect(adjustScores([])).toEqual({ papers: new Map(), biases: new Map() });
});

it('weighs by confidence, and says nothing of the deviation of one review', () => {
  const reviews = [
    { score: 5, confidence: 1 },
    { score: 2, confidence: 4 },
  ];
  expect(weightedMean(reviews)).toBeCloseTo(2.6);
  expect(weightedMean([{ score: 3, confidence: null }])).toBe(3);
  expect(deviation([3])).toBeNull();
  expect(deviation([2, 4])).toBeCloseTo(Math.SQRT2);
});
