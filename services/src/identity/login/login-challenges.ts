import { statement } from '../../platform/database/statement.js';
import { db } from '../../platform/database/db.js';
import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { Clock } from '../../platform/core/clock.js';
import { after, MINUTE } from '../../platform/core/time.js';
import { loginExpired } from '../credentials/auth.errors.js';
import { randomToken, tokenHash } from '../credentials/random-token.js';

const VALID_FOR = 10 * MINUTE;
const TRIES = 5;

interface Asked {
  hash: Buffer;
  now: Date;
}

const addChallenge = statement((p: { hash: Buffer; userId: string; expiresAt: Date }) =>
  db.insertInto('login_challenges').values({
    token_hash: p.hash,
    user_id: p.userId,
    tries_left: TRIES,
    expires_at: p.expiresAt,
  }),
);

const findChallenge = statement((p: Asked) =>
  db
    .selectFrom('login_challenges')
    .select('user_id as userId')
    .where('token_hash', '=', p.hash)
    .where('expires_at', '>', p.now)
    .where('tries_left', '>', 0),
);

const spendChallengeTry = statement((p: Asked) =>
  db
    .updateTable('login_challenges')
    .set((eb) => ({ tries_left: eb('tries_left', '-', 1) }))
    .where('token_hash', '=', p.hash)
    .where('expires_at', '>', p.now)
    .where('tries_left', '>', 0)
    .returning('user_id as userId'),
);

const useChallenge = statement((p: Pick<Asked, 'hash'>) =>
  db.deleteFrom('login_challenges').where('token_hash', '=', p.hash),
);

const forgetExpired = statement((p: Pick<Asked, 'now'>) =>
  db.deleteFrom('login_challenges').where('expires_at', '<=', p.now),
);

/** Replaces the password for ten minutes, five attempts and one use. */
@Injectable()
export class LoginChallenges {
  constructor(private readonly clock: Clock) {}

  async issue(tx: EntityManager, userId: string): Promise<string> {
    const challenge = randomToken();
    await addChallenge.run(tx, {
      userId,
      hash: tokenHash(challenge),
      expiresAt: after(this.clock.now(), VALID_FOR),
    });
    return challenge;
  }

  /** @returns the user's id @throws AppError LOGIN_EXPIRED */
  async holder(tx: EntityManager, challenge: string): Promise<string> {
    const hash = tokenHash(challenge);
    const row = await findChallenge.first(tx, { hash, now: this.clock.now() });
    if (!row) throw loginExpired();
    return row.userId;
  }

  /** A separate transaction, so that a failure costs an attempt. @throws AppError LOGIN_EXPIRED */
  async spendTry(tx: EntityManager, challenge: string): Promise<string> {
    const hash = tokenHash(challenge);
    const row = await spendChallengeTry.first(tx, { hash, now: this.clock.now() });
    if (!row) throw loginExpired();
    return row.userId;
  }

  /** @throws AppError LOGIN_EXPIRED when it was used meanwhile */
  async use(tx: EntityManager, challenge: string): Promise<void> {
    const used = await useChallenge.run(tx, { hash: tokenHash(challenge) });
    if (used !== 1) throw loginExpired();
  }

  async forgetOver(tx: EntityManager): Promise<void> {
    await forgetExpired.run(tx, { now: this.clock.now() });
  }
}
