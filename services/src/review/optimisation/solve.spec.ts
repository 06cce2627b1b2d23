import * as fc from 'fast-check';
import { draw, seeded } from './draw.js';
import { isAllowed, type Problem, type Rules } from './problem.js';
import { solveAssignment } from './solve.js';

const PLAIN: Rules = {
  aim: 'total',
  chance: 1,
  needsExperienced: false,
  isOnePerInstitution: false,
};

interface Size {
  papers: number;
  reviewers: number;
  wanted?: number;
  room?: number;
}

function problem(
  { papers, reviewers, wanted = 2, room = 2 }: Size,
  score: (paper: number, reviewer: number) => number,
  changes: Partial<Problem> = {},
): Problem {
  return {
    papers,
    reviewers,
    wanted: new Int32Array(papers).fill(wanted),
    room: new Int32Array(reviewers).fill(room),
    scores: Float32Array.from({ length: papers * reviewers }, (_, pair) =>
      score(Math.floor(pair / reviewers), pair % reviewers),
    ),
    base: new Float64Array(papers),
    isExperienced: new Uint8Array(reviewers),
    hasExperienced: new Uint8Array(papers),
    institution: new Int32Array(reviewers).fill(-1),
    pinned: new Int32Array(0),
    rules: PLAIN,
    seed: 1,
    ...changes,
  };
}

/** Of a stable field: close papers and reviewers have close numbers. */
const random = seeded(7);
const field = (papers: number, reviewers: number) => {
  const noise = Array.from({ length: papers * reviewers }, random);
  return (p: number, r: number) =>
    0.6 * Math.max(0, 1 - Math.abs(p / papers - r / reviewers) * 3) +
    0.4 * noise[p * reviewers + r]!;
};

const reviewersOf = (pairs: Int32Array, reviewers: number, paper: number) =>
  [...pairs]
    .filter((pair) => Math.floor(pair / reviewers) === paper)
    .map((pair) => pair % reviewers);

describe('the total', () => {
  it('is the largest possible, without conflicts and beyond no limit', async () => {
    const question = fc.record({
      scores: fc.array(fc.integer({ min: -3, max: 10 }), { minLength: 12, maxLength: 12 }),
      room: fc.integer({ min: 0, max: 2 }),
    });
    await fc.assert(
      fc.asyncProperty(question, async ({ scores, room }) => {
        const size = { papers: 3, reviewers: 4, wanted: 1, room };
        const asked = problem(size, (p, r) => (scores[p * 4 + r] ?? 0) / 10 - 0.001 * r);
        const { pairs, total, totalBound, missing } = await solveAssignment(asked);
        const best = bestOf(asked);
        expect(missing).toBe(best.missing);
        expect(total).toBeCloseTo(best.total, 4);
        expect(totalBound).toBeGreaterThan(total - 1e-4);
        expect([...pairs].every((pair) => isAllowed(asked.scores[pair] ?? -1))).toBe(true);
      }),
      { numRuns: 25 },
    );
  });

  it('is certified by prices over all pairs, of which the program holds a part', async () => {
    const asked = problem({ papers: 120, reviewers: 90, wanted: 3, room: 4 }, field(120, 90));
    const { total, totalBound, lowest, lowestBound, missing } = await solveAssignment(asked);
    expect(missing).toBe(0);
    expect(total / totalBound).toBeGreaterThan(0.9999);
    expect(lowest).toBeLessThanOrEqual(lowestBound + 1e-6);
  });
});

describe('a fair assignment', () => {
  it('raises the lowest paper to 99 % of the bound', async () => {
    const score = (p: number, r: number) => (p === 0 ? 0.3 - r / 100 : field(12, 12)(p, r));
    const size = { papers: 12, reviewers: 12 };
    const solve = (aim: Rules['aim']) =>
      solveAssignment(problem(size, score, { rules: { ...PLAIN, aim } }));
    const [fair, total] = [await solve('fair'), await solve('total')];
    expect(fair.lowest).toBeGreaterThan(0.99 * fair.lowestBound);
    expect(fair.lowest).toBeGreaterThanOrEqual(total.lowest - 1e-6);
    expect(fair.total).toBeLessThanOrEqual(total.total + 1e-6);
    const mix = await solve('mix');
    expect(mix.lowest).toBeGreaterThan(0.88 * mix.lowestBound);
  });
});

describe('a shortage', () => {
  it('is spread over all papers', async () => {
    const asked = problem({ papers: 4, reviewers: 3, wanted: 3, room: 2 }, field(4, 3));
    const { pairs, missing } = await solveAssignment(asked);
    expect(missing).toBe(6);
    const sizes = [0, 1, 2, 3].map((paper) => reviewersOf(pairs, 3, paper).length);
    expect(sizes.sort()).toEqual([1, 1, 2, 2]);
  });
});

