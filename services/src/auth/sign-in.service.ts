import { Injectable } from '@nestjs/common';
import { DataSource, EntityManager } from 'typeorm';
import { AuditService } from '../audit/audit.service.js';
import { Clock } from '../common/clock.js';
import { Idempotency } from '../common/idempotency/idempotency.js';
import type { OnceRequest } from '../common/idempotency/once.js';
import { after, DAY, MINUTE } from '../common/time.js';
import { SessionsService } from '../users/sessions.service.js';
import { emailTaken } from '../users/users.errors.js';
import { UsersService } from '../users/users.service.js';
import { wrongCredentials } from './auth.errors.js';
import type { Login, Register, SignedIn } from './auth.schema.js';
import { texts } from './auth.texts.js';
import type { SignedInUser } from './current-user.js';
import { PasswordHasher } from './password-hasher.js';
import { SessionTokens } from './session-tokens.js';
import { VerificationService } from './verification.service.js';

/** So long a repeat of a registration without its key still counts as the same one. */
const REPEAT_WITHIN = 10 * MINUTE;
const REPEAT_WITH_KEY_WITHIN = DAY;

@Injectable()
export class SignInService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly users: UsersService,
    private readonly sessions: SessionsService,
    private readonly tokens: SessionTokens,
    private readonly hasher: PasswordHasher,
    private readonly verification: VerificationService,
    private readonly idempotency: Idempotency,
    private readonly audit: AuditService,
    private readonly clock: Clock,
  ) {}

  /**
   * Makes an account, mails its code and signs in. Whoever repeats it (by its key, or with the same
   * password shortly after) gets the same answer with a token of its own: an answer that was lost on
   * its way must not lock its owner out.
   * @throws AppError EMAIL_TAKEN
   */
  async register(request: OnceRequest, body: Register): Promise<SignedIn> {
    const passwordHash = await this.hasher.hash(body.password);
    return this.idempotency.once(
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
        await this.record(tx, user.id, 'user.registered');
        return { token: await this.tokens.open(tx, user.id), user };
      },
      {
        keep: ({ user }) => ({ userId: user.id }),
        recall: (tx) => this.repeat(tx, body, REPEAT_WITH_KEY_WITHIN),
      },
    );
  }

  /** @throws AppError WRONG_CREDENTIALS, for disabled accounts as well */
  async login({ email, password }: Login): Promise<SignedIn> {
    const account = await this.users.findCredentials(this.dataSource.manager, email);
    const isRight = await this.hasher.matches(account?.passwordHash, password);
    if (!account || !isRight || account.isDisabled) throw wrongCredentials();
    const { user } = account;
    return this.dataSource.transaction(async (tx) => {
      await this.record(tx, user.id, 'user.signed-in');
      return { token: await this.tokens.open(tx, user.id), user };
    });
  }

  /** Ends the session, if there is one. */
  async logout(caller: SignedInUser | null): Promise<{ message: string }> {
    if (caller) {
      await this.dataSource.transaction(async (tx) => {
        await this.sessions.end(tx, caller.sessionId);
        await this.record(tx, caller.id, 'user.signed-out');
      });
    }
    return { message: texts.loggedOut };
  }

  private async repeat(tx: EntityManager, body: Register, within: number): Promise<SignedIn> {
    const account = await this.users.findCredentials(tx, body.email);
    const isRight = await this.hasher.matches(account?.passwordHash, body.password);
    const isRepeat =
      isRight && account && !account.isDisabled && account.user.role === 'researcher';
    if (!isRepeat || this.clock.now() > after(account.createdAt, within)) throw emailTaken();
    return { token: await this.tokens.open(tx, account.user.id), user: account.user };
  }

  private record(tx: EntityManager, userId: string, action: string): Promise<void> {
    return this.audit.record(tx, {
      actorId: userId,
      action,
      subject: { type: 'user', id: userId },
    });
  }
}
