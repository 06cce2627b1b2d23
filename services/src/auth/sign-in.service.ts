import { Injectable } from '@nestjs/common';
import { DataSource, EntityManager } from 'typeorm';
import { AuditService } from '../audit/audit.service.js';
import { Clock } from '../common/clock.js';
import { Idempotency } from '../common/idempotency/idempotency.js';
import type { OnceRequest } from '../common/idempotency/once.js';
import { RateLimits } from '../common/rate-limit/rate-limits.js';
import { currentAddress } from '../common/request-context.js';
import { after, DAY, MINUTE } from '../common/time.js';
import { emailTaken } from '../users/users.errors.js';
import { UsersService } from '../users/users.service.js';
import { wrongCredentials } from './auth.errors.js';
import { loginLimit } from './auth.limits.js';
import type { Login, LoginAnswer, Register, SignedIn } from './auth.schema.js';
import { PasswordHasher } from './password-hasher.js';
import { SecondStepService } from './second-step.service.js';
import { SessionTokens } from './session-tokens.js';
import { SignInChallenges } from './sign-in-challenges.js';
import { SignedInService } from './signed-in.service.js';
import { VerificationService } from './verification.service.js';

/** So long a repeat of a registration without its key still counts as the same one. */
const REPEAT_WITHIN = 10 * MINUTE;
const REPEAT_WITH_KEY_WITHIN = DAY;

@Injectable()
export class SignInService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly users: UsersService,
    private readonly tokens: SessionTokens,
    private readonly hasher: PasswordHasher,
    private readonly signedIn: SignedInService,
    private readonly secondStep: SecondStepService,
    private readonly challenges: SignInChallenges,
    private readonly verification: VerificationService,
    private readonly idempotency: Idempotency,
    private readonly audit: AuditService,
    private readonly limits: RateLimits,
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
        await this.audit.record(tx, {
          actorId: user.id,
          action: 'user.registered',
          subject: { type: 'user', id: user.id },
        });
        return { token: await this.tokens.open(tx, user.id), user };
      },
      {
        keep: ({ user }) => ({ userId: user.id }),
        recall: (tx) => this.repeat(tx, body, REPEAT_WITH_KEY_WITHIN),
      },
    );
  }

  /** @throws AppError WRONG_CREDENTIALS, for disabled accounts as well */
  async login({ email, password }: Login): Promise<LoginAnswer> {
    const account = await this.users.findCredentials(this.dataSource.manager, email);
    const isRight = await this.hasher.matches(account?.passwordHash, password);
    if (!account || !isRight || account.isDisabled) throw wrongCredentials();
    const { user } = account;
    const address = currentAddress();
    if (address) await this.limits.know(loginLimit, email.toLowerCase(), address);
    return this.dataSource.transaction(async (tx) => {
      const secondStep = await this.secondStep.asked(tx, user);
      if (!secondStep) return this.signedIn.open(tx, user);
      return { secondStep, challenge: await this.challenges.issue(tx, user.id) };
    });
  }

  private async repeat(tx: EntityManager, body: Register, within: number): Promise<SignedIn> {
    const account = await this.users.findCredentials(tx, body.email);
    const isRight = await this.hasher.matches(account?.passwordHash, body.password);
    const isRepeat = isRight && account && !account.isDisabled;
    if (!isRepeat || this.clock.now() > after(account.createdAt, within)) throw emailTaken();
    // Whatever the account has become since, nobody comes past its second step this way.
    if (account.user.role !== 'researcher' || (await this.secondStep.asked(tx, account.user))) {
      throw emailTaken();
    }
    return { token: await this.tokens.open(tx, account.user.id), user: account.user };
  }
}
