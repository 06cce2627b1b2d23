import { Injectable } from '@nestjs/common';
import { DataSource, EntityManager } from 'typeorm';
import { newId } from '../../platform/core/new-id.js';
import { DAY } from '../../platform/core/time.js';
import { Config } from '../../platform/config/config.js';
import { EmailOutbox } from '../../messaging/outbox/email-outbox.js';
import type { PresentedUser } from '../../platform/http/policy/user.schema.js';
import { logAuthentication } from '../../platform/http/security-log.js';
import { Attempts, type AttemptLimit } from '../credentials/attempts.js';
import { LoginOrigins } from '../credentials/login-origins.js';
import { wrongTwoFactorCode } from '../credentials/auth.errors.js';
import { RecoveryCodes } from './recovery-codes.js';
import type { TwoFactorState } from '../credentials/two-factor.schema.js';
import { AuthenticatorApps } from './authenticator-apps.js';
import { recoveryCodeUsed } from './two-factor.emails.js';

/** Three codes are valid at any moment: twenty attempts a day succeed with 0.006 %. */
const tries: AttemptLimit = { name: 'two-factor', most: 20, within: DAY };
/** By browser that the account knows: an attacker with the password cannot use it up. */
const triesOfDevice: AttemptLimit = { name: 'two-factor-device', most: 20, within: DAY };

@Injectable()
export class TwoFactorService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly config: Config,
    private readonly steps: AuthenticatorApps,
    private readonly recoveryCodes: RecoveryCodes,
    private readonly attempts: Attempts,
    private readonly origins: LoginOrigins,
    private readonly mail: EmailOutbox,
  ) {}

  async asked(tx: EntityManager, user: PresentedUser): Promise<'code' | 'setup' | null> {
    if (await this.steps.onSince(tx, user.id)) return 'code';
    return this.isRequired(user) ? 'setup' : null;
  }

  async state(tx: EntityManager, user: PresentedUser): Promise<TwoFactorState> {
    const since = await this.steps.onSince(tx, user.id);
    return {
      isOn: since !== null,
      isRequired: this.isRequired(user),
      since: since?.toISOString() ?? null,
      recoveryCodesLeft: await this.recoveryCodes.left(tx, user.id),
    };
  }

  /**
   * A separate transaction, so that a wrong code costs an attempt. Recovery codes are too long to
   * guess and cost none, so that an attacker with the password cannot lock the owner out.
   * @throws AppError RATE_LIMITED
   */
  async spendTry(userId: string, code: string): Promise<void> {
    if (!isOfApp(code)) return;
    const { manager } = this.dataSource;
    const { limit, subject } = await this.countOf(manager, userId);
    await this.attempts.spend(manager, limit, subject);
  }

  /** A code of the app, or a recovery code. @throws AppError INVALID_CODE */
  async use(tx: EntityManager, user: PresentedUser, code: string): Promise<void> {
    const isRight = isOfApp(code)
      ? await this.steps.use(tx, user.id, code)
      : await this.recoveryCodes.use(tx, user.id, code);
    const kind = isOfApp(code) ? 'authenticator-app' : 'recovery-code';
    logAuthentication(kind, isRight, user.id);
    if (!isRight) throw wrongTwoFactorCode();
    const { limit, subject } = await this.countOf(tx, user.id);
    await this.attempts.clear(tx, limit, subject);
    if (isOfApp(code)) return;
    await this.mail.add(tx, {
      template: recoveryCodeUsed,
      to: user.email,
      data: { firstName: user.firstName, left: await this.recoveryCodes.left(tx, user.id) },
      cause: `recovery-code-used:${user.id}:${newId()}`,
    });
  }

  private async countOf(tx: EntityManager, userId: string) {
    const { isKnownDevice, subject } = await this.origins.current(tx, userId);
    return isKnownDevice ? { limit: triesOfDevice, subject } : { limit: tries, subject: userId };
  }

  private isRequired({ role }: PresentedUser): boolean {
    return role === 'admin' && this.config.adminTwoFactor === 'required';
  }
}

const isOfApp = (code: string) => /^\d{6}$/.test(code);
