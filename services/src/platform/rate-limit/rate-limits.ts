import { statement } from '../database/statement.js';
import { db } from '../database/db.js';
import { createHmac } from 'node:crypto';
import { Injectable, type OnModuleInit } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { Config } from '../config/config.js';
import { rateLimited } from '../http/common.errors.js';
import { Scheduler } from '../jobs/scheduler.js';
import { networkOf, siteOf } from './network-of.js';
import type { Allowance, RateLimit } from '../core/rate-limit.js';
import { RateLimiter } from './rate-limiter.js';

const forgetExpired = statement((p: { now: string }) =>
  db.deleteFrom('rate_limits').where('expire', '<', p.now),
);

@Injectable()
export class RateLimits implements OnModuleInit {
  constructor(
    private readonly config: Config,
    private readonly dataSource: DataSource,
    private readonly limiter: RateLimiter,
    private readonly scheduler: Scheduler,
  ) {}

  onModuleInit(): void {
    this.scheduler.add(async () => {
      await forgetExpired.run(this.dataSource, { now: String(Date.now()) });
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
    if (byAccount) await this.spend(`${name}:account`, account, byAccount);
  }

  /** Limits how often a network is counted, without refusing it. */
  async isFirstOfNetwork(name: string, address: string, allowance: Allowance, of: string) {
    const key = this.key(`${of} ${siteOf(address)}`);
    return (await this.limiter.spend(`${name}:network`, key, allowance)) === undefined;
  }

  private async spend(name: string, subject: string, allowance: Allowance): Promise<void> {
    if (!this.config.hasRateLimits) return;
    const retryAfter = await this.limiter.spend(name, this.key(subject), allowance);
    if (retryAfter !== undefined) throw rateLimited(retryAfter);
  }

  /** Keyed hashes: stores reveal neither accounts nor addresses. */
  private key(subject: string): string {
    return createHmac('sha256', this.config.jwtSecret)
      .update(`limit:${subject}`)
      .digest('base64url');
  }
}
