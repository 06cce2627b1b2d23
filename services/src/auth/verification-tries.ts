import { createHmac } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { Clock } from '../common/clock.js';
import { rateLimited } from '../common/common.errors.js';
import { DAY } from '../common/time.js';
import { Config } from '../config/config.js';

/** With 10,000 codes, ten tries a day hold a guesser to 0.1 % per account and day. */
const TRIES_PER_DAY = 5;

/**
 * Counts the tries per address and day: one count for the holder of the account's session and one
 * for everybody else, so that a stranger cannot use up the owner's. Addresses without an account are
 * counted alike, so the answer tells nothing.
 */
@Injectable()
export class VerificationTries {
  constructor(
    private readonly dataSource: DataSource,
    private readonly config: Config,
    private readonly clock: Clock,
  ) {}

  /** @throws AppError RATE_LIMITED until the next day (UTC) */
  async spend(email: string, isHolder: boolean): Promise<void> {
    const now = this.clock.now().getTime();
    const day = new Date(now).toISOString().slice(0, 10);
    const [row] = await this.dataSource.query<{ tries: number }[]>(
      `INSERT INTO verification_tries (subject, day, is_holder, tries) VALUES ($1, $2, $3, 1)
       ON CONFLICT (subject, day, is_holder) DO UPDATE SET tries = verification_tries.tries + 1
       RETURNING tries`,
      [this.subject(email), day, isHolder],
    );
    if (row && row.tries > TRIES_PER_DAY) throw rateLimited(Math.ceil((DAY - (now % DAY)) / 1000));
  }

  private subject(email: string): Buffer {
    return createHmac('sha256', this.config.jwtSecret)
      .update('verification-tries:')
      .update(email.toLowerCase())
      .digest();
  }
}
