import { param } from '../../platform/database/expressions.js';
import { statement } from '../../platform/database/statement.js';
import { db } from '../../platform/database/db.js';
import { Injectable } from '@nestjs/common';
import { DataSource, EntityManager, MoreThan } from 'typeorm';
import { Clock } from '../../platform/core/clock.js';
import { newId } from '../../platform/core/new-id.js';
import { after, HOUR } from '../../platform/core/time.js';
import { Config } from '../../platform/config/config.js';
import { BouncedAddresses } from '../../messaging/reports/bounced-addresses.js';
import { EmailOutbox } from '../../messaging/outbox/email-outbox.js';
import type { PresentedUser } from '../../platform/http/policy/user.schema.js';
import { logAuthentication } from '../../platform/http/security-log.js';
import { UsersService } from '../accounts/users.service.js';
import { invalidResetToken } from '../credentials/auth.errors.js';
import type { ResetCheck } from '../credentials/auth.schema.js';
import { texts } from '../credentials/auth.texts.js';
import { evenly, writeAlike } from '../credentials/equal-answers.js';
import { PasswordHasher } from '../credentials/password-hasher.js';
import { PasswordReset } from './password-reset.entity.js';
import { PasswordsService } from './passwords.service.js';
import { randomToken, tokenHash } from '../credentials/random-token.js';
import { passwordReset } from './password-reset.email.js';

const VALID_FOR = HOUR;

const useReset = statement((p: { hash: Buffer; now: Date }) =>
  db
    .deleteFrom('password_resets')
    .where('token_hash', '=', p.hash)
    .where('expires_at', '>', p.now)
    .returning('user_id as userId'),
);

const writeReset = statement((p: { userId: string; hash: Buffer; expiresAt: Date }) =>
  db
    .insertInto('password_resets')
    .columns(['user_id', 'token_hash', 'expires_at'])
    .expression(
      db
        .selectFrom('users')
        .select([
          'id',
          param(p.hash, 'bytea').as('hash'),
          param(p.expiresAt, 'timestamptz').as('expiresAt'),
        ])
        .where('id', '=', p.userId),
    )
    .onConflict((conflict) =>
      conflict.column('user_id').doUpdateSet((eb) => ({
        token_hash: eb.ref('excluded.token_hash'),
        expires_at: eb.ref('excluded.expires_at'),
      })),
    ),
);

/** 256 random bits, stored as SHA-256, one per account, for an hour and one use. */
@Injectable()
export class PasswordResetService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly users: UsersService,
    private readonly passwords: PasswordsService,
    private readonly hasher: PasswordHasher,
    private readonly mail: EmailOutbox,
    private readonly bounced: BouncedAddresses,
    private readonly config: Config,
    private readonly clock: Clock,
  ) {}

  /** The same text after the same time, with or without an account. */
  async forgot(email: string): Promise<{ message: string }> {
    await evenly(() => this.sendIfKnown(email));
    return { message: texts.resetSent };
  }

  /** @throws AppError INVALID_RESET_TOKEN */
  async check(token: string): Promise<ResetCheck> {
    const { manager } = this.dataSource;
    const reset = await manager.findOneBy(PasswordReset, {
      tokenHash: tokenHash(token),
      expiresAt: MoreThan(this.clock.now()),
    });
    const user = reset && (await this.users.find(manager, reset.userId));
    if (!user) throw invalidResetToken();
    return { expiresAt: reset.expiresAt.toISOString(), email: user.email };
  }

  /** Ends all sessions of the account. @throws AppError INVALID_RESET_TOKEN */
  async reset(token: string, password: string): Promise<{ message: string }> {
    await this.dataSource.transaction(async (tx) => {
      const used = await useReset.first(tx, { hash: tokenHash(token), now: this.clock.now() });
      const user = used && (await this.users.find(tx, used.userId));
      if (!user) throw invalidResetToken();
      logAuthentication('reset-link', true, user.id);
      await this.bounced.clear(tx, user.email);
      await this.passwords.replace(tx, user, await this.hasher.hash(password));
    });
    return { message: texts.passwordReset };
  }

  /** For an address without an account the same rows are written and rolled back. */
  private async sendIfKnown(email: string): Promise<void> {
    const account = await this.users.findCredentials(this.dataSource.manager, email);
    const isKnown = account !== null && !account.isDisabled;
    const user = account?.user ?? { id: newId(), email, firstName: '' };
    await writeAlike(this.dataSource, isKnown, (tx) => this.send(tx, user));
  }

  private async send(
    tx: EntityManager,
    { id, email, firstName }: Pick<PresentedUser, 'id' | 'email' | 'firstName'>,
  ): Promise<void> {
    const token = randomToken();
    const expiresAt = after(this.clock.now(), VALID_FOR);
    await writeReset.run(tx, { userId: id, hash: tokenHash(token), expiresAt });
    await this.mail.add(tx, {
      template: passwordReset,
      to: email,
      data: { firstName, link: `${this.config.publicUrl}/reset-password/${token}`, expiresAt },
      cause: `password-reset:${id}:${newId()}`,
    });
  }
}
