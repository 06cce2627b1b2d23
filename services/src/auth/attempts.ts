import { createHmac } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { Clock } from '../common/clock.js';
import { rateLimited } from '../common/common.errors.js';
import { after } from '../common/time.js';
import { Config } from '../config/config.js';

/** So many within a span that slides: any window of that length holds no more. */
export interface AttemptLimit {
  /** What is counted: limits of different names do not touch. */
  readonly name: string;
  readonly most: number;
  /** In milliseconds. */
  readonly within: number;
}

/**
 * Counts what guessing depends on in the database, exactly and for all processes; rate limits may
 * forget, these may not. Subjects are kept as keyed hashes.
 */
@Injectable()
export class Attempts {
  constructor(
    private readonly config: Config,
    private readonly clock: Clock,
  ) {}

  /** @throws AppError RATE_LIMITED with the seconds until one is free again */
  async spend(tx: EntityManager, limit: AttemptLimit, subject: string): Promise<void> {
    const now = this.clock.now();
    const since = after(now, -limit.within);
    const key = this.key(limit, subject);
    const counted = await tx.query<unknown[]>(
      `INSERT INTO attempts (key, times, expires_at) VALUES ($1, ARRAY[$2::timestamptz], $3)
       ON CONFLICT (key) DO UPDATE
         SET times = ARRAY(SELECT t FROM unnest(attempts.times) t WHERE t > $4) || $2::timestamptz,
             expires_at = $3
         WHERE (SELECT count(*) FROM unnest(attempts.times) t WHERE t > $4) < $5
       RETURNING key`,
      [key, now, after(now, limit.within), since, limit.most],
    );
    if (counted.length === 1) return;
    const [row] = await tx.query<{ oldest: Date | null }[]>(
      'SELECT (SELECT min(t) FROM unnest(times) t WHERE t > $2) AS oldest FROM attempts WHERE key = $1',
      [key, since],
    );
    const free = after(row?.oldest ?? now, limit.within);
    throw rateLimited(Math.max(1, Math.ceil((free.getTime() - now.getTime()) / 1000)));
  }

  /** Forgets the subject's attempts. */
  async clear(tx: EntityManager, limit: AttemptLimit, subject: string): Promise<void> {
    await tx.query('DELETE FROM attempts WHERE key = $1', [this.key(limit, subject)]);
  }

  /** Forgets what counts no more. */
  async forgetOver(tx: EntityManager): Promise<void> {
    await tx.query('DELETE FROM attempts WHERE expires_at <= $1', [this.clock.now()]);
  }

  private key({ name }: AttemptLimit, subject: string): Buffer {
    return createHmac('sha256', this.config.jwtSecret)
      .update(`attempts:${name}:${subject}`)
      .digest();
  }
}
