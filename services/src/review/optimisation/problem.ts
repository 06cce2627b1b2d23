/** What an assignment is chosen from. Papers and reviewers are numbers from 0; a pair is paper × reviewers + reviewer. */
export interface Problem {
  papers: number;
  reviewers: number;
  /** How many reviewers each paper still needs. */
  wanted: Int32Array;
  /** How many papers each reviewer can still take. */
  room: Int32Array;
  /** By pair, from 0 to 1. Of pairs that are not allowed: −1 − score. */
  scores: Float32Array;
  /** The sum of the scores of reviewers that a paper has already. */
  base: Float64Array;
  isExperienced: Uint8Array;
  /** Papers that have an experienced reviewer already. */
  hasExperienced: Uint8Array;
  /** By number; −1 without one. */
  institution: Int32Array;
  /** Pairs that are chosen already, whatever they score. */
  pinned: Int32Array;
  rules: Rules;
  /** Of the draw, for a chance below 1. */
  seed: number;
}

export const AIMS = ['total', 'fair', 'mix'] as const;
export type Aim = (typeof AIMS)[number];

export interface Rules {
  /**
   * total: the largest sum of scores. fair: the largest lowest paper, then the next ones, then the sum. mix: the
   * largest sum with MIX_SHARE of the best lowest paper.
   */
  aim: Aim;
  /** The largest probability of a pair, above 0, at most 1. */
  chance: number;
  needsExperienced: boolean;
  isOnePerInstitution: boolean;
}

export const MIX_SHARE = 0.9;

/** Matches below are weak. */
export const WEAK_SCORE = 0.4;

/** A rule that costs affinity, with the sum of scores that is possible without it, or with one paper more. */
export interface Binding {
  limit: 'load' | 'chance' | 'experienced' | 'institution';
  /** Of reviewers at their limit, for which more papers would help; 0 for other limits. */
  reviewers: number;
  total: number;
}

export interface Outcome {
  /** Ascending. */
  pairs: Int32Array;
  total: number;
  /** No assignment under the same rules has more: certified by prices over all pairs. */
  totalBound: number;
  /** The lowest sum of scores of a paper that wants reviewers. */
  lowest: number;
  /** As totalBound; of the assignment as such, not of the draw. */
  lowestBound: number;
  missing: number;
  bindings: Binding[];
  /** Papers that the rule could not be met for. */
  withoutExperienced: number[];
  /** Papers with two reviewers of one institution, by a draw under both rules. */
  sameInstitution: number[];
}

export interface SolveProgress {
  step: 'lowest' | 'next' | 'total' | 'whole' | 'limits';
  /** Of the step, from 1. */
  round: number;
}

export function isAllowed(score: number): boolean {
  return score >= 0;
}

/** The score of a pair, as one that is not allowed. */
export function forbidden(score: number): number {
  return isAllowed(score) ? -1 - score : score;
}

/** The score of a pair, allowed or not. */
export function scoreOf(score: number): number {
  return isAllowed(score) ? score : -1 - score;
}
