import { setTimeout } from 'node:timers/promises';
import { Injectable } from '@nestjs/common';
import { DataSource, EntityManager, MoreThan } from 'typeorm';
import { Clock } from '../common/clock.js';
import { newId } from '../common/new-id.js';
import { after, HOUR } from '../common/time.js';
import { Config } from '../config/config.js';
import { MailOutbox } from '../mail/mail-outbox.js';
import type { PresentedUser } from '../users/user.schema.js';
import { UsersService } from '../users/users.service.js';
import { invalidResetToken } from './auth.errors.js';
import { texts } from './auth.texts.js';
import { PasswordHasher } from './password-hasher.js';
import { PasswordReset } from './password-reset.entity.js';
import { PasswordsService } from './passwords.service.js';
import { randomToken, tokenHash } from './random-token.js';

const VALID_FOR = HOUR;
/** In milliseconds. Answers leave at a multiple of it, so the time tells nothing of the account. */
const ANSWER_EVERY = 150;

/** Reset tokens: 256 random bits of which the SHA-256 is kept, one per account, for an hour and one use. */
@Injectable()
export class PasswordResetService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly users: UsersService,
    private readonly passwords: PasswordsService,
    private readonly hasher: PasswordHasher,
    private readonly mail: MailOutbox,
    private readonly config: Config,
    private readonly clock: Clock,
  ) {}

  /** Answers the same words after the same time whether or not the address has an account. */
  async forgot(email: string): Promise<{ message: string }> {
    const began = performance.now();
    await this.sendIfKnown(email);
    await setTimeout(ANSWER_EVERY - ((performance.now() - began) % ANSWER_EVERY));
    return { message: texts.resetSent };
  }

  /** @returns until when the token is good  @throws AppError INVALID_RESET_TOKEN */
  async check(token: string): Promise<{ expiresAt: string }> {
    const reset = await this.dataSource.manager.findOneBy(PasswordReset, {
      tokenHash: tokenHash(token),
      expiresAt: MoreThan(this.clock.now()),
    });
    if (!reset) throw invalidResetToken();
    return { expiresAt: reset.expiresAt.toISOString() };
  }

  /**
   * Sets the password and ends every session of the account.
   * @throws AppError INVALID_RESET_TOKEN
   */
  async reset(token: string, password: string): Promise<{ message: string }> {
    await this.dataSource.transaction(async (tx) => {
      const [used] = await tx.query<[{ user_id: string }[], number]>(
        'DELETE FROM password_resets WHERE token_hash = $1 AND expires_at > $2 RETURNING user_id',
        [tokenHash(token), this.clock.now()],
      );
      const user = used[0] && (await this.users.find(tx, used[0].user_id));
      if (!user) throw invalidResetToken();
      await this.passwords.replace(tx, user, await this.hasher.hash(password));
    });
    return { message: texts.passwordReset };
  }

  /**
   * For an address without an account the same is written, and taken back: neither the time nor the
   * work of an answer tells whether there is one.
   */
  private async sendIfKnown(email: string): Promise<void> {
    const account = await this.users.findCredentials(this.dataSource.manager, email);
    const isKnown = account !== null && !account.isDisabled;
    const user = account?.user ?? { id: newId(), email, firstName: '' };
    try {
      await this.dataSource.transaction(async (tx) => {
        await this.send(tx, user);
        if (!isKnown) throw new TakenBack();
      });
    } catch (error) {
      if (!(error instanceof TakenBack)) throw error;
    }
  }

  private async send(
    tx: EntityManager,
    { id, email, firstName }: Pick<PresentedUser, 'id' | 'email' | 'firstName'>,
  ): Promise<void> {
    const token = randomToken();
    const expiresAt = after(this.clock.now(), VALID_FOR);
    await tx.query(
      `INSERT INTO password_resets (user_id, token_hash, expires_at)
       SELECT id, $2, $3 FROM users WHERE id = $1
       ON CONFLICT (user_id) DO UPDATE
         SET token_hash = excluded.token_hash, expires_at = excluded.expires_at`,
      [id, tokenHash(token), expiresAt],
    );
    await this.mail.add(tx, {
      kind: 'password-reset',
      to: email,
      data: { firstName, link: `${this.config.publicUrl}/reset-password/${token}`, expiresAt },
      cause: `password-reset:${id}:${newId()}`,
    });
  }
}

/** Ends a transaction of which nothing is to stay. */
class TakenBack extends Error {}
