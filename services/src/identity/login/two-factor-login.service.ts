import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { unauthenticated } from '../../platform/http/common.errors.js';
import type { PresentedUser } from '../../platform/http/policy/user.schema.js';
import { UsersService } from '../accounts/users.service.js';
import { loginExpired } from '../credentials/auth.errors.js';
import type { NewSession } from '../credentials/auth.schema.js';
import type { AuthenticatedUser } from '../../platform/http/policy/current-user.js';
import { PasswordsService } from '../passwords/passwords.service.js';
import type {
  Confirm,
  Confirmed,
  TwoFactorLogin,
  SetUp,
} from '../credentials/two-factor.schema.js';
import { TwoFactorService } from '../two-factor/two-factor.service.js';
import { TwoFactorSetupService } from '../two-factor/two-factor-setup.service.js';
import { LoginChallenges } from './login-challenges.js';
import { SessionOpener } from './session-opener.js';

@Injectable()
export class TwoFactorLoginService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly users: UsersService,
    private readonly challenges: LoginChallenges,
    private readonly passwords: PasswordsService,
    private readonly twoFactor: TwoFactorService,
    private readonly setup: TwoFactorSetupService,
    private readonly sessions: SessionOpener,
  ) {}

  /** @throws AppError LOGIN_EXPIRED, INVALID_CODE, RATE_LIMITED */
  async logIn(
    { challenge, code }: TwoFactorLogin,
    current: AuthenticatedUser | null,
  ): Promise<NewSession> {
    const user = await this.tryOf(challenge, code);
    return this.dataSource.transaction(async (tx) => {
      await this.twoFactor.use(tx, user, code);
      await this.challenges.use(tx, challenge);
      return this.sessions.open(tx, user, current);
    });
  }

  /** @throws AppError LOGIN_EXPIRED, UNAUTHENTICATED, WRONG_PASSWORD, TWO_FACTOR_ENABLED */
  async setUp(caller: AuthenticatedUser | null, proof: SetUp) {
    if ('challenge' in proof) {
      const userId = await this.challenges.holder(this.dataSource.manager, proof.challenge);
      return this.setup.begin(await this.person(userId));
    }
    if (!caller) throw unauthenticated();
    await this.passwords.require(caller, proof.password);
    return this.setup.begin(caller);
  }

  /** @throws AppError LOGIN_EXPIRED, UNAUTHENTICATED, INVALID_CODE, RATE_LIMITED */
  async confirm(
    caller: AuthenticatedUser | null,
    { challenge, code }: Confirm,
  ): Promise<Confirmed> {
    if (challenge !== undefined) return this.confirmAndLogIn(challenge, code, caller);
    if (!caller) throw unauthenticated();
    await this.twoFactor.spendTry(caller.id, code);
    const recoveryCodes = await this.dataSource.transaction((tx) =>
      this.setup.confirm(tx, caller, code, caller.sessionId),
    );
    return { recoveryCodes };
  }

  private async confirmAndLogIn(
    challenge: string,
    code: string,
    current: AuthenticatedUser | null,
  ): Promise<Confirmed> {
    const user = await this.tryOf(challenge, code);
    return this.dataSource.transaction(async (tx) => {
      const recoveryCodes = await this.setup.confirm(tx, user, code);
      await this.challenges.use(tx, challenge);
      return { recoveryCodes, ...(await this.sessions.open(tx, user, current)) };
    });
  }

  private async tryOf(challenge: string, code: string): Promise<PresentedUser> {
    const userId = await this.challenges.spendTry(this.dataSource.manager, challenge);
    await this.twoFactor.spendTry(userId, code);
    return this.person(userId);
  }

  private async person(userId: string): Promise<PresentedUser> {
    const user = await this.users.findEnabled(this.dataSource.manager, userId);
    if (!user) throw loginExpired();
    return user;
  }
}
