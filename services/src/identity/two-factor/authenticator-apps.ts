import { Injectable } from '@nestjs/common';
import { IsNull, LessThan, Not, type EntityManager } from 'typeorm';
import { Clock } from '../../platform/core/clock.js';
import { SecretBox } from '../../platform/core/secret-box.js';
import { Config } from '../../platform/config/config.js';
import { twoFactorAlreadyEnabled } from '../credentials/auth.errors.js';
import { TwoFactorSecret } from './two-factor-secret.entity.js';
import { newTotpSecret, totpTimeStep } from './totp.js';

@Injectable()
export class AuthenticatorApps {
  private readonly box: SecretBox;

  constructor(
    config: Config,
    private readonly clock: Clock,
  ) {
    this.box = new SecretBox(config.jwtSecret, 'plenary two-factor');
  }

  async onSince(tx: EntityManager, userId: string): Promise<Date | null> {
    const row = await tx.findOneBy(TwoFactorSecret, { userId, confirmedAt: Not(IsNull()) });
    return row?.confirmedAt ?? null;
  }

  /** Pending until `confirm`; replaces a pending one. @throws AppError TWO_FACTOR_ENABLED */
  async begin(tx: EntityManager, userId: string): Promise<string> {
    if (await this.onSince(tx, userId)) throw twoFactorAlreadyEnabled();
    const secret = newTotpSecret();
    const sealed = this.box.seal(userId, secret);
    await tx.upsert(
      TwoFactorSecret,
      { userId, secret: sealed, confirmedAt: null, lastTimeStep: 0 },
      ['userId'],
    );
    return secret;
  }

  /** @returns false for a wrong code, or without a pending secret */
  async confirm(tx: EntityManager, userId: string, code: string): Promise<boolean> {
    const waiting = { userId, confirmedAt: IsNull() };
    const lastTimeStep = await this.timeStep(tx, userId, code);
    if (lastTimeStep === undefined) return false;
    const confirmedAt = this.clock.now();
    const { affected } = await tx.update(TwoFactorSecret, waiting, { confirmedAt, lastTimeStep });
    return affected === 1;
  }

  /** @returns false for a wrong or used code */
  async use(tx: EntityManager, userId: string, code: string): Promise<boolean> {
    const lastTimeStep = await this.timeStep(tx, userId, code);
    if (lastTimeStep === undefined) return false;
    const unused = {
      userId,
      confirmedAt: Not(IsNull()),
      lastTimeStep: LessThan(lastTimeStep),
    };
    const { affected } = await tx.update(TwoFactorSecret, unused, { lastTimeStep });
    return affected === 1;
  }

  async turnOff(tx: EntityManager, userId: string): Promise<void> {
    await tx.delete(TwoFactorSecret, { userId });
  }

  private async timeStep(
    tx: EntityManager,
    userId: string,
    code: string,
  ): Promise<number | undefined> {
    const row = await tx.findOneBy(TwoFactorSecret, { userId });
    return row
      ? totpTimeStep(this.box.open(userId, row.secret), code, this.clock.now())
      : undefined;
  }
}
