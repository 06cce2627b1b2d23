import highs from 'highs';
import { candidates } from './candidates.js';
import { price, type Priced } from './pricing.js';
import { type Problem, scoreOf } from './problem.js';
import { ProgramFrame } from './program-frame.js';
import type { Solved, Whole } from './solved.js';

// The package declares types of a CommonJS module; Node loads its ES module.
const loadHighs = highs as unknown as (typeof highs)['default'];

type Highs = Awaited<ReturnType<typeof loadHighs>>;
type Model = ReturnType<Highs['createModel']>;

/** Compiled once in a process: that takes longer than to solve a small problem. */
let loaded: Promise<Highs> | undefined;

/** Pairs in the program at first, of each paper and of each reviewer. */
const CANDIDATES = 8;
const ROUNDS = 40;
const TOLERANCE = 1e-7;
/** Seconds. Options must be finite. */
const NO_LIMIT = 1e9;
/** HiGHS's kSolutionStatusFeasible. */
const FEASIBLE = 2;
/** Gap between value and bound that ends the pricing, as a share. */
const GAP = 1e-5;

/**
 * The linear program of an assignment over few pairs. Prices of its rows find pairs whose addition improves it, among
 * all pairs (column generation), and bound what any assignment can reach.
 */
export class LinearProgram {
  /** By column, from `firstPair`. */
  readonly pairs: number[] = [];
  private readonly model: Model;
  private readonly isIn: Uint8Array;
  private readonly frame: ProgramFrame;
  private readonly institutionRows = new Map<string, number>();
  private readonly isPinned: Set<number>;
  private chance: number;
  private keepsInstitutions: boolean;
  /** Of the sum of scores in the objective. */
  private weight = 1;

  private constructor(
    private readonly highs: Highs,
    private readonly problem: Problem,
  ) {
    this.chance = problem.rules.chance;
    this.keepsInstitutions = problem.rules.isOnePerInstitution;
    this.isIn = new Uint8Array(problem.scores.length);
    this.isPinned = new Set(problem.pinned);
    this.frame = new ProgramFrame(problem);
    this.model = highs.createModel();
    this.model.options.set({ output_flag: false });
    this.model.passModel(this.frame.model(highs.infinity));
    this.add(candidates(problem, CANDIDATES));
  }

  static async of(problem: Problem): Promise<LinearProgram> {
    loaded ??= loadHighs();
    return new LinearProgram(await loaded, problem);
  }

  dispose(): void {
    this.model.dispose();
  }

  /** The objective becomes the sum of scores. */
  aimForTotal(): void {
    this.setWeights(1, 0);
  }

  /** The objective becomes the sum of the lowest paper among those that have no floor. */
  aimForLowest(papers: readonly number[]): void {
    for (const paper of papers) {
      this.setFloor(paper, 0);
      this.setInLowest(paper, -1);
    }
    this.setWeights(0, 1);
  }

  /** A paper keeps at least this sum of scores; its rows leave the aim for the lowest. */
  keep(paper: number, sum: number): void {
    this.setInLowest(paper, 0);
    this.setFloor(paper, sum);
  }

  setChance(chance: number): void {
    this.chance = chance;
    const uppers = this.pairs.map((pair) => this.upperOf(pair));
    const lowers = this.pairs.map((pair) => (this.isPinned.has(pair) ? 1 : 0));
    this.model.changeColsBounds(this.pairRange(), lowers, uppers);
  }

  setRoom(reviewer: number, room: number): void {
    this.setRow(this.frame.roomOf(reviewer), -Infinity, room);
  }

  /** Whether the rule holds. */
  setExperienced(holds: boolean): void {
    for (let p = 0; p < this.problem.papers; p++) {
      this.setRow(
        this.frame.experiencedOf(p),
        holds ? this.frame.leastExperienced(p) : -Infinity,
        Infinity,
      );
    }
  }

  /** As `setExperienced`. */
  setInstitutions(holds: boolean): void {
    this.keepsInstitutions = holds;
    for (const [key, row] of this.institutionRows) {
      this.setRow(row, -Infinity, holds ? this.mostOf(key) : Infinity);
    }
  }

