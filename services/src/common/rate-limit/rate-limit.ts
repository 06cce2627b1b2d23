/** So many calls within so many seconds. */
export interface Allowance {
  readonly points: number;
  readonly seconds: number;
}

/**
 * Limits of a route: loose by address, since a campus or a mobile network shares one; strict by
 * account. The account is who is signed in, and the `email` of the body: both are counted.
 */
export interface RateLimit {
  /** Routes with the same name share their count. */
  readonly name: string;
  readonly byAddress: Allowance;
  /** Not held against networks from which the account's owner is known to come. */
  readonly byAccount?: Allowance;
  /** Strict against guessing, without letting a stranger lock the owner out from elsewhere. */
  readonly byAccountAndAddress?: Allowance;
}
