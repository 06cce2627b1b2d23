import { forgetOf } from '../credentials/forget-requests.js';
import { emailKey } from '../../platform/core/email-address.js';
import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { Config } from '../../platform/config/config.js';
import { newId } from '../../platform/core/new-id.js';
import { DAY, HOUR, MINUTE } from '../../platform/core/time.js';
import { EmailDeliveries } from '../../messaging/outbox/email-deliveries.js';
import { EmailOutbox } from '../../messaging/outbox/email-outbox.js';
import { rateLimited } from '../../platform/http/common.errors.js';
import type { PresentedUser } from '../../platform/http/policy/user.schema.js';
import { logAuthentication } from '../../platform/http/security-log.js';
import { UsersService } from '../accounts/users.service.js';
import {
  alreadyVerified,
  invalidCode,
  invalidVerificationLink,
} from '../credentials/auth.errors.js';
import { Attempts, type AttemptLimit } from '../credentials/attempts.js';
import type {
  EmailUpdated,
  Verification,
  Verified,
  VerifyEmail,
} from '../credentials/auth.schema.js';
import { texts } from '../credentials/auth.texts.js';
import { LoginOrigins } from '../credentials/login-origins.js';
import type { AuthenticatedUser } from '../../platform/http/policy/current-user.js';
import { SessionTokens } from '../sessions/session-tokens.js';
import { VerificationCodes } from './verification-codes.js';
import { VerificationLinks } from './verification-links.js';
import { verificationCode } from './verification-code.email.js';
import { welcome } from './welcome.email.js';

/**
 * With 10,000 codes, ten attempts a day give a guesser 0.1 % per day. The account's sessions have a
 * separate count, which strangers cannot exhaust. Unknown addresses are counted as well.
 */
const strangersTries: AttemptLimit = { name: 'verify', most: 5, within: DAY };
const holdersTries: AttemptLimit = { name: 'verify-own', most: 5, within: DAY };
const codesSent: AttemptLimit = { name: 'verification-codes', most: 3, within: HOUR };
/** One email follows another by a minute at least. A corrected address is written to at once. */
const resends: AttemptLimit = {
  name: 'verification-resends',
  most: 3,
  within: HOUR,
  pauses: { free: 1, first: MINUTE, longest: MINUTE },
};

