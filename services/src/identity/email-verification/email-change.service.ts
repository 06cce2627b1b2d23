import { statement } from '../../platform/database/statement.js';
import { emailKey } from '../../platform/core/email-address.js';
import { db } from '../../platform/database/db.js';
import { forgetOf } from '../credentials/forget-requests.js';
import { Injectable } from '@nestjs/common';
import { DataSource, MoreThan } from 'typeorm';
import { Clock } from '../../platform/core/clock.js';
import { newId } from '../../platform/core/new-id.js';
import { after, HOUR } from '../../platform/core/time.js';
import { Config } from '../../platform/config/config.js';
import { EmailOutbox } from '../../messaging/outbox/email-outbox.js';
import { emailTaken } from '../users/users.errors.js';
import { UsersService } from '../accounts/users.service.js';
import { Attempts, type AttemptLimit } from '../credentials/attempts.js';
import { invalidConfirmation, passwordNeeded } from '../credentials/auth.errors.js';
import type { EmailUpdated, LinkCheck, UpdateEmail } from '../credentials/auth.schema.js';
import { texts } from '../credentials/auth.texts.js';
import type { AuthenticatedUser } from '../../platform/http/policy/current-user.js';
import { EmailChange } from './email-change.entity.js';
import { PasswordsService } from '../passwords/passwords.service.js';
import { randomToken, tokenHash } from '../credentials/random-token.js';
import { emailChange, emailChangeRequested, emailChanged } from './email-change.emails.js';

const VALID_FOR = HOUR;
/** By new address, which can be another person's. */
const linksSent: AttemptLimit = { name: 'address-changes', most: 3, within: HOUR };

const useConfirmation = statement((p: { hash: Buffer; now: Date }) =>
  db
    .deleteFrom('email_changes')
    .where('token_hash', '=', p.hash)
    .where('expires_at', '>', p.now)
    .returning(['user_id as userId', 'new_email as newEmail']),
);

/** The link is valid for an hour and one use; only the newest counts. */
@Injectable()
export class EmailChangeService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly users: UsersService,
    private readonly passwords: PasswordsService,
    private readonly attempts: Attempts,
    private readonly mail: EmailOutbox,
    private readonly config: Config,
    private readonly clock: Clock,
  ) {}

  /** @throws AppError VALIDATION_FAILED, WRONG_PASSWORD, EMAIL_TAKEN, RATE_LIMITED */
  async ask(caller: AuthenticatedUser, { email, password }: UpdateEmail): Promise<EmailUpdated> {
    if (password === undefined) throw passwordNeeded();
    await this.passwords.require(caller, password);
    const holder = await this.users.findCredentials(this.dataSource.manager, email);
    if (holder && holder.user.id !== caller.id) throw emailTaken();
    const token = randomToken();
    const expiresAt = after(this.clock.now(), VALID_FOR);
    await this.dataSource.transaction(async (tx) => {
      await this.attempts.spend(tx, linksSent, emailKey(email));
      const row = { userId: caller.id, newEmail: email, tokenHash: tokenHash(token), expiresAt };
      await tx.upsert(EmailChange, row, ['userId']);
      const { firstName } = caller;
      const link = `${this.config.publicUrl}/confirm-email/${token}`;
      const cause = `${caller.id}:${newId()}`;
      await this.mail.add(tx, {
        template: emailChange,
        to: email,
        data: { firstName, link, expiresAt },
        cause: `email-change:${cause}`,
      });
      await this.mail.add(tx, {
        template: emailChangeRequested,
        to: caller.email,
        data: { firstName, newEmail: email },
        cause: `email-change-requested:${cause}`,
      });
    });
    return { newEmail: email, message: texts.confirmationSent, isPending: true };
  }

  /** Whether the link can be used. @throws AppError INVALID_CONFIRMATION */
  async check(token: string): Promise<LinkCheck> {
    const change = await this.dataSource.manager.findOneBy(EmailChange, {
      tokenHash: tokenHash(token),
      expiresAt: MoreThan(this.clock.now()),
    });
    if (!change) throw invalidConfirmation();
    return { expiresAt: change.expiresAt.toISOString() };
  }

  /** @throws AppError INVALID_CONFIRMATION; EMAIL_TAKEN when the address was taken meanwhile */
  async confirm(token: string): Promise<EmailUpdated> {
    const newEmail = await this.dataSource.transaction(async (tx) => {
      const asked = { hash: tokenHash(token), now: this.clock.now() };
      const change = await useConfirmation.first(tx, asked);
      const user = change && (await this.users.findEnabled(tx, change.userId));
      if (!user) throw invalidConfirmation();
      await this.users.moveTo(tx, user.id, change.newEmail);
      await forgetOf.password_resets.run(tx, { userId: user.id });
      await this.mail.add(tx, {
        template: emailChanged,
        to: user.email,
        data: { firstName: user.firstName, newEmail: change.newEmail },
        cause: `email-changed:${user.id}:${newId()}`,
      });
      return change.newEmail;
    });
    return { newEmail, message: texts.emailConfirmed };
  }
}
