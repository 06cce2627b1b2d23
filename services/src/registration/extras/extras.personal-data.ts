import { Injectable, type OnModuleInit } from '@nestjs/common';
import { In, type EntityManager } from 'typeorm';
import {
  PersonalDataParts,
  type PersonalDataPart,
} from '../../platform/personal-data/personal-data-parts.js';
import type { PresentedUser } from '../../platform/http/policy/user.schema.js';
import { RegistrationsService } from '../registrations/registrations.service.js';
import { RegistrationAnswer } from './registration-answer.entity.js';

/** Answers to the organiser's questions, some of them about health. */
@Injectable()
export class ExtrasPersonalData implements PersonalDataPart, OnModuleInit {
  readonly name = 'registrationAnswers';

  constructor(
    private readonly parts: PersonalDataParts,
    private readonly registrations: RegistrationsService,
  ) {}

  onModuleInit(): void {
    this.parts.add(this);
  }

  async collect(tx: EntityManager, person: PresentedUser) {
    return tx.find(RegistrationAnswer, {
      where: await this.ownedBy(tx, person),
      order: { registrationId: 'ASC', questionId: 'ASC' },
    });
  }

  async erase(tx: EntityManager, person: PresentedUser): Promise<void> {
    await tx.delete(RegistrationAnswer, await this.ownedBy(tx, person));
  }

  private async ownedBy(tx: EntityManager, { id }: PresentedUser) {
    return { registrationId: In(await this.registrations.idsOf(tx, id)) };
  }
}
