import { Injectable } from '@nestjs/common';
import { IsNull, LessThan, Not, type EntityManager } from 'typeorm';
import { Clock } from '../common/clock.js';
import { SecretBox } from '../common/secret-box.js';
import { Config } from '../config/config.js';
import { secondStepOn } from './auth.errors.js';
import { SecondStep } from './second-step.entity.js';
import { newTotpSecret, totpTimeStep } from './totp.js';

/** The authenticator apps of the accounts: their secrets, sealed, and which codes they have used. */
@Injectable()
export class SecondSteps {
  private readonly box: SecretBox;

  constructor(
    config: Config,
    private readonly clock: Clock,
  ) {
    this.box = new SecretBox(config.jwtSecret, 'plenary second step');
  }

  /** @returns when it was turned on; null while it is not */
  async onSince(tx: EntityManager, userId: string): Promise<Date | null> {
    const row = await tx.findOneBy(SecondStep, { userId, confirmedAt: Not(IsNull()) });
    return row?.confirmedAt ?? null;
  }

  /**
   * Makes a secret that counts once `confirm` has seen a code of it; one that waited is dead.
   * @throws AppError SECOND_STEP_ON
   */
  async begin(tx: EntityManager, userId: string): Promise<string> {
    if (await this.onSince(tx, userId)) throw secondStepOn();
    const secret = newTotpSecret();
    const sealed = this.box.seal(userId, secret);
    await tx.upsert(SecondStep, { userId, secret: sealed, confirmedAt: null, lastTimeStep: 0 }, [
      'userId',
    ]);
    return secret;
  }

  /** Turns it on. @returns false when the code is wrong, or nothing waits for it */
  async confirm(tx: EntityManager, userId: string, code: string): Promise<boolean> {
    const waiting = { userId, confirmedAt: IsNull() };
    const lastTimeStep = await this.timeStep(tx, userId, code);
    if (lastTimeStep === undefined) return false;
    const confirmedAt = this.clock.now();
    const { affected } = await tx.update(SecondStep, waiting, { confirmedAt, lastTimeStep });
    return affected === 1;
  }

  /** Uses a code of the app up. @returns false when it is wrong, or was used before */
  async use(tx: EntityManager, userId: string, code: string): Promise<boolean> {
    const lastTimeStep = await this.timeStep(tx, userId, code);
    if (lastTimeStep === undefined) return false;
    const unused = {
      userId,
      confirmedAt: Not(IsNull()),
      lastTimeStep: LessThan(lastTimeStep),
    };
    const { affected } = await tx.update(SecondStep, unused, { lastTimeStep });
    return affected === 1;
  }

  async turnOff(tx: EntityManager, userId: string): Promise<void> {
    await tx.delete(SecondStep, { userId });
  }

  private async timeStep(
    tx: EntityManager,
    userId: string,
    code: string,
  ): Promise<number | undefined> {
    const row = await tx.findOneBy(SecondStep, { userId });
    return row
      ? totpTimeStep(this.box.open(userId, row.secret), code, this.clock.now())
      : undefined;
  }
}
