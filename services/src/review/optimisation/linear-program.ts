import highs from 'highs';
import { isAllowed, type Problem } from './problem.js';

// The package declares types of a CommonJS module; Node loads its ES module.
const loadHighs = highs as unknown as (typeof highs)['default'];

type Highs = Awaited<ReturnType<typeof loadHighs>>;
type Model = ReturnType<Highs['createModel']>;

/** Of a reviewer that is missing; grows with each further one, so that a shortage is spread over all papers. */
const MISSING = 100;
const WITHOUT_SENIOR = 40;
/** Pairs in the program at first, of each paper and of each reviewer. */
const CANDIDATES = 8;
/** Pairs that one round of pricing adds to a paper. */
const ADDED = 4;
const ROUNDS = 40;
const TOLERANCE = 1e-7;
/** Seconds. Options must be finite. */
const NO_LIMIT = 1e9;
/** HiGHS's kSolutionStatusFeasible. */
const FEASIBLE = 2;
/** Gap between value and bound that ends the pricing, as a share. */
const GAP = 1e-5;

export interface Solved {
  /** By column of `pairs`. */
  values: Float64Array;
  /** Of the lowest paper, where it is an aim. */
  lowest: number;
  /** Of the objective: no solution over all pairs has more. */
  bound: number;
  objective: number;
  /** The missing reviews, weighted. */
  penalty: number;
  /** Papers whose floor has a price: more for them is less for others. */
  priced: Set<number>;
  /** Reviewers at their limit whose place has a price. */
  full: number[];
  reducedCosts: Float64Array;
}

export interface Whole {
  pairs: number[];
  penalty: number;
}

/**
 * The linear program of an assignment over few pairs. Prices of its rows find pairs whose addition improves it, among
 * all pairs (column generation), and bound what any assignment can reach.
 */
export class LinearProgram {
  /** By column, from `firstPair`. */
  readonly pairs: number[] = [];
  private readonly model: Model;
  private readonly isIn: Uint8Array;
  private readonly firstPair: number;
  private readonly t: number;
  private readonly columnCosts: number[] = [];
  private readonly columnUppers: number[] = [];
  /** Coefficients of the columns before the pairs. */
  private readonly columnRows: [row: number, value: number][][] = [];
  private readonly lowers: number[] = [];
  private readonly uppers: number[] = [];
  private readonly floorOf: (paper: number) => number;
  private readonly seniorOf: (paper: number) => number;
  private readonly institutionRows = new Map<string, number>();
  private readonly isPinned = new Set<number>();
  private chance: number;
  /** Of the sum of scores in the objective. */
  private weight = 1;

  private constructor(
    private readonly highs: Highs,
    private readonly problem: Problem,
  ) {
    const { papers: P, reviewers: R, scores, rules } = problem;
    this.chance = rules.chance;
    this.isIn = new Uint8Array(scores.length);
    this.floorOf = (paper) => P + R + paper;
    this.seniorOf = (paper) => 2 * P + R + paper;
    for (const pair of problem.pinned) this.isPinned.add(pair);
    for (let p = 0; p < P; p++) this.row(problem.wanted[p] ?? 0, problem.wanted[p] ?? 0);
    for (let r = 0; r < R; r++) this.row(-Infinity, Math.max(0, problem.room[r] ?? 0));
    for (let p = 0; p < P; p++) this.row(-Infinity, Infinity);
    if (rules.needsSenior) {
      for (let p = 0; p < P; p++) this.row(this.wantsSenior(p) ? 1 : -Infinity, Infinity);
    }
    const highest = Math.max(1, ...problem.wanted) + Math.max(0, ...problem.base);
    this.t = this.column(0, highest, []);
    for (let p = 0; p < P; p++) {
      this.columnRows[this.t]?.push([this.floorOf(p), 0]);
      for (let each = 0; each < (problem.wanted[p] ?? 0); each++) {
        this.column(MISSING * (1 + each), 1, [[p, 1]]);
      }
      if (rules.needsSenior && this.wantsSenior(p))
        this.column(WITHOUT_SENIOR, 1, [[this.seniorOf(p), 1]]);
    }
    this.firstPair = this.columnCosts.length;
    this.model = highs.createModel();
    this.model.options.set({ output_flag: false });
    this.passFixedColumns();
    this.add(this.firstCandidates());
  }

