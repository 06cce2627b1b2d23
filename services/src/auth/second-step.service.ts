import { Injectable } from '@nestjs/common';
import { DataSource, EntityManager } from 'typeorm';
import { newId } from '../common/new-id.js';
import { DAY } from '../common/time.js';
import { Config } from '../config/config.js';
import { MailOutbox } from '../mail/mail-outbox.js';
import type { PresentedUser } from '../users/user.schema.js';
import { Attempts, type AttemptLimit } from './attempts.js';
import { wrongSecondCode } from './auth.errors.js';
import { RecoveryCodes } from './recovery-codes.js';
import type { SecondStepState } from './second-step.schema.js';
import { SecondSteps } from './second-steps.js';

/** Three codes are right at any moment: twenty tries a day are a chance of 0.006 %. */
const tries: AttemptLimit = { name: 'second-step', most: 20, within: DAY };

/** Whom the second step is asked of, and whether a code is right. */
@Injectable()
export class SecondStepService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly config: Config,
    private readonly steps: SecondSteps,
    private readonly recoveryCodes: RecoveryCodes,
    private readonly attempts: Attempts,
    private readonly mail: MailOutbox,
  ) {}

  /** What a sign-in needs beside the password. */
  async asked(tx: EntityManager, user: PresentedUser): Promise<'code' | 'setup' | null> {
    if (await this.steps.onSince(tx, user.id)) return 'code';
    return this.isRequired(user) ? 'setup' : null;
  }

  async state(tx: EntityManager, user: PresentedUser): Promise<SecondStepState> {
    const since = await this.steps.onSince(tx, user.id);
    return {
      isOn: since !== null,
      isRequired: this.isRequired(user),
      since: since?.toISOString() ?? null,
      recoveryCodesLeft: await this.recoveryCodes.left(tx, user.id),
    };
  }

  /**
   * Takes one of the day's tries, in a transaction of its own: a wrong code costs it. A recovery
   * code is too long to be guessed and costs none, so that whoever knows the password alone cannot
   * lock the owner out.
   * @throws AppError RATE_LIMITED
   */
  async spendTry(userId: string, code: string): Promise<void> {
    if (isOfApp(code)) await this.attempts.spend(this.dataSource.manager, tries, userId);
  }

  /** Uses a code of the app, or a recovery code, up. @throws AppError INVALID_CODE */
  async use(tx: EntityManager, user: PresentedUser, code: string): Promise<void> {
    const isRight = isOfApp(code)
      ? await this.steps.use(tx, user.id, code)
      : await this.recoveryCodes.use(tx, user.id, code);
    if (!isRight) throw wrongSecondCode();
    await this.attempts.clear(tx, tries, user.id);
    if (isOfApp(code)) return;
    await this.mail.add(tx, {
      kind: 'recovery-code-used',
      to: user.email,
      data: { firstName: user.firstName, left: await this.recoveryCodes.left(tx, user.id) },
      cause: `recovery-code-used:${user.id}:${newId()}`,
    });
  }

  private isRequired({ role }: PresentedUser): boolean {
    return role === 'admin' && this.config.adminSecondStep === 'required';
  }
}

const isOfApp = (code: string) => /^\d{6}$/.test(code);
