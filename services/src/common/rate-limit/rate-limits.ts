import { createHmac } from 'node:crypto';
import { Injectable, type OnModuleInit } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { Config } from '../../config/config.js';
import { rateLimited } from '../common.errors.js';
import { Housekeeping } from '../housekeeping.js';
import { networkOf } from './network-of.js';
import type { Allowance, RateLimit } from './rate-limit.js';
import { RateLimiter } from './rate-limiter.js';

/** As long as a session that is not used; every sign-in begins it anew. */
const KNOWN_FOR: Allowance = { points: 1_000_000, seconds: 14 * 24 * 3600 };

@Injectable()
export class RateLimits implements OnModuleInit {
  constructor(
    private readonly config: Config,
    private readonly dataSource: DataSource,
    private readonly limiter: RateLimiter,
    private readonly housekeeping: Housekeeping,
  ) {}

  onModuleInit(): void {
    this.housekeeping.add(async () => {
      await this.dataSource.query('DELETE FROM rate_limits WHERE expire < $1', [Date.now()]);
    });
  }

  /** @throws AppError RATE_LIMITED with the seconds to wait */
  async spendByAddress({ name, byAddress }: RateLimit, address: string): Promise<void> {
    await this.spend(`${name}:address`, networkOf(address), byAddress);
  }

  /** @throws AppError RATE_LIMITED with the seconds to wait */
  async spendByAccount(limit: RateLimit, account: string, address: string): Promise<void> {
    const { name, byAccount, byAccountAndAddress } = limit;
    if (byAccountAndAddress) {
      await this.spend(`${name}:both`, `${account} ${networkOf(address)}`, byAccountAndAddress);
    }
    if (!byAccount || !this.config.hasRateLimits) return;
    const retryAfter = await this.limiter.spend(`${name}:account`, this.key(account), byAccount);
    if (retryAfter === undefined) return;
    const known = this.key(`${account} ${networkOf(address)}`);
    if (!(await this.limiter.isSpent(`${name}:known`, known, KNOWN_FOR))) {
      throw rateLimited(retryAfter);
    }
  }

  /**
   * The account's owner comes from there: strangers elsewhere who use up the account's limit do not
   * keep them out.
   */
  async know({ name }: RateLimit, account: string, address: string): Promise<void> {
    await this.spend(`${name}:known`, `${account} ${networkOf(address)}`, KNOWN_FOR);
  }

  private async spend(name: string, subject: string, allowance: Allowance): Promise<void> {
    if (!this.config.hasRateLimits) return;
    const retryAfter = await this.limiter.spend(name, this.key(subject), allowance);
    if (retryAfter !== undefined) throw rateLimited(retryAfter);
  }

  /** Stores hold keyed hashes: neither who came nor from where can be read there. */
  private key(subject: string): string {
    return createHmac('sha256', this.config.jwtSecret)
      .update(`limit:${subject}`)
      .digest('base64url');
  }
}
