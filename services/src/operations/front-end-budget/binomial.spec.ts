import fc from 'fast-check';
import { binomialCdf, clopperPearson, quantileRanks } from './binomial.js';

const trials = fc.integer({ min: 1, max: 20_000 });
const chance = fc.double({ min: 1e-6, max: 1 - 1e-6, noNaN: true });
const alpha = fc.double({ min: 1e-8, max: 0.05, noNaN: true });
const seen = trials.chain((n) => fc.tuple(fc.integer({ min: 0, max: n }), fc.constant(n)));

describe('binomialCdf', () => {
  it('adds up the probabilities of a small sample', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 40 }), chance, fc.nat(40), (n, p, k) => {
        let sum = 0;
        let choose = 1;
        for (let i = 0; i <= Math.min(k, n); i += 1) {
          sum += choose * p ** i * (1 - p) ** (n - i);
          choose = (choose * (n - i)) / (i + 1);
        }
        expect(binomialCdf(k, n, p)).toBeCloseTo(sum, 9);
      }),
    );
  });
});

describe('clopperPearson', () => {
  it.each([
    // The intervals of 95% that textbooks have.
    [0, 10, 0, 0.3085],
    [1, 10, 0.0025, 0.445],
    [5, 10, 0.1871, 0.8129],
    [10, 10, 0.6915, 1],
    [5, 100, 0.0164, 0.1128],
  ])('gives the known interval of %d of %d', (k, n, lower, upper) => {
    const found = clopperPearson(k, n, 0.025);
    expect(found.lower).toBeCloseTo(lower, 4);
    expect(found.upper).toBeCloseTo(upper, 4);
  });

  it('holds the observed share, and has tails of alpha', () => {
    fc.assert(
      fc.property(seen, alpha, ([k, n], a) => {
        const { lower, upper } = clopperPearson(k, n, a);
        expect(lower).toBeLessThanOrEqual(k / n);
        expect(upper).toBeGreaterThanOrEqual(k / n);
        if (k > 0) expect((1 - binomialCdf(k - 1, n, lower)) / a).toBeCloseTo(1, 1);
        if (k < n) expect(binomialCdf(k, n, upper) / a).toBeCloseTo(1, 1);
      }),
    );
  });

  it('is wider with a smaller alpha', () => {
    fc.assert(
      fc.property(seen, alpha, ([k, n], a) => {
        const [wide, narrow] = [clopperPearson(k, n, a / 2), clopperPearson(k, n, a)];
        expect(wide.lower).toBeLessThanOrEqual(narrow.lower);
        expect(wide.upper).toBeGreaterThanOrEqual(narrow.upper);
      }),
    );
  });
});

describe('quantileRanks', () => {
  it('has the tails that it promises, and no rank can be moved inwards', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 5000 }), alpha, (n, a) => {
        const { lower, upper } = quantileRanks(n, 0.75, a);
        const isLower = (r: number) => binomialCdf(r - 1, n, 0.75) <= a;
        const isUpper = (s: number) => 1 - binomialCdf(s - 1, n, 0.75) <= a;
        expect([lower === null || isLower(lower), isLower((lower ?? 0) + 1)]).toEqual([
          true,
          false,
        ]);
        if (upper !== null) expect([isUpper(upper), isUpper(upper - 1)]).toEqual([true, false]);
        else expect(isUpper(n)).toBe(false);
      }),
    );
  });

  it('does not bound by a sample that is too small', () => {
    // 0.75^n is the chance that all are below the quantile.
    expect(quantileRanks(5, 0.75, 1e-4)).toEqual({ lower: null, upper: null });
    expect(quantileRanks(32, 0.75, 1e-4).upper).toBeNull();
    expect(quantileRanks(33, 0.75, 1e-4).upper).toBe(33);
  });
});
