import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { EmailOutbox } from '../../messaging/outbox/email-outbox.js';
import { AuditService } from '../../platform/audit/audit.service.js';
import type { AuthenticatedUser } from '../../platform/http/policy/current-user.js';
import { logAuthentication } from '../../platform/http/security-log.js';
import { PasswordCheck } from '../accounts/password-check.js';
import { UsersService } from '../accounts/users.service.js';
import type { NewSession, Register } from '../credentials/auth.schema.js';
import { LoginOrigins } from '../credentials/login-origins.js';
import { PasswordHasher } from '../credentials/password-hasher.js';
import { welcome } from '../email-verification/welcome.email.js';
import { LogoutService } from '../sessions/logout.service.js';
import { SessionTokens } from '../sessions/session-tokens.js';
import { TwoFactorService } from '../two-factor/two-factor.service.js';
import { emailTaken } from '../users/users.errors.js';
import { LoginAttempts } from './login-attempts.js';

/** Sign-ups of people who opened an emailed invitation, which proves their address. */
@Injectable()
export class InvitedAccounts {
  constructor(
    private readonly users: UsersService,
    private readonly tokens: SessionTokens,
    private readonly hasher: PasswordHasher,
    private readonly passwords: PasswordCheck,
    private readonly attempts: LoginAttempts,
    private readonly twoFactor: TwoFactorService,
    private readonly origins: LoginOrigins,
    private readonly logouts: LogoutService,
    private readonly audit: AuditService,
    private readonly mail: EmailOutbox,
  ) {}

  /** Before the transaction: it takes long on purpose. */
  hash(password: string): Promise<string> {
    return this.hasher.hash(password);
  }

  async hasAccount(tx: EntityManager, email: string): Promise<boolean> {
    return (await this.users.findCredentials(tx, email)) !== null;
  }

  /**
   * Creates the account without a verification email, and logs in. The caller marks it as verified.
   * Ends the session that the browser held.
   * @throws AppError EMAIL_TAKEN: an existing account must log in
   */
  async create(
    tx: EntityManager,
    { email, firstName, lastName, institution }: Omit<Register, 'password'>,
    passwordHash: string,
    current: AuthenticatedUser | null,
  ): Promise<NewSession> {
    const account = { email, firstName, lastName, organization: institution, passwordHash };
    const user = await this.users.create(tx, account);
    if (!user) throw emailTaken();
    await this.audit.record(tx, {
      actorId: user.id,
      action: 'user.registered',
      subject: { type: 'user', id: user.id },
    });
    await this.mail.add(tx, {
      template: welcome,
      to: user.email,
      data: { firstName: user.firstName },
      cause: `welcome:${user.id}`,
    });
    await this.origins.remember(tx, user.id);
    if (current) await this.logouts.endCurrent(tx, current);
    logAuthentication('sign-up', true, user.id);
    return { token: await this.tokens.open(tx, user.id), user };
  }

  /**
   * Another session for a repeat of the request that created the account, because a lost response must
   * not lock the owner out.
   * @throws AppError EMAIL_TAKEN for a changed password, and for accounts with two-factor authentication
   */
  async reopen(tx: EntityManager, userId: string, password: string): Promise<NewSession> {
    const user = await this.users.findEnabled(tx, userId);
    const account = user && (await this.users.findCredentials(tx, user.email));
    if (!account) throw emailTaken();
    const matches = () => this.passwords.isRight(account, password);
    const isRight = await this.attempts.ofSignUp(userId, matches);
    logAuthentication('sign-up', isRight, userId);
    if (!isRight || (await this.twoFactor.asked(tx, account.user))) throw emailTaken();
    return { token: await this.tokens.open(tx, userId), user: account.user };
  }
}
