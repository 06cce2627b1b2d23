import { createHmac, randomInt } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { EntityManager, MoreThan } from 'typeorm';
import { Clock } from '../../platform/core/clock.js';
import { after, MINUTE } from '../../platform/core/time.js';
import { Config } from '../../platform/config/config.js';
import { VerificationCode } from './verification-code.entity.js';

const CODE_VALID_FOR = 30 * MINUTE;

/**
 * Codes of 4 digits: one per account, kept as a keyed hash, for 30 minutes and one use. Tries are
 * counted by `VerificationService`, by day and not by code.
 */
@Injectable()
export class VerificationCodes {
  constructor(
    private readonly config: Config,
    private readonly clock: Clock,
  ) {}

  /** Invalidates the previous code. */
  async issue(tx: EntityManager, userId: string): Promise<{ code: string; expiresAt: Date }> {
    const code = randomInt(10_000).toString().padStart(4, '0');
    const expiresAt = after(this.clock.now(), CODE_VALID_FOR);
    await tx.upsert(VerificationCode, { userId, codeHash: this.hash(userId, code), expiresAt }, [
      'userId',
    ]);
    return { code, expiresAt };
  }

  /** Uses the code up. @returns false when it is another one, expired, or was used meanwhile */
  async use(tx: EntityManager, userId: string, code: string): Promise<boolean> {
    const { affected } = await tx.delete(VerificationCode, {
      userId,
      codeHash: this.hash(userId, code),
      expiresAt: MoreThan(this.clock.now()),
    });
    return affected === 1;
  }

  /** Until when the account's code is valid; null without one. */
  async expiry(tx: EntityManager, userId: string): Promise<Date | null> {
    const expiresAt = MoreThan(this.clock.now());
    const code = await tx.findOneBy(VerificationCode, { userId, expiresAt });
    return code?.expiresAt ?? null;
  }

  private hash(userId: string, code: string): Buffer {
    return createHmac('sha256', this.config.jwtSecret)
      .update(`verification:${userId}:${code}`)
      .digest();
  }
}
