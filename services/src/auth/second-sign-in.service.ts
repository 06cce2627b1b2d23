import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { unauthenticated } from '../common/common.errors.js';
import type { PresentedUser } from '../users/user.schema.js';
import { UsersService } from '../users/users.service.js';
import { signInExpired } from './auth.errors.js';
import type { SignedIn } from './auth.schema.js';
import type { SignedInUser } from './current-user.js';
import { PasswordsService } from './passwords.service.js';
import type { Confirm, Confirmed, SecondStepCode, SetUp } from './second-step.schema.js';
import { SecondStepService } from './second-step.service.js';
import { SecondStepSetupService } from './second-step-setup.service.js';
import { SignInChallenges } from './sign-in-challenges.js';
import { SignedInService } from './signed-in.service.js';

/** What comes between a right password and a session. */
@Injectable()
export class SecondSignInService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly users: UsersService,
    private readonly challenges: SignInChallenges,
    private readonly passwords: PasswordsService,
    private readonly secondStep: SecondStepService,
    private readonly setup: SecondStepSetupService,
    private readonly signedIn: SignedInService,
  ) {}

  /** @throws AppError SIGN_IN_EXPIRED, INVALID_CODE, RATE_LIMITED */
  async signIn({ challenge, code }: SecondStepCode): Promise<SignedIn> {
    const user = await this.tryOf(challenge, code);
    return this.dataSource.transaction(async (tx) => {
      await this.secondStep.use(tx, user, code);
      await this.challenges.use(tx, challenge);
      return this.signedIn.open(tx, user);
    });
  }

  /** @throws AppError SIGN_IN_EXPIRED, UNAUTHENTICATED, WRONG_PASSWORD, SECOND_STEP_ON */
  async setUp(caller: SignedInUser | null, proof: SetUp) {
    if ('challenge' in proof) {
      const userId = await this.challenges.holder(this.dataSource.manager, proof.challenge);
      return this.setup.begin(await this.person(userId));
    }
    if (!caller) throw unauthenticated();
    await this.passwords.require(caller, proof.password);
    return this.setup.begin(caller);
  }

  /** @throws AppError SIGN_IN_EXPIRED, UNAUTHENTICATED, INVALID_CODE, RATE_LIMITED */
  async confirm(caller: SignedInUser | null, { challenge, code }: Confirm): Promise<Confirmed> {
    if (challenge !== undefined) return this.confirmAndSignIn(challenge, code);
    if (!caller) throw unauthenticated();
    await this.secondStep.spendTry(caller.id, code);
    const recoveryCodes = await this.dataSource.transaction((tx) =>
      this.setup.confirm(tx, caller, code, caller.sessionId),
    );
    return { recoveryCodes };
  }

  private async confirmAndSignIn(challenge: string, code: string): Promise<Confirmed> {
    const user = await this.tryOf(challenge, code);
    return this.dataSource.transaction(async (tx) => {
      const recoveryCodes = await this.setup.confirm(tx, user, code);
      await this.challenges.use(tx, challenge);
      return { recoveryCodes, ...(await this.signedIn.open(tx, user)) };
    });
  }

  private async tryOf(challenge: string, code: string): Promise<PresentedUser> {
    const userId = await this.challenges.spendTry(this.dataSource.manager, challenge);
    await this.secondStep.spendTry(userId, code);
    return this.person(userId);
  }

  private async person(userId: string): Promise<PresentedUser> {
    const user = await this.users.findEnabled(this.dataSource.manager, userId);
    if (!user) throw signInExpired();
    return user;
  }
}
