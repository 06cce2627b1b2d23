import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible';
import type { Allowance } from './rate-limit.js';
import { RateLimiter } from './rate-limiter.js';

export class MemoryRateLimiter extends RateLimiter {
  private readonly limiters = new Map<string, RateLimiterMemory>();

  async spend(name: string, key: string, allowance: Allowance): Promise<number | undefined> {
    try {
      await this.limiter(name, allowance).consume(key);
      return undefined;
    } catch (refusal) {
      if (!(refusal instanceof RateLimiterRes)) throw refusal;
      return Math.max(1, Math.ceil(refusal.msBeforeNext / 1000));
    }
  }

  private limiter(name: string, { points, seconds }: Allowance): RateLimiterMemory {
    const known = this.limiters.get(name);
    if (known) return known;
    const made = new RateLimiterMemory({ keyPrefix: name, points, duration: seconds });
    this.limiters.set(name, made);
    return made;
  }
}
