import { Injectable } from '@nestjs/common';
import { emailKey } from '../../platform/core/email-address.js';
import { DataSource, EntityManager } from 'typeorm';
import { AuditService } from '../../platform/audit/audit.service.js';
import { Clock } from '../../platform/core/clock.js';
import { Idempotency } from '../../platform/idempotency/idempotency.js';
import type { IdempotentRequest } from '../../platform/idempotency/idempotent-request.js';
import { after, DAY, MINUTE } from '../../platform/core/time.js';
import type { AuthenticatedUser } from '../../platform/http/policy/current-user.js';
import type { PresentedUser } from '../../platform/http/policy/user.schema.js';
import { logAuthentication } from '../../platform/http/security-log.js';
import { emailTaken } from '../users/users.errors.js';
import { PasswordCheck } from '../accounts/password-check.js';
import { UsersService } from '../accounts/users.service.js';
import { wrongCredentials } from '../credentials/auth.errors.js';
import type { Login, LoginResult, Register, NewSession } from '../credentials/auth.schema.js';
import { LoginOrigins } from '../credentials/login-origins.js';
import { PasswordHasher } from '../credentials/password-hasher.js';
import { TwoFactorService } from '../two-factor/two-factor.service.js';
import { LogoutService } from '../sessions/logout.service.js';
import { SessionTokens } from '../sessions/session-tokens.js';
import { LoginAttempts } from './login-attempts.js';
import { LoginChallenges } from './login-challenges.js';
import { LoginLinks } from './login-links.js';
import { SessionOpener } from './session-opener.js';
import { VerificationService } from '../email-verification/verification.service.js';

/** Within this time a sign-up without a key counts as a repeat. */
const REPEAT_WITHIN = 10 * MINUTE;
const REPEAT_WITH_KEY_WITHIN = DAY;

@Injectable()
export class LoginService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly users: UsersService,
    private readonly tokens: SessionTokens,
    private readonly hasher: PasswordHasher,
    private readonly passwords: PasswordCheck,
    private readonly sessions: SessionOpener,
    private readonly twoFactor: TwoFactorService,
    private readonly challenges: LoginChallenges,
    private readonly verification: VerificationService,
    private readonly idempotency: Idempotency,
    private readonly audit: AuditService,
    private readonly loginAttempts: LoginAttempts,
    private readonly origins: LoginOrigins,
    private readonly links: LoginLinks,
    private readonly logouts: LogoutService,
    private readonly clock: Clock,
  ) {}

  /**
   * Creates an account, emails its code and logs in. A repeat (by its key, or with the same password
   * shortly after) gets the same response with a new token, because a lost response must not lock
   * the owner out. Ends the session that the caller held, as each login does.
   * @throws AppError EMAIL_TAKEN, RATE_LIMITED
   */
  async register(
    request: IdempotentRequest,
    body: Register,
    current: AuthenticatedUser | null,
  ): Promise<NewSession> {
    const passwordHash = await this.hasher.hash(body.password);
    return this.idempotency.run(
      request,
      async (tx) => {
        const user = await this.users.create(tx, {
          email: body.email,
          firstName: body.firstName,
          lastName: body.lastName,
          organization: body.institution,
          passwordHash,
        });
        if (!user) return this.repeat(tx, body, REPEAT_WITHIN);
        await this.verification.sendCode(tx, user);
        await this.audit.record(tx, {
          actorId: user.id,
          action: 'user.registered',
          subject: { type: 'user', id: user.id },
        });
        await this.origins.remember(tx, user.id);
        if (current) await this.logouts.endCurrent(tx, current);
        logAuthentication('sign-up', true, user.id);
        return { token: await this.tokens.open(tx, user.id), user };
      },
      {
        keep: ({ user }) => ({ userId: user.id }),
        recall: (tx) => this.repeat(tx, body, REPEAT_WITH_KEY_WITHIN),
      },
    );
  }

  /** @throws AppError WRONG_CREDENTIALS, for disabled accounts as well; RATE_LIMITED */
  async login({ email, password }: Login, current: AuthenticatedUser | null): Promise<LoginResult> {
    const account = await this.users.findCredentials(this.dataSource.manager, email);
    const counted = account?.user.id ?? emailKey(email);
    const isRight = await this.loginAttempts.ofLogin(counted, () =>
      this.passwords.isRight(account, password),
    );
    logAuthentication('password', isRight, account?.user.id);
    if (!account || !isRight) throw wrongCredentials();
    return this.enter(account.user, current);
  }

  /** Opens a session for the holder of the email address. @throws AppError INVALID_LINK */
  async loginByLink(token: string, current: AuthenticatedUser | null): Promise<LoginResult> {
    const user = await this.links.use(token);
    logAuthentication('login-link', true, user.id);
    return this.enter(user, current);
  }

  /** After the first factor: the session, or the second factor that the account needs. */
  private enter(user: PresentedUser, current: AuthenticatedUser | null): Promise<LoginResult> {
    return this.dataSource.transaction(async (tx) => {
      const twoFactor = await this.twoFactor.asked(tx, user);
      if (!twoFactor) return this.sessions.open(tx, user, current);
      return { twoFactor, challenge: await this.challenges.issue(tx, user.id) };
    });
  }

  private async repeat(tx: EntityManager, body: Register, within: number): Promise<NewSession> {
    const account = await this.users.findCredentials(tx, body.email);
    const matches = () => this.passwords.isRight(account, body.password);
    const isRight = account ? await this.loginAttempts.ofSignUp(account.user.id, matches) : false;
    logAuthentication('sign-up', isRight, account?.user.id);
    if (!account || !isRight || this.clock.now() > after(account.createdAt, within))
      throw emailTaken();
    // A repeated sign-up must not bypass two-factor authentication.
    if (account.user.role !== 'researcher' || (await this.twoFactor.asked(tx, account.user))) {
      throw emailTaken();
    }
    return { token: await this.tokens.open(tx, account.user.id), user: account.user };
  }
}
