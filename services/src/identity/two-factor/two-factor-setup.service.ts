import { Injectable } from '@nestjs/common';
import { DataSource, EntityManager } from 'typeorm';
import { AuditService } from '../../platform/audit/audit.service.js';
import { newId } from '../../platform/core/new-id.js';
import { ConferenceIdentity } from '../../messaging/templates/conference-identity.js';
import { EmailOutbox } from '../../messaging/outbox/email-outbox.js';
import { SessionsService } from '../sessions/sessions.service.js';
import type { PresentedUser } from '../../platform/http/policy/user.schema.js';
import { logAuthentication } from '../../platform/http/security-log.js';
import { UsersService } from '../accounts/users.service.js';
import {
  ownTwoFactor,
  twoFactorNotEnabled,
  wrongTwoFactorCode,
} from '../credentials/auth.errors.js';
import { texts } from '../credentials/auth.texts.js';
import type { AuthenticatedUser } from '../../platform/http/policy/current-user.js';
import { PasswordsService } from '../passwords/passwords.service.js';
import { RecoveryCodes } from './recovery-codes.js';
import type { Guarded } from '../credentials/two-factor.schema.js';
import { TwoFactorService } from './two-factor.service.js';
import { AuthenticatorApps } from './authenticator-apps.js';
import { totpUri } from './totp.js';
import { twoFactorDisabled, twoFactorEnabled, twoFactorRemoved } from './two-factor.emails.js';
import { userNotFound } from '../users/users.errors.js';

@Injectable()
export class TwoFactorSetupService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly conference: ConferenceIdentity,
    private readonly passwords: PasswordsService,
    private readonly twoFactor: TwoFactorService,
    private readonly steps: AuthenticatorApps,
    private readonly recoveryCodes: RecoveryCodes,
    private readonly users: UsersService,
    private readonly sessions: SessionsService,
    private readonly audit: AuditService,
    private readonly mail: EmailOutbox,
  ) {}

  /** @throws AppError TWO_FACTOR_ENABLED */
  async begin(user: PresentedUser): Promise<{ secret: string; uri: string }> {
    return this.dataSource.transaction(async (tx) => {
      const { name } = await this.conference.identity(tx);
      const secret = await this.steps.begin(tx, user.id);
      return { secret, uri: totpUri(secret, name, user.email) };
    });
  }

  /** Ends password-only sessions. @returns codes, shown once @throws AppError INVALID_CODE */
  async confirm(
    tx: EntityManager,
    user: PresentedUser,
    code: string,
    keptSessionId?: string,
  ): Promise<string[]> {
    const isRight = await this.steps.confirm(tx, user.id, code);
    logAuthentication('authenticator-app', isRight, user.id);
    if (!isRight) throw wrongTwoFactorCode();
    await this.sessions.endAll(tx, user.id, keptSessionId);
    await this.record(tx, user, 'user.two-factor-enabled');
    await this.tell(tx, user, twoFactorEnabled);
    return this.recoveryCodes.renew(tx, user.id);
  }

  /** @throws AppError WRONG_PASSWORD, INVALID_CODE, RATE_LIMITED; CONFLICT when it is disabled */
  async turnOff(caller: AuthenticatedUser, proof: Guarded): Promise<{ message: string }> {
    await this.guarded(caller, proof, async (tx) => {
      await this.forget(tx, caller.id, caller.sessionId);
      await this.record(tx, caller, 'user.two-factor-disabled');
      await this.tell(tx, caller, twoFactorDisabled);
    });
    return { message: texts.twoFactorOff };
  }

  /** Admins cannot disable their own. @throws AppError OWN_ACCOUNT, NOT_FOUND; CONFLICT when off */
  async remove(admin: AuthenticatedUser, userId: string): Promise<{ message: string }> {
    if (admin.id === userId) throw ownTwoFactor();
    await this.dataSource.transaction(async (tx) => {
      const user = await this.users.find(tx, userId);
      if (!user) throw userNotFound();
      if (!(await this.steps.onSince(tx, userId))) throw twoFactorNotEnabled();
      await this.forget(tx, userId);
      await this.record(tx, admin, 'user.two-factor-removed', userId);
      await this.tell(tx, user, twoFactorRemoved);
    });
    return { message: texts.twoFactorRemoved };
  }

  /** @throws AppError as turnOff() */
  async renewCodes(
    caller: AuthenticatedUser,
    proof: Guarded,
  ): Promise<{ recoveryCodes: string[] }> {
    const recoveryCodes = await this.guarded(caller, proof, async (tx) => {
      await this.record(tx, caller, 'user.recovery-codes-renewed');
      return this.recoveryCodes.renew(tx, caller.id);
    });
    return { recoveryCodes };
  }

  private async guarded<Result>(
    caller: AuthenticatedUser,
    { password, code }: Guarded,
    work: (tx: EntityManager) => Promise<Result>,
  ): Promise<Result> {
    await this.passwords.require(caller, password);
    if (!(await this.steps.onSince(this.dataSource.manager, caller.id)))
      throw twoFactorNotEnabled();
    await this.twoFactor.spendTry(caller.id, code);
    return this.dataSource.transaction(async (tx) => {
      await this.twoFactor.use(tx, caller, code);
      return work(tx);
    });
  }

  /** Ends all sessions except the kept one. */
  private async forget(tx: EntityManager, userId: string, keptSessionId?: string): Promise<void> {
    await this.steps.turnOff(tx, userId);
    await this.recoveryCodes.forget(tx, userId);
    await this.sessions.endAll(tx, userId, keptSessionId);
  }

  private record(
    tx: EntityManager,
    actor: PresentedUser,
    action: string,
    id = actor.id,
  ): Promise<void> {
    return this.audit.record(tx, { actorId: actor.id, action, subject: { type: 'user', id } });
  }

  private tell(
    tx: EntityManager,
    { id, email, firstName }: PresentedUser,
    template: typeof twoFactorEnabled,
  ): Promise<void> {
    return this.mail.add(tx, {
      template,
      to: email,
      data: { firstName },
      cause: `${template.kind}:${id}:${newId()}`,
    });
  }
}
