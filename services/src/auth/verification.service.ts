import { Injectable } from '@nestjs/common';
import { DataSource, EntityManager } from 'typeorm';
import { newId } from '../common/new-id.js';
import { DAY, HOUR } from '../common/time.js';
import { MailOutbox } from '../mail/mail-outbox.js';
import type { PresentedUser } from '../users/user.schema.js';
import { UsersService } from '../users/users.service.js';
import { alreadyVerified, invalidCode } from './auth.errors.js';
import { Attempts, type AttemptLimit } from './attempts.js';
import type { EmailUpdated, Verified, VerifyEmail } from './auth.schema.js';
import { texts } from './auth.texts.js';
import type { SignedInUser } from './current-user.js';
import { SessionTokens } from './session-tokens.js';
import { VerificationCodes } from './verification-codes.js';

/**
 * With 10,000 codes, ten tries a day hold a guesser to 0.1 % per address and day. The holder of the
 * account's session has a count of their own, which no stranger can use up; addresses without an
 * account are counted alike, so the answer tells nothing.
 */
const strangersTries: AttemptLimit = { name: 'verify', most: 5, within: DAY };
const holdersTries: AttemptLimit = { name: 'verify-own', most: 5, within: DAY };
const codesSent: AttemptLimit = { name: 'verification-codes', most: 3, within: HOUR };

@Injectable()
export class VerificationService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly users: UsersService,
    private readonly codes: VerificationCodes,
    private readonly attempts: Attempts,
    private readonly tokens: SessionTokens,
    private readonly mail: MailOutbox,
  ) {}

  /**
   * Makes a new code and mails it.
   * @throws AppError RATE_LIMITED after three codes within an hour
   */
  async sendCode(tx: EntityManager, user: PresentedUser): Promise<void> {
    await this.attempts.spend(tx, codesSent, user.id);
    const { code, expiresAt } = await this.codes.issue(tx, user.id);
    await this.mail.add(tx, {
      kind: 'verification-code',
      to: user.email,
      data: { firstName: user.firstName, code, expiresAt },
      cause: `verification-code:${user.id}:${newId()}`,
    });
  }

  /**
   * Anybody who knows the code verifies the address; only the holder of the account's session gets a
   * token.
   * @throws AppError INVALID_CODE, RATE_LIMITED
   */
  async verify(caller: SignedInUser | null, { email, code }: VerifyEmail): Promise<Verified> {
    const isHolder = caller?.email.toLowerCase() === email.toLowerCase();
    const { manager } = this.dataSource;
    await this.attempts.spend(
      manager,
      isHolder ? holdersTries : strangersTries,
      email.toLowerCase(),
    );
    const account = await this.users.findCredentials(manager, email);
    if (!account || !(await this.codes.spendTry(account.user.id))) throw invalidCode();
    const { user } = account;
    return this.dataSource.transaction(async (tx) => {
      if (!(await this.codes.use(tx, user.id, code))) throw invalidCode();
      await this.users.markVerified(tx, user.id);
      await this.mail.add(tx, {
        kind: 'welcome',
        to: user.email,
        data: { firstName: user.firstName },
        cause: `welcome:${user.id}`,
      });
      if (!caller || !isHolder) return { message: texts.verified };
      return { message: texts.verified, token: await this.tokens.sign(user.id, caller.sessionId) };
    });
  }

  /** @throws AppError EMAIL_ALREADY_VERIFIED, RATE_LIMITED */
  async resend(caller: SignedInUser): Promise<{ message: string }> {
    if (caller.isEmailVerified) throw alreadyVerified();
    await this.dataSource.transaction((tx) => this.sendCode(tx, caller));
    return { message: texts.codeSent };
  }

  /**
   * Corrects the address of an account that is not verified; codes and links sent to the old one are
   * dead.
   * @throws AppError EMAIL_TAKEN, RATE_LIMITED
   */
  async updateEmail(caller: SignedInUser, email: string): Promise<EmailUpdated> {
    await this.dataSource.transaction(async (tx) => {
      await this.users.changeEmail(tx, caller.id, email);
      await tx.query('DELETE FROM password_resets WHERE user_id = $1', [caller.id]);
      await this.sendCode(tx, { ...caller, email });
    });
    return { newEmail: email, message: texts.emailChanged };
  }
}
