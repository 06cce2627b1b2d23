/** What must hold at every moment. */
export interface Invariant {
  name: string;
  /** Selects a row for each thing that breaks it, with what one needs to find it. */
  violations: string;
}
