import { forgetOf } from '../credentials/forget-requests.js';
import { Injectable } from '@nestjs/common';
import { DataSource, EntityManager } from 'typeorm';
import { newId } from '../../platform/core/new-id.js';
import { EmailOutbox } from '../../messaging/outbox/email-outbox.js';
import type { PresentedUser } from '../../platform/http/policy/user.schema.js';
import { PasswordCheck } from '../accounts/password-check.js';
import { logAuthentication } from '../../platform/http/security-log.js';
import { UsersService } from '../accounts/users.service.js';
import { wrongPassword } from '../credentials/auth.errors.js';
import type { ChangePassword } from '../credentials/auth.schema.js';
import { texts } from '../credentials/auth.texts.js';
import type { AuthenticatedUser } from '../../platform/http/policy/current-user.js';
import { LoginOrigins } from '../credentials/login-origins.js';
import { PasswordHasher } from '../credentials/password-hasher.js';
import { SessionTokens } from '../sessions/session-tokens.js';
import { passwordChanged } from './password-changed.email.js';

@Injectable()
export class PasswordsService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly users: UsersService,
    private readonly hasher: PasswordHasher,
    private readonly passwords: PasswordCheck,
    private readonly origins: LoginOrigins,
    private readonly tokens: SessionTokens,
    private readonly mail: EmailOutbox,
  ) {}

  /** Keeps the caller's session. @throws AppError WRONG_PASSWORD */
  async change(caller: AuthenticatedUser, body: ChangePassword): Promise<{ message: string }> {
    await this.require(caller, body.currentPassword, 'currentPassword');
    const passwordHash = await this.hasher.hash(body.password);
    await this.dataSource.transaction((tx) =>
      this.replace(tx, caller, passwordHash, caller.sessionId),
    );
    return { message: texts.passwordChanged };
  }

  /**
   * Replaces the hash and emails the owner. Ends everything that relied on the old password: other
   * sessions, known devices and networks, login challenges and links, password resets and pending
   * email changes. The browser that chose the new password is the only known one from then on.
   */
  async replace(
    tx: EntityManager,
    user: PresentedUser,
    passwordHash: string,
    keptSessionId?: string,
  ): Promise<void> {
    await this.users.changePassword(tx, user.id, passwordHash, keptSessionId);
    await forgetOf.login_challenges.run(tx, { userId: user.id });
    await forgetOf.password_resets.run(tx, { userId: user.id });
    await forgetOf.login_links.run(tx, { userId: user.id });
    await this.origins.rememberOnlyThis(tx, user.id);
    await forgetOf.email_changes.run(tx, { userId: user.id });
    await this.mail.add(tx, {
      template: passwordChanged,
      to: user.email,
      data: { firstName: user.firstName },
      cause: `password-changed:${user.id}:${newId()}`,
    });
  }

  /**
   * Asks the caller for the password again, and renews the token of their session.
   * @param field name of the field in the error
   * @throws AppError WRONG_PASSWORD
   */
  async require(caller: AuthenticatedUser, password: string, field = 'password'): Promise<void> {
    const { manager } = this.dataSource;
    const account = await this.users.findCredentials(manager, caller.email);
    const isRight = await this.passwords.isRight(account, password);
    logAuthentication('password-again', isRight, caller.id);
    if (!isRight) throw wrongPassword(field);
    await this.tokens.renew(manager, caller);
  }
}
