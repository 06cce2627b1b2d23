import { createHmac, randomInt } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { DataSource, EntityManager, MoreThan } from 'typeorm';
import { Clock } from '../common/clock.js';
import { after, MINUTE } from '../common/time.js';
import { Config } from '../config/config.js';
import { VerificationCode } from './verification-code.entity.js';

const VALID_FOR = 30 * MINUTE;
const TRIES = 5;

/** Codes of 4 digits: one per account, kept as a keyed hash, for 30 minutes, 5 tries and one use. */
@Injectable()
export class VerificationCodes {
  constructor(
    private readonly dataSource: DataSource,
    private readonly config: Config,
    private readonly clock: Clock,
  ) {}

  /** Makes a new code; the one before is dead. */
  async issue(tx: EntityManager, userId: string): Promise<{ code: string; expiresAt: Date }> {
    const code = randomInt(10_000).toString().padStart(4, '0');
    const expiresAt = after(this.clock.now(), VALID_FOR);
    await tx.upsert(
      VerificationCode,
      { userId, codeHash: this.hash(userId, code), triesLeft: TRIES, expiresAt },
      ['userId'],
    );
    return { code, expiresAt };
  }

  /**
   * Takes one try, in a transaction of its own: a wrong code costs it even though the call fails.
   * @returns false when there is no live code or no try left
   */
  async spendTry(userId: string): Promise<boolean> {
    const { affected } = await this.dataSource.manager.decrement(
      VerificationCode,
      { userId, triesLeft: MoreThan(0), expiresAt: MoreThan(this.clock.now()) },
      'triesLeft',
      1,
    );
    return affected === 1;
  }

  /** Uses the code up. @returns false when it is another one, or was used meanwhile */
  async use(tx: EntityManager, userId: string, code: string): Promise<boolean> {
    const codeHash = this.hash(userId, code);
    const { affected } = await tx.delete(VerificationCode, { userId, codeHash });
    return affected === 1;
  }

  private hash(userId: string, code: string): Buffer {
    return createHmac('sha256', this.config.jwtSecret)
      .update(`verification:${userId}:${code}`)
      .digest();
  }
}
