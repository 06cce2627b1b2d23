import { randomBytes } from 'node:crypto';
import { Injectable, type OnModuleInit } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import {
  PersonalDataParts,
  type PersonalDataPart,
} from '../../platform/personal-data/personal-data-parts.js';
import { erasedAddress } from '../../identity/users/erased-address.js';
import type { PresentedUser } from '../../platform/http/policy/user.schema.js';
import { Registration } from './registration.entity.js';

@Injectable()
export class RegistrationsPersonalData implements PersonalDataPart, OnModuleInit {
  readonly name = 'registrations';

  constructor(private readonly parts: PersonalDataParts) {}

  onModuleInit(): void {
    this.parts.add(this);
  }

  async collect(tx: EntityManager, { id }: PresentedUser) {
    const registrations = await tx.find(Registration, {
      where: { userId: id },
      order: { id: 'ASC' },
    });
    return registrations.map(
      ({ contentHash: _content, browserHash: _browser, userId: _person, ...registration }) =>
        registration,
    );
  }

  async erase(tx: EntityManager, { id }: PresentedUser): Promise<void> {
    const erased = {
      title: '',
      firstName: 'Erased',
      lastName: 'person',
      email: erasedAddress(id),
      organization: '',
      position: '',
      country: '',
      phone: null,
      browserHash: null,
      contentHash: randomBytes(32),
    };
    await tx.update(Registration, { userId: id }, erased);
  }
}
