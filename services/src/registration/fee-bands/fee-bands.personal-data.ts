import { Injectable, type OnModuleInit } from '@nestjs/common';
import { In, type EntityManager } from 'typeorm';
import type { PresentedUser } from '../../platform/http/policy/user.schema.js';
import {
  PersonalDataParts,
  type PersonalDataPart,
} from '../../platform/personal-data/personal-data-parts.js';
import { RegistrationBand } from '../reductions/registration-band.entity.js';
import { RegistrationsService } from '../registrations/registrations.service.js';

/** The price of a registration is kept for accounting, with its income group and without the country. */
@Injectable()
export class FeeBandsPersonalData implements PersonalDataPart, OnModuleInit {
  readonly name = 'countryBands';

  constructor(
    private readonly parts: PersonalDataParts,
    private readonly registrations: RegistrationsService,
  ) {}

  onModuleInit(): void {
    this.parts.add(this);
  }

  async collect(tx: EntityManager, person: PresentedUser) {
    const bands = await tx.find(RegistrationBand, {
      where: await this.ownedBy(tx, person),
      order: { registrationId: 'ASC' },
    });
    return bands.map(({ checkedBy: _organiser, ...band }) => band);
  }

  async erase(tx: EntityManager, person: PresentedUser): Promise<void> {
    await tx.update(RegistrationBand, await this.ownedBy(tx, person), { country: '' });
  }

  private async ownedBy(tx: EntityManager, { id }: PresentedUser) {
    return { registrationId: In(await this.registrations.idsOf(tx, id)) };
  }
}
