import type { Allowance } from './rate-limit.js';

/** Where the counts live: in memory today, in PostgreSQL or Redis behind the same door. */
export abstract class RateLimiter {
  /**
   * Takes one point of the allowance that `name` and `key` share.
   * @returns undefined when it was there, else the seconds after which there is one again
   */
  abstract spend(name: string, key: string, allowance: Allowance): Promise<number | undefined>;
}
