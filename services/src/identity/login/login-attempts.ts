import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { Config } from '../../platform/config/config.js';
import { DAY, MINUTE, SECOND } from '../../platform/core/time.js';
import { currentAddress } from '../../platform/http/request-context.js';
import { RateLimits } from '../../platform/rate-limit/rate-limits.js';
import { Attempts, type AttemptLimit } from '../credentials/attempts.js';
import { unknownBrowserLimit } from '../credentials/auth.limits.js';
import { LoginOrigins } from '../credentials/login-origins.js';

const pauses = { free: 5, first: 5 * SECOND, longest: 15 * MINUTE };

/** By browser that the account knows. Strangers cannot touch this count. */
const ofDevice: AttemptLimit = { name: 'password-device', most: 30, within: DAY, pauses };

/** By network, for browsers that the account does not know. */
const ofNetwork: AttemptLimit = { name: 'password-network', most: 15, within: DAY, pauses };

/**
 * By account, for all browsers that it does not know: 100 a day together. Known networks and repeated
 * sign-ups have their own counts, which strangers elsewhere cannot exhaust.
 */
const ofStrangers: AttemptLimit = { name: 'password-strangers', most: 60, within: DAY };
const ofKnownNetworks: AttemptLimit = { name: 'password-known-networks', most: 20, within: DAY };
const ofSignUps: AttemptLimit = { name: 'password-sign-ups', most: 20, within: DAY };

interface Count {
  limit: AttemptLimit;
  subject: string;
}

/**
 * Bounds how many passwords are compared with an account's, without keeping its owner out: each
 * attempt counts before the comparison, and no longer counts once the password was right.
 * See docs/decisions/2026-11-22-strangers-do-not-lock-out.md.
 */
@Injectable()
export class LoginAttempts {
  constructor(
    private readonly dataSource: DataSource,
    private readonly config: Config,
    private readonly attempts: Attempts,
    private readonly origins: LoginOrigins,
    private readonly limits: RateLimits,
  ) {}

  /**
   * Compares a password of a login.
   * @param account an id, or an address without an account: both cost the same statements
   * @throws AppError RATE_LIMITED with the seconds of the pause
   */
  async ofLogin(account: string, isRight: () => Promise<boolean>): Promise<boolean> {
    if (!this.config.hasRateLimits) return isRight();
    const origin = await this.origins.current(this.dataSource.manager, account);
    const { subject, isKnownDevice, isKnownNetwork } = origin;
    const address = currentAddress();
    if (!isKnownDevice && address) await this.limits.spendByAddress(unknownBrowserLimit, address);
    return this.counted(
      isKnownDevice
        ? [{ limit: ofDevice, subject }]
        : [
            { limit: ofNetwork, subject },
            { limit: isKnownNetwork ? ofKnownNetworks : ofStrangers, subject: account },
          ],
      isRight,
    );
  }

  /** Compares the password of a repeated sign-up. @throws AppError RATE_LIMITED */
  async ofSignUp(userId: string, isRight: () => Promise<boolean>): Promise<boolean> {
    if (!this.config.hasRateLimits) return isRight();
    return this.counted([{ limit: ofSignUps, subject: userId }], isRight);
  }

  private async counted(counts: Count[], isRight: () => Promise<boolean>): Promise<boolean> {
    // In one transaction: an attempt that one count refuses is not held against another.
    const times = await this.dataSource.transaction(async (tx) => {
      const spent: Date[] = [];
      for (const { limit, subject } of counts) {
        spent.push(await this.attempts.spend(tx, limit, subject));
      }
      return spent;
    });
    if (!(await isRight())) return false;
    const { manager } = this.dataSource;
    for (const [n, { limit, subject }] of counts.entries()) {
      const at = times[n];
      if (limit === ofDevice) await this.attempts.clear(manager, limit, subject);
      else if (at) await this.attempts.giveBack(manager, limit, subject, at);
    }
    return true;
  }
}
