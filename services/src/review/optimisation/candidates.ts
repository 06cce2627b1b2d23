import { isAllowed, type Problem } from './problem.js';

/** The best pairs of each paper and of each reviewer, the best experienced reviewers, and those that are pinned. */
export function candidates(problem: Problem, size: number): number[] {
  const { papers: P, reviewers: R, scores, pinned, isExperienced, rules } = problem;
  const chosen = new Set<number>(pinned);
  const best = new Best(size);
  const take = () => best.take((pair) => chosen.add(pair));
  for (let p = 0; p < P; p++) {
    for (let r = 0; r < R; r++) best.offer(scores[p * R + r]!, p * R + r);
    take();
    if (!rules.needsExperienced) continue;
    for (let r = 0; r < R; r++) if (isExperienced[r]) best.offer(scores[p * R + r]!, p * R + r);
    take();
  }
  for (let r = 0; r < R; r++) {
    for (let p = 0; p < P; p++) best.offer(scores[p * R + r]!, p * R + r);
    take();
  }
  return [...chosen];
}

/** The highest of many. */
class Best {
  private readonly scores: number[] = [];
  private readonly pairs: number[] = [];

  constructor(private readonly size: number) {}

  offer(score: number, pair: number): void {
    if (!isAllowed(score)) return;
    const { scores, pairs, size } = this;
    if (scores.length === size && score <= scores[size - 1]!) return;
    let at = scores.length === size ? size - 1 : scores.length;
    for (; at > 0 && scores[at - 1]! < score; at--) {
      scores[at] = scores[at - 1]!;
      pairs[at] = pairs[at - 1]!;
    }
    scores[at] = score;
    pairs[at] = pair;
  }

  /** Empties it. */
  take(each: (pair: number) => void): void {
    this.pairs.forEach(each);
    this.scores.length = 0;
    this.pairs.length = 0;
  }
}
