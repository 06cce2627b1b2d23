import fc from 'fast-check';
import { GOOD, seeded, simulate, type Watch } from '../../../test/simulated-watch.js';
import { MINIMUM_VISITS } from '../front-ends/minimum-visits.js';
import { bucketOf, p75 } from '../front-ends/vitals.js';
import { alphaAt, type Figures, judge, looksAt, rateOf } from './judge.js';

const figures = (changes: Partial<Figures> = {}): Figures => ({
  ...{ measured: 100, loads: 1000, failures: 2, errors: 3, lcp: new Map(), inp: new Map() },
  ...changes,
});

const histogram = (vital: 'lcp' | 'inp', values: number[]) => {
  const counts = new Map<number, number>();
  for (const value of values) {
    const bucket = bucketOf(vital, value);
    counts.set(bucket, (counts.get(bucket) ?? 0) + 1);
  }
  return counts;
};
/** Evenly from a value to twice of it. */
const around = (value: number, count = 200) =>
  Array.from({ length: count }, (_, index) => value * (1 + index / count));

const counts = fc.record({
  measured: fc.integer({ min: 1, max: 2000 }),
  share: fc.constantFrom(1, 5, 10, 50, 100),
  failures: fc.nat(300),
});

describe('the looks', () => {
  it('begin at the minimum, and come when the sample has grown by a quarter', () => {
    expect([0, MINIMUM_VISITS - 1, 500, 624, 625, 781, 782].map(looksAt)).toEqual([
      0, 0, 1, 1, 2, 2, 3,
    ]);
  });

  it('spend an alpha of 0.5% over any number of looks and four metrics', () => {
    const spent = Array.from({ length: 10_000 }, (_, index) => 4 * alphaAt(index + 1));
    expect(spent.reduce((sum, alpha) => sum + alpha)).toBeCloseTo(0.005, 5);
    expect(Math.max(...spent)).toBeLessThan(0.005);
  });
});

describe('a rate of estimated loads', () => {
  it('has an interval around its value, wider with fewer measured visits', () => {
    fc.assert(
      fc.property(
        counts,
        fc.integer({ min: 1, max: 20 }),
        ({ measured, share, failures }, look) => {
          const of = (visits: number) =>
            rateOf(
              failures,
              figures({ measured: visits, loads: measured * (100 / share) }),
              alphaAt(look),
            );
          const { lower, value, upper } = of(measured);
          expect(lower).toBeLessThanOrEqual(value);
          expect(value).toBeLessThanOrEqual(upper);
          const fewer = of(Math.max(1, Math.floor(measured / 2)));
          expect(fewer.upper).toBeGreaterThanOrEqual(upper);
          expect(fewer.lower).toBeLessThanOrEqual(lower * (1 + 1e-9));
        },
      ),
    );
  });
});

describe('judge', () => {
  it('never finds a version worse than itself', () => {
    fc.assert(
      fc.property(
        counts,
        fc.integer({ min: 1, max: 20 }),
        ({ measured, share, failures }, look) => {
          const same = figures({ measured, loads: measured * (100 / share), failures });
          expect(judge(same, same, look)).toBeUndefined();
        },
      ),
    );
  });

  it('keeps its verdict when there are more failures', () => {
    fc.assert(
      fc.property(fc.nat(200), fc.nat(200), fc.integer({ min: 1, max: 20 }), (few, more, look) => {
        const verdict = (failures: number) => judge(figures({ failures }), figures(), look);
        if (verdict(few)) expect(verdict(few + more)).toBeDefined();
      }),
    );
  });

  it('finds failures and errors above their bounds', () => {
    expect(judge(figures({ failures: 80 }), figures({ failures: 4 }), 1)).toEqual({
      ...{ metric: 'failures', found: 0.08, before: 0.004 },
    });
    expect(judge(figures({ errors: 100 }), figures(), 1)?.metric).toBe('errors');
    // Twice as bad, and within the bound.
    const few = { measured: 10_000, loads: 100_000 };
    expect(
      judge(figures({ ...few, failures: 1800 }), figures({ ...few, failures: 900 }), 1),
    ).toBeUndefined();
  });

  it('finds a version that no visit could load', () => {
    const none = figures({ measured: 0, loads: 0, failures: 500 });
    expect(judge(none, figures(), 1)).toEqual({ metric: 'failures', found: 1, before: 0.002 });
  });

  it('finds slow pages and slow interactions, in enough measured visits of both', () => {
    const before = figures({
      lcp: histogram('lcp', around(1000)),
      inp: histogram('inp', around(60)),
    });
    const slow = figures({ ...before, lcp: histogram('lcp', around(3000)) });
    expect(judge(slow, before, 1)).toMatchObject({ metric: 'lcp' });
    const rough = figures({ ...before, inp: histogram('inp', around(300)) });
    expect(judge(rough, before, 1)).toMatchObject({ metric: 'inp' });
    const few = figures({ lcp: histogram('lcp', around(3000, 49)) });
    expect(judge(few, before, 1)).toBeUndefined();
    expect(judge(slow, figures({ lcp: histogram('lcp', around(1000, 49)) }), 1)).toBeUndefined();
  });

  it('keeps a version that is slower by less than a fifth, however certain that is', () => {
    const [before, slower] = [1000, 1100].map((start) =>
      figures({ lcp: histogram('lcp', around(start, 50_000)) }),
    ) as [Figures, Figures];
    expect(judge(slower, before, 1)).toBeUndefined();
  });

  it('knows nothing of a rate without a measured visit of the old version', () => {
    const none = figures({ measured: 0, loads: 0, failures: 0 });
    expect(judge(figures({ failures: 900 }), none, 1)).toBeUndefined();
  });
});

describe('simulated watches', () => {
  const watch: Watch = { now: GOOD, visitsBefore: 3000, visits: 6000, measured: 0.1 };

  it('rolls back at most 1% of 1,000 versions that are as good as the ones before', () => {
    const random = seeded(20_261_129);
    let rolledBack = 0;
    for (let run = 0; run < 1000; run += 1) if (simulate(watch, random)) rolledBack += 1;
    expect(rolledBack).toBeLessThanOrEqual(10);
  }, 60_000);

  it('would roll back more by the quantiles themselves, each time that the sample has grown', () => {
    const random = seeded(20_261_129);
    const byQuantiles: typeof judge = (now, before) => {
      const [found, old] = [p75('lcp', now.lcp), p75('lcp', before.lcp)] as [number, number];
      return found - old >= 0.2 * old ? { metric: 'lcp', found, before: old } : undefined;
    };
    let rolledBack = 0;
    for (let run = 0; run < 1000; run += 1) {
      if (simulate(watch, random, byQuantiles)) rolledBack += 1;
    }
    expect(rolledBack).toBeGreaterThan(10);
  }, 60_000);

  it.each([
    ['throws on 5% of loads', { throwing: 0.05 }, 'errors'],
    ['fails to load in 5% of visits', { failing: 0.05 }, 'failures'],
    ['has three times the LCP', { lcp: 4500 }, 'lcp'],
    ['has three times the INP', { inp: 240 }, 'inp'],
  ])('finds a version that %s', (_, changes, metric) => {
    const random = seeded(7);
    const found = Array.from({ length: 100 }, () =>
      simulate({ ...watch, now: { ...GOOD, ...changes } }, random),
    );
    expect(found.filter((verdict) => verdict?.metric === metric).length).toBeGreaterThanOrEqual(99);
  });
});
