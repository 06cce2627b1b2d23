import { forgetOf } from '../credentials/forget-requests.js';
import { Injectable, type OnModuleInit } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import {
  PersonalDataParts,
  type PersonalDataPart,
} from '../../platform/personal-data/personal-data-parts.js';
import type { PresentedUser } from '../../platform/http/policy/user.schema.js';
import { LoginOrigins } from '../credentials/login-origins.js';
import { EmailChange } from '../email-verification/email-change.entity.js';
import { TwoFactorService } from '../two-factor/two-factor.service.js';

@Injectable()
export class AuthPersonalData implements PersonalDataPart, OnModuleInit {
  readonly name = 'login';

  constructor(
    private readonly parts: PersonalDataParts,
    private readonly twoFactor: TwoFactorService,
    private readonly origins: LoginOrigins,
  ) {}

  onModuleInit(): void {
    this.parts.add(this);
  }

  async collect(tx: EntityManager, person: PresentedUser) {
    const change = await tx.findOneBy(EmailChange, { userId: person.id });
    const { isOn, since, recoveryCodesLeft } = await this.twoFactor.state(tx, person);
    return {
      twoFactor: { isOn, since, recoveryCodesLeft },
      knownForLogin: await this.origins.list(tx, person.id),
      waitingChangeOfAddress: change && { email: change.newEmail, expiresAt: change.expiresAt },
    };
  }

  async erase(tx: EntityManager, { id }: PresentedUser): Promise<void> {
    for (const forget of Object.values(forgetOf)) await forget.run(tx, { userId: id });
  }
}
