import { Injectable, type OnModuleInit } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import type { PermittedUser } from '../../platform/http/policy/current-user.js';
import type { PresentedUser } from '../../platform/http/policy/user.schema.js';
import {
  type Erasure,
  PersonalDataParts,
  type PersonalDataPart,
} from '../../platform/personal-data/personal-data-parts.js';
import { PassportBox } from './passport-box.js';
import { VisaEmails } from './visa-emails.js';
import { VisaKeys } from './visa-keys.js';
import { deleteRequest, findOf } from './visa-requests.sql.js';

/** Passport data is in the person's export only, not in one that an organiser makes. */
@Injectable()
export class VisaLettersPersonalData implements PersonalDataPart, OnModuleInit {
  readonly name = 'visa-letters';

  constructor(
    private readonly parts: PersonalDataParts,
    private readonly box: PassportBox,
    private readonly keys: VisaKeys,
    private readonly emails: VisaEmails,
  ) {}

  onModuleInit(): void {
    this.parts.add(this);
  }

  async collect(tx: EntityManager, { id: userId }: PresentedUser, reader: PermittedUser) {
    const found = await findOf.all(tx, { userId });
    return Promise.all(
      found.map(async ({ id, status, createdAt, changedAt, keptUntil, ...sealed }) => ({
        ...{ status, createdAt, changedAt, keptUntil, destroyedAt: sealed.destroyedAt },
        ...(reader.id === userId && {
          passport: await this.box.passport(id, sealed.sealedPassport),
          answer: await this.box.answer(id, sealed.sealedAnswer),
        }),
      })),
    );
  }

  async erase(tx: EntityManager, { id: userId }: PresentedUser, erasure: Erasure): Promise<void> {
    for (const { id } of await findOf.all(tx, { userId })) {
      await deleteRequest.run(tx, { id });
      await this.emails.forget(tx, id);
      erasure.afterCommit(() => this.keys.destroy(id));
    }
  }
}
