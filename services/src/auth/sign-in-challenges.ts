import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { Clock } from '../common/clock.js';
import { after, MINUTE } from '../common/time.js';
import { signInExpired } from './auth.errors.js';
import { randomToken, tokenHash } from './random-token.js';

const VALID_FOR = 10 * MINUTE;
const TRIES = 5;

/** Stands for a right password until the second step is done: ten minutes, five tries, one use. */
@Injectable()
export class SignInChallenges {
  constructor(private readonly clock: Clock) {}

  async issue(tx: EntityManager, userId: string): Promise<string> {
    const challenge = randomToken();
    await tx.query(
      `INSERT INTO sign_in_challenges (token_hash, user_id, tries_left, expires_at)
       VALUES ($1, $2, $3, $4)`,
      [tokenHash(challenge), userId, TRIES, after(this.clock.now(), VALID_FOR)],
    );
    return challenge;
  }

  /** @returns the user's id  @throws AppError SIGN_IN_EXPIRED */
  async holder(tx: EntityManager, challenge: string): Promise<string> {
    const [row] = await tx.query<{ user_id: string }[]>(
      `SELECT user_id FROM sign_in_challenges
       WHERE token_hash = $1 AND expires_at > $2 AND tries_left > 0`,
      [tokenHash(challenge), this.clock.now()],
    );
    if (!row) throw signInExpired();
    return row.user_id;
  }

  /**
   * Takes a try. Outside the caller's transaction, so that a wrong code costs it.
   * @returns the user's id  @throws AppError SIGN_IN_EXPIRED
   */
  async spendTry(tx: EntityManager, challenge: string): Promise<string> {
    const [rows] = await tx.query<[{ user_id: string }[], number]>(
      `UPDATE sign_in_challenges SET tries_left = tries_left - 1
       WHERE token_hash = $1 AND expires_at > $2 AND tries_left > 0 RETURNING user_id`,
      [tokenHash(challenge), this.clock.now()],
    );
    const [row] = rows;
    if (!row) throw signInExpired();
    return row.user_id;
  }

  /** @throws AppError SIGN_IN_EXPIRED when it was used meanwhile */
  async use(tx: EntityManager, challenge: string): Promise<void> {
    const [, used] = await tx.query<[unknown[], number]>(
      'DELETE FROM sign_in_challenges WHERE token_hash = $1',
      [tokenHash(challenge)],
    );
    if (used !== 1) throw signInExpired();
  }

  async forgetOver(tx: EntityManager): Promise<void> {
    await tx.query('DELETE FROM sign_in_challenges WHERE expires_at <= $1', [this.clock.now()]);
  }
}
