import { draw, seeded } from './draw.js';
import { LinearProgram } from './linear-program.js';
import {
  type Binding,
  forbidden,
  MIX_SHARE,
  type Outcome,
  type Problem,
  scoreOf,
  type SolveProgress,
} from './problem.js';
import type { Solved, Whole } from './solved.js';

/** Papers whose lowest sums are raised one after another; beyond, their sum counts. */
const NEXT_ROUNDS = 12;
/** Pairs in a problem above which only the lowest paper is raised. */
const LARGE = 1_000_000;
/** Of what a whole assignment may fall short of a floor of the fractional one. */
const WHOLE_FLOOR = 0.992;
/** Reduced cost of pairs that a whole assignment may use. */
const WHOLE_LOSS = 0.3;
const WHOLE_SECONDS = 20;
const TOLERANCE = 1e-6;

type Report = (progress: SolveProgress) => void;

interface Floors {
  /** Certified for the lowest paper. */
  bound: number;
  /** By paper. */
  sums: Map<number, number>;
}

/** Chooses pairs; see Problem and Rules. HiGHS is loaded with the first. */
export async function solveAssignment(
  asked: Problem,
  report: Report = () => undefined,
): Promise<Outcome> {
  const problem = drawable(asked);
  const program = await LinearProgram.of(problem);
  try {
    const floors = floorsOf(problem, program, report);
    keep(program, floors);
    program.aimForTotal();
    const solved = program.solve((round) => report({ step: 'total', round }));
    report({ step: 'whole', round: 1 });
    const pairs = wholePairs(problem, program, solved, floors).sort((a, b) => a - b);
    const isUnaimed = floors.sums.size === 0 && problem === asked;
    const unaimed = isUnaimed ? solved : await unaimedTotal(asked);
    report({ step: 'limits', round: 1 });
    keep(program, floors);
    const bindings = bindingsOf(problem, program, solved);
    return {
      ...outcomeOf(problem, pairs),
      totalBound: unaimed.bound,
      lowestBound: floors.bound,
      bindings,
    };
  } finally {
    program.dispose();
  }
}

/**
 * A draw keeps sums of groups within groups. Under both rules, an institution with experienced reviewers and
 * others would be in two groups of a paper: the paper may then get only its better half.
 */
function drawable(problem: Problem): Problem {
  const { papers, reviewers: R, rules, institution, isExperienced, pinned } = problem;
  if (rules.chance >= 1 || !rules.needsExperienced || !rules.isOnePerInstitution) return problem;
  const scores = problem.scores.slice();
  const isPinned = new Set(pinned);
  const best = new Map<number, number>();
  for (let paper = 0; paper < papers; paper++) {
    best.clear();
    for (let r = 0; r < R; r++) {
      const of = institution[r] ?? -1;
      const known = best.get(of);
      const score = scores[paper * R + r] ?? -1;
      if (of >= 0 && (known === undefined || score > (scores[paper * R + known] ?? -1)))
        best.set(of, r);
    }
    for (let r = 0; r < R; r++) {
      const pair = paper * R + r;
      const chosen = best.get(institution[r] ?? -1);
      if (chosen === undefined || isExperienced[r] === isExperienced[chosen] || isPinned.has(pair))
        continue;
      scores[pair] = forbidden(scores[pair] ?? -1);
    }
  }
  return { ...problem, scores };
}

/** The lowest sums that papers keep; none where only the total counts, but the bound of the lowest paper. */
function floorsOf(problem: Problem, program: LinearProgram, report: Report): Floors {
  const { aim } = problem.rules;
  const sums = new Map<number, number>();
  let open = wanting(problem);
  if (open.length === 0) return { bound: 0, sums };
  program.aimForLowest(open);
  const first = program.solve((round) => report({ step: 'lowest', round }));
  const bound = Math.min(first.bound, Infinity);
  if (aim === 'total') {
    for (const paper of open) program.keep(paper, -Infinity);
    return { bound, sums };
  }
  const share = aim === 'mix' ? MIX_SHARE : 1;
  let solved = first;
  const isLarge = problem.papers * problem.reviewers > LARGE;
  const rounds = aim === 'fair' && !isLarge ? NEXT_ROUNDS : 1;
  for (let round = 1; ; round++) {
    const lowest = solved.lowest * share - TOLERANCE;
    const { priced } = solved;
    const isLast = round >= rounds || priced.size === 0 || priced.size === open.length;
    for (const paper of isLast ? open : open.filter((each) => priced.has(each))) {
      sums.set(paper, lowest);
      program.keep(paper, lowest);
    }
    open = isLast ? [] : open.filter((each) => !sums.has(each));
    if (open.length === 0) return { bound, sums };
    solved = program.solve((each) => report({ step: 'next', round: round + each }));
  }
}

function keep(program: LinearProgram, { sums }: Floors): void {
  for (const [paper, sum] of sums) program.keep(paper, sum);
}

function wanting({ papers, wanted }: Problem): number[] {
  return Array.from({ length: papers }, (_, paper) => paper).filter(
    (paper) => (wanted[paper] ?? 0) > 0,
  );
}

