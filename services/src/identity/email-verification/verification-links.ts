import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { Clock } from '../../platform/core/clock.js';
import { after, DAY } from '../../platform/core/time.js';
import { db } from '../../platform/database/db.js';
import { statement } from '../../platform/database/statement.js';
import { forgetOf } from '../credentials/forget-requests.js';
import { randomToken, tokenHash } from '../credentials/random-token.js';

/** Longer than the code's half hour: 256 bits cannot be guessed. */
const VALID_FOR = DAY;

const addLink = statement((p: { hash: Buffer; userId: string; expiresAt: Date }) =>
  db
    .insertInto('verification_links')
    .values({ token_hash: p.hash, user_id: p.userId, expires_at: p.expiresAt }),
);

const useLink = statement((p: { hash: Buffer; now: Date }) =>
  db
    .deleteFrom('verification_links')
    .where('token_hash', '=', p.hash)
    .where('expires_at', '>', p.now)
    .returning('user_id as userId'),
);

const forgetExpired = statement((p: { now: Date }) =>
  db.deleteFrom('verification_links').where('expires_at', '<=', p.now),
);

/**
 * Tokens that verify an address without the code. Each email has one, and a newer email leaves the
 * older ones valid: all were sent to the account's address. One use ends all of them.
 */
@Injectable()
export class VerificationLinks {
  constructor(private readonly clock: Clock) {}

  async issue(tx: EntityManager, userId: string): Promise<{ token: string; expiresAt: Date }> {
    const token = randomToken();
    const expiresAt = after(this.clock.now(), VALID_FOR);
    await addLink.run(tx, { userId, hash: tokenHash(token), expiresAt });
    return { token, expiresAt };
  }

  /** @returns the account's id, null when the link is unknown, used or expired */
  async use(tx: EntityManager, token: string): Promise<string | null> {
    const used = await useLink.first(tx, { hash: tokenHash(token), now: this.clock.now() });
    return used?.userId ?? null;
  }

  async forget(tx: EntityManager, userId: string): Promise<void> {
    await forgetOf.verification_links.run(tx, { userId });
  }

  async forgetOver(tx: EntityManager): Promise<void> {
    await forgetExpired.run(tx, { now: this.clock.now() });
  }
}
