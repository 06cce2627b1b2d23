import type { Problem } from './problem.js';

/** Of a reviewer that is missing; grows with each further one, so that a shortage is spread over all papers. */
const MISSING = 100;
const WITHOUT_EXPERIENCED = 40;

/**
 * The rows of the program, and its columns before the pairs: the lowest paper, missing reviewers, and missing
 * experienced ones. Rows: reviewers of each paper, papers of each reviewer, scores of each paper, and experienced
 * reviewers of each paper where the rule holds.
 */
export class ProgramFrame {
  readonly lowers: number[] = [];
  readonly uppers: number[] = [];
  readonly costs: number[] = [];
  readonly columnUppers: number[] = [];
  /** By column. Of `lowest`, the index is the paper. */
  readonly columnRows: [row: number, value: number][][] = [];
  /** The column of the lowest paper's sum. */
  readonly lowest: number;
  /** The column of the first pair. */
  readonly firstPair: number;

  constructor(private readonly problem: Problem) {
    const { papers: P, reviewers: R, wanted, room, base, rules } = problem;
    for (let p = 0; p < P; p++) this.row(wanted[p] ?? 0, wanted[p] ?? 0);
    for (let r = 0; r < R; r++) this.row(-Infinity, Math.max(0, room[r] ?? 0));
    for (let p = 0; p < P; p++) this.row(-Infinity, Infinity);
    if (rules.needsExperienced) {
      for (let p = 0; p < P; p++) this.row(this.leastExperienced(p), Infinity);
    }
    this.lowest = this.column(0, Math.max(1, ...wanted) + Math.max(0, ...base), []);
    for (let p = 0; p < P; p++) {
      this.columnRows[this.lowest]?.push([this.floorOf(p), 0]);
      for (let each = 0; each < (wanted[p] ?? 0); each++) {
        this.column(MISSING * (1 + each), 1, [[p, 1]]);
      }
      if (rules.needsExperienced && this.wantsExperienced(p))
        this.column(WITHOUT_EXPERIENCED, 1, [[this.experiencedOf(p), 1]]);
    }
    this.firstPair = this.costs.length;
  }

  roomOf(reviewer: number): number {
    return this.problem.papers + reviewer;
  }

  floorOf(paper: number): number {
    return this.problem.papers + this.problem.reviewers + paper;
  }

  experiencedOf(paper: number): number {
    return 2 * this.problem.papers + this.problem.reviewers + paper;
  }

  /** The lower limit of its row, where the rule holds. */
  leastExperienced(paper: number): number {
    return this.wantsExperienced(paper) ? 1 : -Infinity;
  }

  /** @returns its number */
  row(lower: number, upper: number): number {
    this.lowers.push(lower);
    return this.uppers.push(upper) - 1;
  }

  /** The price of the missing reviewers in a solution. */
  penaltyOf(columnValues: Float64Array): number {
    let sum = 0;
    for (let column = 0; column < this.firstPair; column++) {
      if (column !== this.lowest) sum += (this.costs[column] ?? 0) * (columnValues[column] ?? 0);
    }
    return sum;
  }

  /** As HiGHS takes it. @param infinity its value for none */
  model(infinity: number) {
    const finite = (value: number) =>
      Number.isFinite(value) ? value : Math.sign(value) * infinity;
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
    const [numCols, numRows] = [this.firstPair, this.lowers.length];
    return {
      ...{ numCols, numRows },
      colCost: this.costs,
      colLower: this.costs.map(() => 0),
      colUpper: this.columnUppers,
      rowLower: this.lowers.map(finite),
      rowUpper: this.uppers.map(finite),
      matrix: { format: 'csc' as const, numRows, numCols, starts, indices, values },
    };
  }

  private wantsExperienced(paper: number): boolean {
    return !this.problem.hasExperienced[paper] && (this.problem.wanted[paper] ?? 0) > 0;
  }

  private column(cost: number, upper: number, rows: [number, number][]): number {
    this.columnUppers.push(upper);
    this.columnRows.push(rows);
    return this.costs.push(cost) - 1;
  }
}