function wholePairs(
  problem: Problem,
  program: LinearProgram,
  solved: Solved,
  { sums }: Floors,
): number[] {
  const isWhole = solved.values.every((value) => Math.abs(value - Math.round(value)) < TOLERANCE);
  if (isWhole) return program.pairs.filter((_, at) => (solved.values[at] ?? 0) > 0.5);
  const whole = problem.rules.chance >= 1 && wholeOf(program, solved, sums);
  if (whole) return whole.pairs;
  return drawn(problem, program.pairs, solved);
}

/** Leaves lower floors. Only the lowest sum is kept for all papers where keeping each paper's own leaves more missing. */
function wholeOf(
  program: LinearProgram,
  solved: Solved,
  sums: Map<number, number>,
): Whole | undefined {
  const keeping = (sumOf: (sum: number) => number): Whole | undefined => {
    for (const [paper, sum] of sums) program.keep(paper, sumOf(sum) * WHOLE_FLOOR);
    return program.solveWhole(solved, WHOLE_LOSS, WHOLE_SECONDS);
  };
  const lowest = Math.min(...sums.values());
  const own = keeping((sum) => sum);
  const isMissing = !own || own.penalty > solved.penalty + 1;
  const other = isMissing && sums.size > 0 ? keeping(() => lowest) : undefined;
  return !own || (other && other.penalty < own.penalty - 1) ? other : own;
}

function drawn(problem: Problem, pairs: readonly number[], { values }: Solved): number[] {
  const { reviewers: R, rules, institution, isExperienced, seed } = problem;
  const parts = pairs.flatMap((pair, at) => {
    const chance = Math.min(1, values[at] ?? 0);
    if (chance < TOLERANCE) return [];
    const [paper, reviewer] = [Math.floor(pair / R), pair % R];
    const of = institution[reviewer] ?? -1;
    const byExperience = rules.needsExperienced ? [isExperienced[reviewer] ?? 0] : [];
    const byInstitution = rules.isOnePerInstitution ? [of >= 0 ? of : -1 - reviewer] : [];
    return [{ paper, reviewer, groups: [...byExperience, ...byInstitution], chance, pair }];
  });
  return draw(parts, seeded(seed)).flatMap((at) => parts[at]?.pair ?? []);
}

async function unaimedTotal(problem: Problem): Promise<Solved> {
  const program = await LinearProgram.of(problem);
  try {
    return program.solve();
  } finally {
    program.dispose();
  }
}

/** What the total would be without each limit that costs something, under the same floors and the other limits. */
function bindingsOf(problem: Problem, program: LinearProgram, solved: Solved): Binding[] {
  const { rules, room } = problem;
  const found: Binding[] = [];
  const against = (limit: Binding['limit'], reviewers = 0) => {
    const { objective: total } = program.solve();
    if (total > solved.objective + 0.005) found.push({ limit, reviewers, total });
  };
  if (solved.full.length > 0) {
    for (const reviewer of solved.full) program.setRoom(reviewer, (room[reviewer] ?? 0) + 1);
    against('load', solved.full.length);
    for (const reviewer of solved.full) program.setRoom(reviewer, room[reviewer] ?? 0);
  }
  if (rules.chance < 1) {
    program.setChance(1);
    against('chance');
    program.setChance(rules.chance);
  }
  if (rules.isOnePerInstitution) {
    program.setInstitutions(false);
    against('institution');
    program.setInstitutions(true);
  }
  if (rules.needsExperienced) {
    program.setExperienced(false);
    against('experienced');
    program.setExperienced(true);
  }
  return found.sort((a, b) => b.total - a.total);
}

type Facts = Omit<Outcome, 'totalBound' | 'lowestBound' | 'bindings'>;

function outcomeOf(problem: Problem, pairs: number[]): Facts {
  const {
    papers,
    reviewers: R,
    scores,
    base,
    wanted,
    isExperienced,
    hasExperienced,
    institution,
    rules,
  } = problem;
  const byPaper: number[][] = Array.from({ length: papers }, () => []);
  for (const pair of pairs) byPaper[Math.floor(pair / R)]?.push(pair % R);
  let [total, missing, lowest] = [0, 0, Infinity];
  const withoutExperienced: number[] = [];
  const sameInstitution: number[] = [];
  for (const [paper, chosen] of byPaper.entries()) {
    const need = wanted[paper] ?? 0;
    if (need === 0) continue;
    let sum = 0;
    for (const reviewer of chosen) {
      sum += scoreOf(scores[paper * R + reviewer] ?? 0);
    }
    total += sum;
    missing += Math.max(0, need - chosen.length);
    lowest = Math.min(lowest, sum + (base[paper] ?? 0));
    const isMet = hasExperienced[paper] || chosen.some((each) => isExperienced[each]);
    if (rules.needsExperienced && !isMet) withoutExperienced.push(paper);
    const known = chosen.map((each) => institution[each] ?? -1).filter((each) => each >= 0);
    if (rules.isOnePerInstitution && new Set(known).size < known.length)
      sameInstitution.push(paper);
  }
  return {
    pairs: Int32Array.from(pairs),
    ...{ total, missing, withoutExperienced, sameInstitution },
    lowest: Number.isFinite(lowest) ? lowest : 0,
  };
}
