import type { ProgramFrame } from './program-frame.js';
import { scoreOf, type Problem } from './problem.js';

/** Pairs that one round of pricing adds to a paper. */
const ADDED = 4;
const TOLERANCE = 1e-7;

/** Of the program at this moment. */
export interface Priced {
  problem: Problem;
  frame: ProgramFrame;
  /** Of the sum of scores in the objective. */
  weight: number;
  chance: number;
  /** By pair: 1 for those that the program has. */
  isIn: Uint8Array;
  isPinned: ReadonlySet<number>;
  /** By paper and institution. */
  institutionRows: ReadonlyMap<string, number>;
}

/**
 * Bounds what any assignment reaches, and finds pairs that improve the solution, by the prices of rows over all pairs.
 * @param duals of the rows
 */
export function price(priced: Priced, duals: Float64Array): { bound: number; added: number[] } {
  const { problem, frame, weight, chance, isIn, isPinned, institutionRows } = priced;
  const { papers: P, reviewers: R, scores, isExperienced, institution, rules } = problem;
  let value = 0;
  const prices = Float64Array.from(duals, (dual, row) => {
    const limit = dual > 0 ? frame.lowers[row] : frame.uppers[row];
    if (limit === undefined || !Number.isFinite(limit)) return 0;
    value += dual * limit;
    return dual;
  });
  for (let column = 0; column < frame.firstPair; column++) {
    let reduced = frame.costs[column] ?? 0;
    for (const [row, each] of frame.columnRows[column] ?? []) reduced -= each * (prices[row] ?? 0);
    value += Math.min(0, reduced * (frame.columnUppers[column] ?? 0));
  }
  const added: number[] = [];
  for (let p = 0; p < P; p++) {
    const ofPaper = prices[p] ?? 0;
    const perScore = weight + (prices[frame.floorOf(p)] ?? 0);
    const ofExperienced = rules.needsExperienced ? (prices[frame.experiencedOf(p)] ?? 0) : 0;
    const better: [reduced: number, pair: number][] = [];
    for (let r = 0, pair = p * R; r < R; r++, pair++) {
      const score = scores[pair]!;
      if (score < 0 && !isPinned.has(pair)) continue;
      let reduced = -perScore * scoreOf(score) - ofPaper - prices[frame.roomOf(r)]!;
      if (ofExperienced !== 0 && isExperienced[r]) reduced -= ofExperienced;
      if (institutionRows.size > 0 && institution[r]! >= 0) {
        const row = institutionRows.get(`${p} ${institution[r]}`);
        if (row !== undefined) reduced -= prices[row] ?? 0;
      }
      if (isPinned.has(pair)) value += reduced;
      else if (reduced < 0) {
        value += reduced * chance;
        if (!isIn[pair] && reduced < -TOLERANCE) better.push([reduced, pair]);
      }
    }
    better.sort((a, b) => a[0] - b[0]);
    for (const [, pair] of better.slice(0, ADDED)) added.push(pair);
  }
  return { bound: -value, added };
}