@Injectable()
export class VerificationService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly config: Config,
    private readonly users: UsersService,
    private readonly codes: VerificationCodes,
    private readonly links: VerificationLinks,
    private readonly attempts: Attempts,
    private readonly origins: LoginOrigins,
    private readonly tokens: SessionTokens,
    private readonly mail: EmailOutbox,
    private readonly deliveries: EmailDeliveries,
  ) {}

  /**
   * Emails a new code and a link. Without tries left today only the link: the holder could not enter
   * the code.
   * @throws AppError RATE_LIMITED after three emails within an hour
   */
  async sendCode(tx: EntityManager, user: PresentedUser): Promise<void> {
    await this.attempts.spend(tx, codesSent, user.id);
    const { token, expiresAt: linkExpiresAt } = await this.links.issue(tx, user.id);
    const triesLeft = await this.attempts.left(tx, holdersTries, emailKey(user.email));
    const issued = triesLeft > 0 ? await this.codes.issue(tx, user.id) : undefined;
    await this.mail.add(tx, {
      template: verificationCode,
      to: user.email,
      data: {
        firstName: user.firstName,
        code: issued?.code,
        link: `${this.config.publicUrl}/verify-email/${token}`,
        expiresAt: issued?.expiresAt ?? linkExpiresAt,
        linkExpiresAt,
      },
      cause: `${verificationCode.kind}:${user.id}:${newId()}`,
    });
  }

  /** Of the caller's own address: tries, times and the delivery status of the newest email. */
  async state(caller: AuthenticatedUser): Promise<Verification> {
    const { manager } = this.dataSource;
    const expiresAt = await this.codes.expiry(manager, caller.id);
    const delivery = await this.deliveries.newest(manager, {
      kind: verificationCode.kind,
      subject: caller.id,
      recipient: caller.email,
    });
    const triesLeft = await this.attempts.left(manager, holdersTries, emailKey(caller.email));
    return {
      triesLeft,
      codeExpiresAt: expiresAt?.toISOString() ?? null,
      resendAfter: await this.resendAfter(manager, caller.id),
      delivery,
    };
  }

  /**
   * Every caller who knows the code verifies the address; only the holder of the account's session
   * gets a token.
   * @throws AppError INVALID_CODE, RATE_LIMITED
   */
  async verify(caller: AuthenticatedUser | null, { email, code }: VerifyEmail): Promise<Verified> {
    const isHolder = caller !== null && emailKey(caller.email) === emailKey(email);
    const { manager } = this.dataSource;
    await this.attempts.spend(manager, isHolder ? holdersTries : strangersTries, emailKey(email));
    const account = await this.users.findCredentials(manager, email);
    if (!account) {
      logAuthentication('verification-code', false);
      throw invalidCode();
    }
    const { user } = account;
    return this.dataSource.transaction(async (tx) => {
      const isRight = await this.codes.use(tx, user.id, code);
      logAuthentication('verification-code', isRight, user.id);
      if (!isRight) throw invalidCode();
      return this.complete(tx, user, caller);
    });
  }

  /** Verifies by the link of the email, with or without a session. @throws AppError INVALID_LINK */
  async verifyByLink(caller: AuthenticatedUser | null, token: string): Promise<Verified> {
    return this.dataSource.transaction(async (tx) => {
      const userId = await this.links.use(tx, token);
      const user = userId && (await this.users.findEnabled(tx, userId));
      if (!user || user.isEmailVerified) throw invalidVerificationLink();
      logAuthentication('verification-link', true, user.id);
      return this.complete(tx, user, caller);
    });
  }

  /** @throws AppError EMAIL_ALREADY_VERIFIED, RATE_LIMITED */
  async resend(caller: AuthenticatedUser): Promise<{ message: string }> {
    if (caller.isEmailVerified) throw alreadyVerified();
    await this.dataSource.transaction(async (tx) => {
      const wait = await this.resendAfter(tx, caller.id);
      if (wait > 0) throw rateLimited(wait);
      await this.attempts.spend(tx, resends, caller.id);
      await this.sendCode(tx, caller);
    });
    return { message: texts.codeSent };
  }

  /** Invalidates earlier codes and links. @throws AppError EMAIL_TAKEN, RATE_LIMITED */
  async updateEmail(caller: AuthenticatedUser, email: string): Promise<EmailUpdated> {
    await this.dataSource.transaction(async (tx) => {
      await this.users.changeEmail(tx, caller.id, email);
      const sentToOld = ['password_resets', 'login_links', 'verification_links'] as const;
      for (const table of sentToOld) await forgetOf[table].run(tx, { userId: caller.id });
      await forgetOf.verification_codes.run(tx, { userId: caller.id });
      await this.sendCode(tx, { ...caller, email });
    });
    return { newEmail: email, message: texts.emailChanged };
  }

  /** In seconds. */
  private async resendAfter(tx: EntityManager, userId: string): Promise<number> {
    const limits = [codesSent, resends];
    const waits = await Promise.all(limits.map((each) => this.attempts.wait(tx, each, userId)));
    return Math.max(...waits);
  }

  private async complete(
    tx: EntityManager,
    user: PresentedUser,
    caller: AuthenticatedUser | null,
  ): Promise<Verified> {
    await this.users.markVerified(tx, user.id);
    await this.links.forget(tx, user.id);
    await forgetOf.verification_codes.run(tx, { userId: user.id });
    await this.origins.remember(tx, user.id);
    await this.mail.add(tx, {
      template: welcome,
      to: user.email,
      data: { firstName: user.firstName },
      cause: `welcome:${user.id}`,
    });
    if (caller?.id !== user.id) return { message: texts.verified };
    return { message: texts.verified, token: await this.tokens.sign(caller) };
  }
}