  static async of(problem: Problem): Promise<LinearProgram> {
    return new LinearProgram(await loadHighs(), problem);
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
      this.model.changeCoefficient(this.floorOf(paper), this.t, -1);
      this.columnRows[this.t]![paper] = [this.floorOf(paper), -1];
    }
    this.setWeights(0, 1);
  }

  /** A paper keeps at least this sum of scores; its rows leave the aim for the lowest. */
  keep(paper: number, sum: number): void {
    this.model.changeCoefficient(this.floorOf(paper), this.t, 0);
    this.columnRows[this.t]![paper] = [this.floorOf(paper), 0];
    this.setFloor(paper, sum);
  }

  setChance(chance: number): void {
    this.chance = chance;
    const uppers = this.pairs.map((pair) => this.upperOf(pair));
    const lowers = this.pairs.map((pair) => (this.isPinned.has(pair) ? 1 : 0));
    this.model.changeColsBounds(this.pairRange(), lowers, uppers);
  }

  setRoom(reviewer: number, room: number): void {
    const row = this.problem.papers + reviewer;
    this.uppers[row] = room;
    this.model.changeRowBounds(row, -this.highs.infinity, room);
  }

  /** Without the rule, until the program is disposed. */
  dropSeniors(): void {
    for (let p = 0; p < this.problem.papers; p++) this.freeRow(this.seniorOf(p));
  }

  dropInstitutions(): void {
    for (const row of this.institutionRows.values()) this.freeRow(row);
  }

  /** Solves, prices, adds pairs, until none improves it. */
  solve(onRound?: (round: number) => void): Solved {
    for (let round = 1; ; round++) {
      onRound?.(round);
      this.model.run();
      const solution = this.model.getSolution();
      const priced = this.price(solution.rowDual);
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
    const N = this.firstPair + this.pairs.length;
    const types = new Int32Array(N);
    types.fill(this.highs.constants.variableType.integer, this.firstPair);
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
    const chosen = this.pairs.filter((_, at) => (colValue[this.firstPair + at] ?? 0) > 0.5);
    types.fill(this.highs.constants.variableType.continuous);
    this.model.changeColsIntegrality({ kind: 'range', from: 0, to: N - 1 }, types);
    this.model.options.set({ time_limit: NO_LIMIT });
    this.setChance(this.chance);
    return isFound ? { pairs: chosen, penalty: this.penaltyOf(colValue) } : undefined;
  }

  private penaltyOf(colValue: Float64Array): number {
    let sum = 0;
    for (let column = 0; column < this.firstPair; column++) {
      if (column !== this.t) sum += (this.columnCosts[column] ?? 0) * (colValue[column] ?? 0);
    }
    return sum;
  }

  private solved(
    { colValue, colDual, rowDual }: ReturnType<Model['getSolution']>,
    bound: number,
    objective: number,
  ): Solved {
    const { papers: P, reviewers: R } = this.problem;
    const values = colValue.slice(this.firstPair);
    const penalty = this.penaltyOf(colValue);
    const priced = new Set<number>();
    for (let p = 0; p < P; p++) {
      if (Math.abs(rowDual[this.floorOf(p)] ?? 0) > 1e-6) priced.add(p);
    }
    const full: number[] = [];
    for (let r = 0; r < R; r++) if (-(rowDual[P + r] ?? 0) > 1e-6) full.push(r);
    const lowest = colValue[this.t] ?? 0;
    const reducedCosts = colDual.slice(this.firstPair);
    return {
      ...{ values, lowest, penalty, priced, full, reducedCosts },
      bound: bound + penalty,
      objective: objective + penalty,
    };
  }

  /** What prices of rows say about all pairs: an upper bound, and those that improve the solution. */
  private price(duals: Float64Array): { bound: number; added: number[] } {
    const { papers: P, reviewers: R, scores, isSenior, institution, rules } = this.problem;
    let value = 0;
    const prices = Float64Array.from(duals, (dual, row) => {
      const limit = dual > 0 ? this.lowers[row] : this.uppers[row];
      if (limit === undefined || !Number.isFinite(limit)) return 0;
      value += dual * limit;
      return dual;
    });
    for (let column = 0; column < this.firstPair; column++) {
      let reduced = this.columnCosts[column] ?? 0;
      for (const [row, each] of this.columnRows[column] ?? []) reduced -= each * (prices[row] ?? 0);
      value += Math.min(0, reduced * (this.columnUppers[column] ?? 0));
    }
    const added: number[] = [];
    const { weight, chance, isIn, isPinned } = this;
    for (let p = 0; p < P; p++) {
      const ofPaper = prices[p] ?? 0;
      const perScore = weight + (prices[this.floorOf(p)] ?? 0);
      const ofSenior = rules.needsSenior ? (prices[this.seniorOf(p)] ?? 0) : 0;
      const better: [reduced: number, pair: number][] = [];
      for (let r = 0, pair = p * R; r < R; r++, pair++) {
        const score = scores[pair]!;
        if (score < 0 && !isPinned.has(pair)) continue;
        const own = score < 0 ? -1 - score : score;
        let reduced = -perScore * own - ofPaper - prices[P + r]!;
        if (ofSenior !== 0 && isSenior[r]) reduced -= ofSenior;
        if (this.institutionRows.size > 0 && institution[r]! >= 0) {
          const row = this.institutionRows.get(`${p} ${institution[r]}`);
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

  /** Rows of institutions are added where a solution breaks them. @returns how many */
  private addInstitutions(colValue: Float64Array): number {
    const { reviewers: R, institution, rules } = this.problem;
    if (!rules.isOnePerInstitution) return 0;
    const sums = new Map<string, number>();
    const members = new Map<string, number[]>();
    for (const [at, pair] of this.pairs.entries()) {
      const of = institution[pair % R] ?? -1;
      if (of < 0) continue;
      const key = `${Math.floor(pair / R)} ${of}`;
      sums.set(key, (sums.get(key) ?? 0) + (colValue[this.firstPair + at] ?? 0));
      members.set(key, [...(members.get(key) ?? []), this.firstPair + at]);
    }
    let added = 0;
    for (const [key, sum] of sums) {
      if (sum <= 1 + 1e-6 || this.institutionRows.has(key)) continue;
      const indices = members.get(key) ?? [];
      const most = Math.max(1, this.pinnedIn(key));
      this.model.addRow(-this.highs.infinity, most, { indices, values: indices.map(() => 1) });
      this.institutionRows.set(key, this.row(-Infinity, most));
      added += 1;
    }
    return added;
  }

  private pinnedIn(key: string): number {
    const { reviewers: R, institution, pinned } = this.problem;
    return pinned.filter((pair) => `${Math.floor(pair / R)} ${institution[pair % R]}` === key)
      .length;
  }

  private firstCandidates(): number[] {
    const { papers: P, reviewers: R, scores, pinned, isSenior, rules } = this.problem;
    const chosen = new Set<number>(pinned);
    const best = new Best(CANDIDATES);
    const take = () => best.take((pair) => chosen.add(pair));
    for (let p = 0; p < P; p++) {
      for (let r = 0; r < R; r++) best.offer(scores[p * R + r]!, p * R + r);
      take();
      if (!rules.needsSenior) continue;
      for (let r = 0; r < R; r++) if (isSenior[r]) best.offer(scores[p * R + r]!, p * R + r);
      take();
    }
    for (let r = 0; r < R; r++) {
      for (let p = 0; p < P; p++) best.offer(scores[p * R + r]!, p * R + r);
      take();
    }
    return [...chosen];
  }

  private add(pairs: readonly number[]): void {
    const { papers: P, reviewers: R, scores, isSenior, institution, rules } = this.problem;
    if (pairs.length === 0) return;
    const starts = new Int32Array(pairs.length + 1);
    const indices: number[] = [];
    const values: number[] = [];
    for (const [at, pair] of pairs.entries()) {
      const [p, r] = [Math.floor(pair / R), pair % R];
      const score = own(scores[pair] ?? 0);
      indices.push(p, P + r, this.floorOf(p));
      values.push(1, 1, score);
      if (rules.needsSenior && isSenior[r]) {
        indices.push(this.seniorOf(p));
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
      cost: Float64Array.from(pairs, (pair) => -this.weight * own(scores[pair] ?? 0)),
      lower: Float64Array.from(pairs, (pair) => (this.isPinned.has(pair) ? 1 : 0)),
      upper: Float64Array.from(pairs, (pair) => this.upperOf(pair)),
      matrix: {
        format: 'csc',
        numRows: this.lowers.length,
        numCols: pairs.length,
        starts,
        indices: Int32Array.from(indices),
        values: Float64Array.from(values),
      },
    });
  }

  private passFixedColumns(): void {
    const finite = (value: number) =>
      Number.isFinite(value) ? value : Math.sign(value) * this.highs.infinity;
    const starts = [0];
    const indices: number[] = [];
    const values: number[] = [];
    for (const rows of this.columnRows) {
      for (const [row, value] of rows) {
        indices.push(row);
        values.push(value);
      }
      starts.push(indices.length);
    }
    this.model.passModel({
      numCols: this.firstPair,
      numRows: this.lowers.length,
      colCost: this.columnCosts,
      colLower: this.columnCosts.map(() => 0),
      colUpper: this.columnUppers,
      rowLower: this.lowers.map(finite),
      rowUpper: this.uppers.map(finite),
      matrix: {
        format: 'csc',
        numRows: this.lowers.length,
        numCols: this.firstPair,
        ...{ starts, indices, values },
      },
    });
  }

  private setWeights(ofTotal: number, ofLowest: number): void {
    this.weight = ofTotal;
    this.columnCosts[this.t] = -ofLowest;
    this.model.changeColCost(this.t, -ofLowest);
    if (this.pairs.length === 0) return;
    const costs = this.pairs.map((pair) => -ofTotal * own(this.problem.scores[pair] ?? 0));
    this.model.changeColsCost(this.pairRange(), costs);
  }

  private setFloor(paper: number, sum: number): void {
    const row = this.floorOf(paper);
    const lower = sum - (this.problem.base[paper] ?? 0);
    this.lowers[row] = lower;
    this.model.changeRowBounds(row, lower, this.highs.infinity);
  }

  private freeRow(row: number): void {
    this.lowers[row] = -Infinity;
    this.uppers[row] = Infinity;
    this.model.changeRowBounds(row, -this.highs.infinity, this.highs.infinity);
  }

  private wantsSenior(paper: number): boolean {
    return !this.problem.hasSenior[paper] && (this.problem.wanted[paper] ?? 0) > 0;
  }

  private pairRange() {
    const to = this.firstPair + this.pairs.length - 1;
    return { kind: 'range', from: this.firstPair, to } as const;
  }

  private upperOf(pair: number): number {
    return this.isPinned.has(pair) ? 1 : this.chance;
  }

  private row(lower: number, upper: number): number {
    this.lowers.push(lower);
    return this.uppers.push(upper) - 1;
  }

  private column(cost: number, upper: number, rows: [number, number][]): number {
    this.columnUppers.push(upper);
    this.columnRows.push(rows);
    return this.columnCosts.push(cost) - 1;
  }
}

function own(score: number): number {
  return isAllowed(score) ? score : -1 - score;
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