  /** Solves, prices, adds pairs, until none improves it. */
  solve(onRound?: (round: number) => void): Solved {
    for (let round = 1; ; round++) {
      onRound?.(round);
      this.model.run();
      const solution = this.model.getSolution();
      const priced = price(this.priced(), solution.rowDual);
      const objective = -this.model.getObjectiveValue();
      const broken = this.addInstitutions(solution.colValue);
      const isTight = priced.bound - objective <= GAP * Math.max(1, Math.abs(objective));
      if (broken === 0 && (priced.added.length === 0 || isTight || round === ROUNDS))
        return this.solved(solution, priced.bound, objective);
      this.add(priced.added);
    }
  }

  /**
   * An assignment without fractions, over the pairs that the linear one uses or nearly uses.
   * @param loss that a pair may have by its reduced cost
   * @returns undefined where none was found in time
   */
  solveWhole({ values, reducedCosts }: Solved, loss: number, seconds: number): Whole | undefined {
    const N = this.frame.firstPair + this.pairs.length;
    const types = new Int32Array(N);
    types.fill(this.highs.constants.variableType.integer, this.frame.firstPair);
    this.model.changeColsIntegrality({ kind: 'range', from: 0, to: N - 1 }, types);
    const uppers = this.pairs.map((pair, at) =>
      (values[at] ?? 0) > TOLERANCE || (reducedCosts[at] ?? 0) < loss || this.isPinned.has(pair)
        ? 1
        : 0,
    );
    const lowers = this.pairs.map((pair) => (this.isPinned.has(pair) ? 1 : 0));
    this.model.changeColsBounds(this.pairRange(), lowers, uppers);
    this.model.options.set({ time_limit: this.model.getRunTime() + seconds, mip_rel_gap: 0.002 });
    this.model.run();
    const { colValue } = this.model.getSolution();
    const isFound = Number(this.model.info.get('primal_solution_status')) === FEASIBLE;
    const chosen = this.pairs.filter((_, at) => (colValue[this.frame.firstPair + at] ?? 0) > 0.5);
    types.fill(this.highs.constants.variableType.continuous);
    this.model.changeColsIntegrality({ kind: 'range', from: 0, to: N - 1 }, types);
    this.model.options.set({ time_limit: NO_LIMIT });
    this.setChance(this.chance);
    return isFound ? { pairs: chosen, penalty: this.frame.penaltyOf(colValue) } : undefined;
  }

  private priced(): Priced {
    const { problem, frame, weight, chance, isIn, isPinned, institutionRows } = this;
    return { problem, frame, weight, chance, isIn, isPinned, institutionRows };
  }

  private solved(
    { colValue, colDual, rowDual }: ReturnType<Model['getSolution']>,
    bound: number,
    objective: number,
  ): Solved {
    const { papers: P, reviewers: R } = this.problem;
    const values = colValue.slice(this.frame.firstPair);
    const penalty = this.frame.penaltyOf(colValue);
    const priced = new Set<number>();
    for (let p = 0; p < P; p++) {
      if (Math.abs(rowDual[this.frame.floorOf(p)] ?? 0) > 1e-6) priced.add(p);
    }
    const full: number[] = [];
    for (let r = 0; r < R; r++) if (-(rowDual[P + r] ?? 0) > 1e-6) full.push(r);
    const lowest = colValue[this.frame.lowest] ?? 0;
    const reducedCosts = colDual.slice(this.frame.firstPair);
    return {
      ...{ values, lowest, penalty, priced, full, reducedCosts },
      bound: bound + penalty,
      objective: objective + penalty,
    };
  }

