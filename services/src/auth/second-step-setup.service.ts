import { Injectable } from '@nestjs/common';
import { DataSource, EntityManager } from 'typeorm';
import { AuditService } from '../audit/audit.service.js';
import { notFound } from '../common/common.errors.js';
import { newId } from '../common/new-id.js';
import { EditionsService } from '../editions/editions.service.js';
import { MailOutbox } from '../mail/mail-outbox.js';
import { SessionsService } from '../users/sessions.service.js';
import type { PresentedUser } from '../users/user.schema.js';
import { UsersService } from '../users/users.service.js';
import { ownSecondStep, secondStepOff, wrongSecondCode } from './auth.errors.js';
import { texts } from './auth.texts.js';
import type { SignedInUser } from './current-user.js';
import { PasswordsService } from './passwords.service.js';
import { RecoveryCodes } from './recovery-codes.js';
import type { Guarded } from './second-step.schema.js';
import { SecondStepService } from './second-step.service.js';
import { SecondSteps } from './second-steps.js';
import { totpUri } from './totp.js';

/** Turns the second step of an account on and off. */
@Injectable()
export class SecondStepSetupService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly editions: EditionsService,
    private readonly passwords: PasswordsService,
    private readonly secondStep: SecondStepService,
    private readonly steps: SecondSteps,
    private readonly recoveryCodes: RecoveryCodes,
    private readonly users: UsersService,
    private readonly sessions: SessionsService,
    private readonly audit: AuditService,
    private readonly mail: MailOutbox,
  ) {}

  /** @throws AppError SECOND_STEP_ON */
  async begin(user: PresentedUser): Promise<{ secret: string; uri: string }> {
    return this.dataSource.transaction(async (tx) => {
      const { document } = await this.editions.current(tx);
      const secret = await this.steps.begin(tx, user.id);
      return { secret, uri: totpUri(secret, document.name, user.email) };
    });
  }

  /**
   * Turns it on and ends the sessions that came by the password alone.
   * @returns the recovery codes, which are shown this once
   * @throws AppError INVALID_CODE
   */
  async confirm(
    tx: EntityManager,
    user: PresentedUser,
    code: string,
    keptSessionId?: string,
  ): Promise<string[]> {
    if (!(await this.steps.confirm(tx, user.id, code))) throw wrongSecondCode();
    await this.sessions.endAll(tx, user.id, keptSessionId);
    await this.record(tx, user, 'user.second-step-on');
    await this.tell(tx, user, 'second-step-on');
    return this.recoveryCodes.renew(tx, user.id);
  }

  /** @throws AppError WRONG_PASSWORD, INVALID_CODE, RATE_LIMITED; CONFLICT when it is off */
  async turnOff(caller: SignedInUser, proof: Guarded): Promise<{ message: string }> {
    await this.guarded(caller, proof, async (tx) => {
      await this.forget(tx, caller.id, caller.sessionId);
      await this.record(tx, caller, 'user.second-step-off');
      await this.tell(tx, caller, 'second-step-off');
    });
    return { message: texts.secondStepOff };
  }

  /**
   * For a person whose phone is lost: an admin turns it off, never the own one.
   * @throws AppError OWN_ACCOUNT, NOT_FOUND; CONFLICT when it is off
   */
  async remove(admin: SignedInUser, userId: string): Promise<{ message: string }> {
    if (admin.id === userId) throw ownSecondStep();
    await this.dataSource.transaction(async (tx) => {
      const user = await this.users.find(tx, userId);
      if (!user) throw notFound('This user');
      if (!(await this.steps.onSince(tx, userId))) throw secondStepOff();
      await this.forget(tx, userId);
      await this.record(tx, admin, 'user.second-step-removed', userId);
      await this.tell(tx, user, 'second-step-removed');
    });
    return { message: texts.secondStepRemoved };
  }

  /** Makes new recovery codes. @throws AppError as turnOff() */
  async renewCodes(caller: SignedInUser, proof: Guarded): Promise<{ recoveryCodes: string[] }> {
    const recoveryCodes = await this.guarded(caller, proof, async (tx) => {
      await this.record(tx, caller, 'user.recovery-codes-renewed');
      return this.recoveryCodes.renew(tx, caller.id);
    });
    return { recoveryCodes };
  }

  private async guarded<Result>(
    caller: SignedInUser,
    { password, code }: Guarded,
    work: (tx: EntityManager) => Promise<Result>,
  ): Promise<Result> {
    await this.passwords.require(caller, password);
    if (!(await this.steps.onSince(this.dataSource.manager, caller.id))) throw secondStepOff();
    await this.secondStep.spendTry(caller.id, code);
    return this.dataSource.transaction(async (tx) => {
      await this.secondStep.use(tx, caller, code);
      return work(tx);
    });
  }

  /** The sessions end as well, but the kept one. */
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
    kind: 'second-step-on' | 'second-step-off' | 'second-step-removed',
  ): Promise<void> {
    return this.mail.add(tx, {
      kind,
      to: email,
      data: { firstName },
      cause: `${kind}:${id}:${newId()}`,
    });
  }
}
