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
