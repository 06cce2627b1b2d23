import { Injectable } from '@nestjs/common';
import { RateLimiterRes, type RateLimiterAbstract } from 'rate-limiter-flexible';
import type { Allowance } from './rate-limit.js';
import { RateLimitStore } from './rate-limit-store.js';

@Injectable()
export class RateLimiter {
  private readonly limiters = new Map<string, RateLimiterAbstract>();

  constructor(private readonly store: RateLimitStore) {}

  /**
   * Takes one point of the allowance that `name` and `key` share.
   * @returns undefined when it was there, else the seconds after which there is one again
   */
  async spend(name: string, key: string, allowance: Allowance): Promise<number | undefined> {
    try {
      await this.limiter(name, allowance).consume(key);
      return undefined;
    } catch (refusal) {
      if (!(refusal instanceof RateLimiterRes)) throw refusal;
      return Math.max(1, Math.ceil(refusal.msBeforeNext / 1000));
    }
  }

  /** Whether anything was spent on it that counts still. */
  async isSpent(name: string, key: string, allowance: Allowance): Promise<boolean> {
    return (await this.limiter(name, allowance).get(key)) !== null;
  }

  private limiter(name: string, allowance: Allowance): RateLimiterAbstract {
    const known = this.limiters.get(name);
    if (known) return known;
    const made = this.store.limiter(name, allowance);
    this.limiters.set(name, made);
    return made;
  }
}
