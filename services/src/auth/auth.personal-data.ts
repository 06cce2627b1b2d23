import { Injectable, type OnModuleInit } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { PersonalDataParts, type PersonalDataPart } from '../personal-data/personal-data-parts.js';
import type { PresentedUser } from '../users/user.schema.js';
import { EmailChange } from './email-change.entity.js';
import { SecondStepService } from './second-step.service.js';

/** What signing in needs beside the account. */
@Injectable()
export class AuthPersonalData implements PersonalDataPart, OnModuleInit {
  readonly name = 'signingIn';

  constructor(
    private readonly parts: PersonalDataParts,
    private readonly secondStep: SecondStepService,
  ) {}

  onModuleInit(): void {
    this.parts.add(this);
  }

  async collect(tx: EntityManager, person: PresentedUser) {
    const change = await tx.findOneBy(EmailChange, { userId: person.id });
    const { isOn, since, recoveryCodesLeft } = await this.secondStep.state(tx, person);
    return {
      secondStep: { isOn, since, recoveryCodesLeft },
      waitingChangeOfAddress: change && { email: change.newEmail, expiresAt: change.expiresAt },
    };
  }

  async erase(tx: EntityManager, { id }: PresentedUser): Promise<void> {
    for (const table of [
      'verification_codes',
      'password_resets',
      'email_changes',
      'sign_in_challenges',
      'second_steps',
      'recovery_codes',
    ]) {
      await tx.query(`DELETE FROM ${table} WHERE user_id = $1`, [id]);
    }
  }
}
