import { BOUNDS, bucketOf, p75, VITALS } from './vitals.js';

const counted = (vital: 'lcp' | 'inp' | 'cls', values: number[]) => {
  const counts = new Map<number, number>();
  for (const value of values) {
    const bucket = bucketOf(vital, value);
    counts.set(bucket, (counts.get(bucket) ?? 0) + 1);
  }
  return counts;
};

describe('the histograms of web vitals', () => {
  it.each(VITALS)(
    'has ascending bounds, which include the limits of good and poor: %s',
    (vital) => {
      const limits = { lcp: [2500, 4000], inp: [200, 500], cls: [0.1, 0.25] };
      expect(BOUNDS[vital]).toEqual([...BOUNDS[vital]].sort((a, b) => a - b));
      expect(BOUNDS[vital]).toEqual(expect.arrayContaining(limits[vital]));
    },
  );

  it('puts a bound into the bucket that it ends, and all above the last into one', () => {
    expect(bucketOf('lcp', 2500)).toBe(BOUNDS.lcp.indexOf(2500));
    expect(bucketOf('lcp', 2501)).toBe(BOUNDS.lcp.indexOf(3000));
    expect(bucketOf('cls', 0)).toBe(0);
    expect(bucketOf('inp', 60_000)).toBe(BOUNDS.inp.length);
  });

  it('finds the 75th percentile within its bucket', () => {
    const even = Array.from({ length: 100 }, (_, index) => index * 40);
    // Three of four are at most 3000.
    expect(p75('lcp', counted('lcp', even))).toBeCloseTo(3000, -2);
    expect(p75('cls', counted('cls', [0, 0, 0, 0.2]))).toBe(0);
    expect(p75('inp', new Map())).toBeNull();
    expect(p75('inp', counted('inp', [60_000]))).toBe(5000);
  });

  it('differs between two versions of which one is slower', () => {
    const fast = p75('lcp', counted('lcp', [700, 900, 1000, 1100]));
    const slow = p75('lcp', counted('lcp', [1400, 1800, 2000, 2200]));
    expect(fast).toBeLessThan(slow ?? 0);
  });
});
