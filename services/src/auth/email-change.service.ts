import { Injectable } from '@nestjs/common';
import { DataSource, EntityManager } from 'typeorm';
import { Clock } from '../common/clock.js';
import { newId } from '../common/new-id.js';
import { after, HOUR } from '../common/time.js';
import { Config } from '../config/config.js';
import { MailOutbox } from '../mail/mail-outbox.js';
import { emailTaken } from '../users/users.errors.js';
import { UsersService } from '../users/users.service.js';
import { Attempts, type AttemptLimit } from './attempts.js';
import { invalidConfirmation, passwordNeeded } from './auth.errors.js';
import type { EmailUpdated, UpdateEmail } from './auth.schema.js';
import { texts } from './auth.texts.js';
import type { SignedInUser } from './current-user.js';
import { EmailChange } from './email-change.entity.js';
import { PasswordsService } from './passwords.service.js';
import { randomToken, tokenHash } from './random-token.js';

const VALID_FOR = HOUR;
/** To one address, whoever asks: it may be a stranger's. */
const linksSent: AttemptLimit = { name: 'address-changes', most: 3, within: HOUR };

/**
 * Moves a verified account to another address: nothing changes until the link that goes there is
 * opened, once, within an hour. The newest link alone is good.
 */
@Injectable()
export class EmailChangeService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly users: UsersService,
    private readonly passwords: PasswordsService,
    private readonly attempts: Attempts,
    private readonly mail: MailOutbox,
    private readonly config: Config,
    private readonly clock: Clock,
  ) {}

  /**
   * @throws AppError VALIDATION_FAILED without the password; WRONG_PASSWORD, EMAIL_TAKEN; RATE_LIMITED
   * after three links to the new address within an hour
   */
  async ask(caller: SignedInUser, { email, password }: UpdateEmail): Promise<EmailUpdated> {
    if (password === undefined) throw passwordNeeded();
    await this.passwords.require(caller, password);
    const holder = await this.users.findCredentials(this.dataSource.manager, email);
    if (holder && holder.user.id !== caller.id) throw emailTaken();
    const token = randomToken();
    const expiresAt = after(this.clock.now(), VALID_FOR);
    await this.dataSource.transaction(async (tx) => {
      await this.attempts.spend(tx, linksSent, email.toLowerCase());
      const row = { userId: caller.id, newEmail: email, tokenHash: tokenHash(token), expiresAt };
      await tx.upsert(EmailChange, row, ['userId']);
      const { firstName } = caller;
      const link = `${this.config.publicUrl}/confirm-email/${token}`;
      const cause = `${caller.id}:${newId()}`;
      await this.mail.add(tx, {
        kind: 'address-change',
        to: email,
        data: { firstName, link, expiresAt },
        cause: `address-change:${cause}`,
      });
      await this.mail.add(tx, {
        kind: 'address-change-requested',
        to: caller.email,
        data: { firstName, newEmail: email },
        cause: `address-change-requested:${cause}`,
      });
    });
    return { newEmail: email, message: texts.confirmationSent, isPending: true };
  }

  /** @throws AppError INVALID_CONFIRMATION; EMAIL_TAKEN when somebody else was faster */
  async confirm(token: string): Promise<EmailUpdated> {
    const newEmail = await this.dataSource.transaction(async (tx) => {
      const change = await this.use(tx, token);
      const user = change && (await this.users.findEnabled(tx, change.userId));
      if (!user) throw invalidConfirmation();
      await this.users.moveTo(tx, user.id, change.newEmail);
      await tx.query('DELETE FROM password_resets WHERE user_id = $1', [user.id]);
      await this.mail.add(tx, {
        kind: 'address-changed',
        to: user.email,
        data: { firstName: user.firstName, newEmail: change.newEmail },
        cause: `address-changed:${user.id}:${newId()}`,
      });
      return change.newEmail;
    });
    return { newEmail, message: texts.emailConfirmed };
  }

  private async use(tx: EntityManager, token: string) {
    const [rows] = await tx.query<[{ userId: string; newEmail: string }[], number]>(
      `DELETE FROM email_changes WHERE token_hash = $1 AND expires_at > $2
       RETURNING user_id AS "userId", new_email AS "newEmail"`,
      [tokenHash(token), this.clock.now()],
    );
    return rows[0];
  }
}
