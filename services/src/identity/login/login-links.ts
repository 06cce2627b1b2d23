import { emailKey } from '../../platform/core/email-address.js';
import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { BouncedAddresses } from '../../messaging/reports/bounced-addresses.js';
import { EmailOutbox } from '../../messaging/outbox/email-outbox.js';
import { Config } from '../../platform/config/config.js';
import { Clock } from '../../platform/core/clock.js';
import { newId } from '../../platform/core/new-id.js';
import { after, MINUTE } from '../../platform/core/time.js';
import { db } from '../../platform/database/db.js';
import { param } from '../../platform/database/expressions.js';
import { statement } from '../../platform/database/statement.js';
import { AppError } from '../../platform/http/app-error.js';
import { ErrorCode } from '../../platform/http/error-code.js';
import type { PresentedUser } from '../../platform/http/policy/user.schema.js';
import { UsersService } from '../accounts/users.service.js';
import { Attempts, type AttemptLimit } from '../credentials/attempts.js';
import { invalidLoginLink } from '../credentials/auth.errors.js';
import type { AskLoginLink } from '../credentials/auth.schema.js';
import { texts } from '../credentials/auth.texts.js';
import { evenly, writeAlike } from '../credentials/equal-answers.js';
import { randomToken, tokenHash } from '../credentials/random-token.js';
import { loginLink } from './login-link.email.js';

const VALID_FOR = 20 * MINUTE;

/**
 * One link for as long as it is valid: when a stranger's request used the limit up, the link that it
 * sent waits in the owner's inbox.
 */
const linksSent: AttemptLimit = { name: 'login-links', most: 1, within: VALID_FOR };

/** Writes nothing for an id without an account. */
const addLink = statement((p: { userId: string; hash: Buffer; expiresAt: Date }) =>
  db
    .insertInto('login_links')
    .columns(['token_hash', 'user_id', 'expires_at'])
    .expression(
      db
        .selectFrom('users')
        .select([
          param(p.hash, 'bytea').as('hash'),
          'id',
          param(p.expiresAt, 'timestamptz').as('expiresAt'),
        ])
        .where('id', '=', p.userId),
    ),
);

const useLink = statement((p: { hash: Buffer; now: Date }) =>
  db
    .deleteFrom('login_links')
    .where('token_hash', '=', p.hash)
    .where('expires_at', '>', p.now)
    .returning('user_id as userId'),
);

const forgetExpired = statement((p: { now: Date }) =>
  db.deleteFrom('login_links').where('expires_at', '<=', p.now),
);

type Recipient = Pick<PresentedUser, 'id' | 'email' | 'firstName'>;

/**
 * Login links: the way out for an owner whose password attempts strangers have used up. 256 random
 * bits of which the SHA-256 is kept, for 20 minutes and one use. They take the password's place only:
 * two-factor authentication still applies.
 */
@Injectable()
export class LoginLinks {
  constructor(
    private readonly dataSource: DataSource,
    private readonly users: UsersService,
    private readonly attempts: Attempts,
    private readonly mail: EmailOutbox,
    private readonly bounced: BouncedAddresses,
    private readonly config: Config,
    private readonly clock: Clock,
  ) {}

  /**
   * Emails a link unless one was sent within the last 20 minutes. Responds with the same text after
   * the same time whether or not the address has an account.
   */
  async ask({ email, from }: AskLoginLink): Promise<{ message: string }> {
    await evenly(async () => {
      const account = await this.users.findCredentials(this.dataSource.manager, email);
      const isKnown = account !== null && !account.isDisabled;
      const user = account?.user ?? { id: newId(), email, firstName: '' };
      const isFirst = await this.spend(account?.user.id ?? emailKey(email));
      if (isFirst) await writeAlike(this.dataSource, isKnown, (tx) => this.send(tx, user, from));
    });
    return { message: texts.loginLinkSent };
  }

  /** Uses a link up. @throws AppError INVALID_LINK, for disabled accounts as well */
  async use(token: string): Promise<PresentedUser> {
    return this.dataSource.transaction(async (tx) => {
      const used = await useLink.first(tx, { hash: tokenHash(token), now: this.clock.now() });
      const user = used && (await this.users.findEnabled(tx, used.userId));
      if (!user) throw invalidLoginLink();
      await this.attempts.clear(tx, linksSent, user.id);
      await this.bounced.clear(tx, user.email);
      return user;
    });
  }

  async forgetOver(tx: EntityManager): Promise<void> {
    await forgetExpired.run(tx, { now: this.clock.now() });
  }

  /** @returns false when a link was sent already */
  private async spend(account: string): Promise<boolean> {
    try {
      await this.attempts.spend(this.dataSource.manager, linksSent, account);
      return true;
    } catch (error) {
      if (error instanceof AppError && error.code === ErrorCode.RATE_LIMITED) return false;
      throw error;
    }
  }

  private async send(tx: EntityManager, { id, email, firstName }: Recipient, from?: string) {
    const token = randomToken();
    const expiresAt = after(this.clock.now(), VALID_FOR);
    await addLink.run(tx, { userId: id, hash: tokenHash(token), expiresAt });
    const query = from === undefined ? '' : `?from=${encodeURIComponent(from)}`;
    await this.mail.add(tx, {
      template: loginLink,
      to: email,
      data: {
        firstName,
        link: `${this.config.publicUrl}/login-link/${token}${query}`,
        expiresAt,
      },
      cause: `${loginLink.kind}:${id}:${newId()}`,
    });
  }
}