describe('rules', () => {
  const size = { papers: 20, reviewers: 24, wanted: 3, room: 3 };
  const facts = {
    isExperienced: Uint8Array.from({ length: 24 }, (_, r) => Number(r % 3 === 0)),
    institution: Int32Array.from({ length: 24 }, (_, r) => r % 8),
  };
  const check = (pairs: Int32Array) => {
    for (let paper = 0; paper < 20; paper++) {
      const chosen = reviewersOf(pairs, 24, paper);
      expect(chosen).toHaveLength(3);
      expect(chosen.some((r) => facts.isExperienced[r])).toBe(true);
      expect(new Set(chosen.map((r) => facts.institution[r])).size).toBe(3);
    }
  };

  it.each([1, 0.7])('hold for each paper, with a chance of %s', async (chance) => {
    const rules = { ...PLAIN, chance, needsExperienced: true, isOnePerInstitution: true };
    const { pairs, bindings } = await solveAssignment(
      problem(size, field(20, 24), { ...facts, rules }),
    );
    check(pairs);
    expect(bindings.map(({ limit }) => limit)).toContain('experienced');
  });

  it.each(['total', 'fair'] as const)(
    'are named where they cost something themselves: %s',
    async (aim) => {
      const rules = { ...PLAIN, aim, needsExperienced: true, isOnePerInstitution: true };
      const score = field(20, 24);
      const limitsOf = async (changes: Partial<Problem>, room = 20) => {
        const asked = problem({ ...size, room }, score, { rules, ...changes });
        return (await solveAssignment(asked)).bindings.map(({ limit }) => limit);
      };
      const [few, plenty] = [
        Uint8Array.from({ length: 24 }, (_, r) => Number(r % 8 === 0)),
        new Uint8Array(24).fill(1),
      ];
      const [shared, own] = [
        Int32Array.from({ length: 24 }, (_, r) => Math.floor(r / 4)),
        Int32Array.from({ length: 24 }, (_, r) => r),
      ];
      expect(await limitsOf({ isExperienced: plenty, institution: shared })).toEqual([
        'institution',
      ]);
      expect(await limitsOf({ isExperienced: few, institution: own })).toEqual(['experienced']);
      expect(await limitsOf({ isExperienced: plenty, institution: own }, 3)).toEqual(['load']);
    },
  );

  it('keep pinned pairs, whatever they score', async () => {
    const pinned = Int32Array.from([0 * 24 + 23, 19 * 24 + 0]);
    const { pairs } = await solveAssignment(problem(size, field(20, 24), { pinned }));
    expect([...pairs]).toEqual(expect.arrayContaining([...pinned]));
  });
});

describe('a draw', () => {
  it('gives a bid manipulator a wanted paper in at most the set share of runs', async () => {
    const runs = 60;
    const usual = field(6, 8);
    const share = async (chance: number) => {
      let hits = 0;
      for (let seed = 0; seed < runs; seed++) {
        const rules = { ...PLAIN, chance };
        // Reviewer 5 makes paper 0 the best match by bids.
        const score = (p: number, r: number) => (p === 0 && r === 5 ? 1 : usual(p, r));
        const { pairs } = await solveAssignment(
          problem({ papers: 6, reviewers: 8 }, score, { rules, seed }),
        );
        if (pairs.includes(5)) hits += 1;
      }
      return hits / runs;
    };
    expect(await share(1)).toBe(1);
    // Three standard deviations of the runs.
    expect(await share(0.5)).toBeLessThan(0.5 + 3 * Math.sqrt(0.25 / runs));
  });

  it('has each pair with its chance, and keeps the sums of papers and reviewers', () => {
    const chances = [0.5, 0.5, 1, 0.25, 0.75, 0.5, 0.5];
    const at = [
      [0, 0],
      [0, 1],
      [0, 2],
      [1, 0],
      [1, 1],
      [1, 2],
      [1, 3],
    ] as const;
    const pairs = at.map(([paper, reviewer], i) => ({
      ...{ paper, reviewer, groups: [] },
      chance: chances[i] ?? 0,
    }));
    const next = seeded(3);
    const hits = chances.map(() => 0);
    const runs = 4000;
    for (let run = 0; run < runs; run++) {
      const drawn = draw(pairs, next);
      for (const each of drawn) hits[each]! += 1;
      expect(drawn.filter((each) => at[each]?.[0] === 0)).toHaveLength(2);
      expect(drawn.filter((each) => at[each]?.[0] === 1)).toHaveLength(2);
    }
    for (const [i, chance] of chances.entries()) {
      expect(Math.abs(hits[i]! / runs - chance)).toBeLessThan(0.04);
    }
  });
});

/** By trying all ways to give each paper one reviewer or none. */
function bestOf({ papers, reviewers, room, scores }: Problem): { total: number; missing: number } {
  let best = { total: -Infinity, missing: Infinity };
  const loads = new Int32Array(reviewers);
  const place = (paper: number, total: number, missing: number) => {
    if (paper === papers) {
      const isBetter = missing < best.missing || (missing === best.missing && total > best.total);
      if (isBetter) best = { total, missing };
      return;
    }
    place(paper + 1, total, missing + 1);
    for (let r = 0; r < reviewers; r++) {
      const score = scores[paper * reviewers + r] ?? -1;
      if (!isAllowed(score) || loads[r]! >= room[r]!) continue;
      loads[r]! += 1;
      place(paper + 1, total + score, missing);
      loads[r]! -= 1;
    }
  };
  place(0, 0, 0);
  return best;
}
