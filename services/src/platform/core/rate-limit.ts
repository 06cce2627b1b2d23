export interface Allowance {
  readonly points: number;
  readonly seconds: number;
}

/** Loose by address, which many may share. The account is the caller and the body's `email`. */
export interface RateLimit {
  /** Routes with the same name share their count. */
  readonly name: string;
  readonly byAddress: Allowance;
  readonly byAccount?: Allowance;
  /** Strict, without letting a stranger use it up for the account's owner elsewhere. */
  readonly byAccountAndAddress?: Allowance;
}
