import { Injectable } from '@nestjs/common';
import { RateLimiterRes, type RateLimiterAbstract } from 'rate-limiter-flexible';
import type { Allowance } from '../core/rate-limit.js';
import { RateLimitStore } from './rate-limit-store.js';

@Injectable()
export class RateLimiter {
  private readonly limiters = new Map<string, RateLimiterAbstract>();

  constructor(private readonly store: RateLimitStore) {}

  /** @returns undefined on success, else the seconds until a point is free */
  async spend(name: string, key: string, allowance: Allowance): Promise<number | undefined> {
    try {
      await this.limiter(name, allowance).consume(key);
      return undefined;
    } catch (refusal) {
      if (!(refusal instanceof RateLimiterRes)) throw refusal;
      return Math.max(1, Math.ceil(refusal.msBeforeNext / 1000));
    }
  }

  private limiter(name: string, allowance: Allowance): RateLimiterAbstract {
    const known = this.limiters.get(name);
    if (known) return known;
    const made = this.store.limiter(name, allowance);
    this.limiters.set(name, made);
    return made;
  }
}
