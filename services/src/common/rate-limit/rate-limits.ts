import { Injectable } from '@nestjs/common';
import { rateLimited } from '../common.errors.js';
import { Config } from '../../config/config.js';
import type { RateLimit } from './rate-limit.js';
import { RateLimiter } from './rate-limiter.js';

@Injectable()
export class RateLimits {
  constructor(
    private readonly config: Config,
    private readonly limiter: RateLimiter,
  ) {}

  /** @throws AppError RATE_LIMITED with the seconds to wait */
  async spendByAddress(limit: RateLimit, address: string): Promise<void> {
    if (!this.config.hasRateLimits) return;
    this.refuse(await this.limiter.spend(`${limit.name}:address`, address, limit.byAddress));
  }

  /** @throws AppError RATE_LIMITED with the seconds to wait */
  async spendByAccount(limit: RateLimit, account: string, address: string): Promise<void> {
    if (!this.config.hasRateLimits) return;
    const { name, byAccount, byAccountAndAddress } = limit;
    if (byAccountAndAddress) {
      const key = `${account} ${address}`;
      this.refuse(await this.limiter.spend(`${name}:both`, key, byAccountAndAddress));
    }
    if (byAccount) this.refuse(await this.limiter.spend(`${name}:account`, account, byAccount));
  }

  private refuse(retryAfter: number | undefined): void {
    if (retryAfter !== undefined) throw rateLimited(retryAfter);
  }
}