  /** Rows of institutions are added where a solution breaks them. @returns how many */
  private addInstitutions(colValue: Float64Array): number {
    const { reviewers: R, institution } = this.problem;
    if (!this.keepsInstitutions) return 0;
    const sums = new Map<string, number>();
    const members = new Map<string, number[]>();
    for (const [at, pair] of this.pairs.entries()) {
      const of = institution[pair % R] ?? -1;
      if (of < 0) continue;
      const key = `${Math.floor(pair / R)} ${of}`;
      sums.set(key, (sums.get(key) ?? 0) + (colValue[this.frame.firstPair + at] ?? 0));
      members.set(key, [...(members.get(key) ?? []), this.frame.firstPair + at]);
    }
    let added = 0;
    for (const [key, sum] of sums) {
      if (sum <= 1 + 1e-6 || this.institutionRows.has(key)) continue;
      const indices = members.get(key) ?? [];
      const most = this.mostOf(key);
      this.model.addRow(-this.highs.infinity, most, { indices, values: indices.map(() => 1) });
      this.institutionRows.set(key, this.frame.row(-Infinity, most));
      added += 1;
    }
    return added;
  }

  /** One, or those that are pinned. */
  private mostOf(key: string): number {
    const { reviewers: R, institution, pinned } = this.problem;
    const isOfKey = (pair: number) => `${Math.floor(pair / R)} ${institution[pair % R]}` === key;
    return Math.max(1, pinned.filter(isOfKey).length);
  }

  private add(pairs: readonly number[]): void {
    const { papers: P, reviewers: R, scores, isExperienced, institution, rules } = this.problem;
    if (pairs.length === 0) return;
    const starts = new Int32Array(pairs.length + 1);
    const indices: number[] = [];
    const values: number[] = [];
    for (const [at, pair] of pairs.entries()) {
      const [p, r] = [Math.floor(pair / R), pair % R];
      const score = scoreOf(scores[pair] ?? 0);
      indices.push(p, P + r, this.frame.floorOf(p));
      values.push(1, 1, score);
      if (rules.needsExperienced && isExperienced[r]) {
        indices.push(this.frame.experiencedOf(p));
        values.push(1);
      }
      const row = this.institutionRows.get(`${p} ${institution[r]}`);
      if (row !== undefined) {
        indices.push(row);
        values.push(1);
      }
      starts[at + 1] = indices.length;
      this.isIn[pair] = 1;
      this.pairs.push(pair);
    }
    this.model.addCols({
      cost: Float64Array.from(pairs, (pair) => -this.weight * scoreOf(scores[pair] ?? 0)),
      lower: Float64Array.from(pairs, (pair) => (this.isPinned.has(pair) ? 1 : 0)),
      upper: Float64Array.from(pairs, (pair) => this.upperOf(pair)),
      matrix: {
        format: 'csc',
        numRows: this.frame.lowers.length,
        numCols: pairs.length,
        starts,
        indices: Int32Array.from(indices),
        values: Float64Array.from(values),
      },
    });
  }

  private setWeights(ofTotal: number, ofLowest: number): void {
    this.weight = ofTotal;
    this.frame.costs[this.frame.lowest] = -ofLowest;
    this.model.changeColCost(this.frame.lowest, -ofLowest);
    if (this.pairs.length === 0) return;
    const costs = this.pairs.map((pair) => -ofTotal * scoreOf(this.problem.scores[pair] ?? 0));
    this.model.changeColsCost(this.pairRange(), costs);
  }

  private setInLowest(paper: number, coefficient: number): void {
    const { frame } = this;
    this.model.changeCoefficient(frame.floorOf(paper), frame.lowest, coefficient);
    frame.columnRows[frame.lowest]![paper] = [frame.floorOf(paper), coefficient];
  }

  private setFloor(paper: number, sum: number): void {
    this.setRow(this.frame.floorOf(paper), sum - (this.problem.base[paper] ?? 0), Infinity);
  }

  private setRow(row: number, lower: number, upper: number): void {
    this.frame.lowers[row] = lower;
    this.frame.uppers[row] = upper;
    const { infinity } = this.highs;
    this.model.changeRowBounds(row, Math.max(lower, -infinity), Math.min(upper, infinity));
  }

  private pairRange() {
    const to = this.frame.firstPair + this.pairs.length - 1;
    return { kind: 'range', from: this.frame.firstPair, to } as const;
  }

  private upperOf(pair: number): number {
    return this.isPinned.has(pair) ? 1 : this.chance;
  }
}
