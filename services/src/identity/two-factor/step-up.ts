import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import * as z from 'zod';
import { passwordSchema } from '../../platform/passwords/password.schema.js';
import { DAY } from '../../platform/core/time.js';
import type { AuthenticatedUser } from '../../platform/http/policy/current-user.js';
import { SessionsService } from '../sessions/sessions.service.js';
import { Attempts, type AttemptLimit } from '../credentials/attempts.js';
import { codeNeeded } from '../credentials/auth.errors.js';
import { texts } from '../credentials/auth.texts.js';
import { PasswordsService } from '../passwords/passwords.service.js';
import { AuthenticatorApps } from './authenticator-apps.js';
import { TwoFactorService } from './two-factor.service.js';

/** For guesses from a stolen session. */
const tries: AttemptLimit = { name: 'step-up', most: 10, within: DAY };

/** Fields of a request that asks who its caller is once more. */
export const stepUpFields = {
  password: passwordSchema,
  code: z.string().trim().max(64).optional().describe('With two-factor authentication.'),
};
export const stepUpSchema = z.strictObject(stepUpFields).meta({ id: 'IdentityProof' });
export type StepUpProof = z.output<typeof stepUpSchema>;

/** Asks for the password again, and for a code where two-factor authentication is on. */
@Injectable()
export class StepUp {
  constructor(
    private readonly dataSource: DataSource,
    private readonly passwords: PasswordsService,
    private readonly apps: AuthenticatorApps,
    private readonly twoFactor: TwoFactorService,
    private readonly attempts: Attempts,
    private readonly sessions: SessionsService,
  ) {}

  /**
   * For the sensitive acts of the session within the next minutes, in every process.
   * @throws AppError as `require`
   */
  async prove(caller: AuthenticatedUser, proof: StepUpProof): Promise<{ message: string }> {
    await this.require(caller, proof);
    await this.sessions.noteProof(this.dataSource.manager, caller.sessionId);
    return { message: texts.proved };
  }

  /**
   * For the one request that carries the proof: no later request profits from it.
   * Runs in separate transactions: a wrong proof costs a try whatever becomes of the request.
   * @throws AppError WRONG_PASSWORD, INVALID_CODE, VALIDATION_FAILED without a code, RATE_LIMITED
   */
  async require(caller: AuthenticatedUser, { password, code }: StepUpProof): Promise<void> {
    const tx = this.dataSource.manager;
    await this.attempts.spend(tx, tries, caller.id);
    await this.passwords.require(caller, password);
    if (await this.apps.onSince(tx, caller.id)) {
      if (!code) throw codeNeeded();
      await this.twoFactor.spendTry(caller.id, code);
      await this.dataSource.transaction((own) => this.twoFactor.use(own, caller, code));
    }
    await this.attempts.clear(tx, tries, caller.id);
  }
}
