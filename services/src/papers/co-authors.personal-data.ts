import { randomBytes } from 'node:crypto';
import { Injectable, type OnModuleInit } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { EmailOutbox } from '../messaging/outbox/email-outbox.js';
import type { PresentedUser } from '../platform/http/policy/user.schema.js';
import {
  PersonalDataParts,
  type PersonalDataPart,
} from '../platform/personal-data/personal-data-parts.js';
import { PaperCoAuthor } from './paper/paper-co-author.entity.js';
import { findAuthorships } from './submission/co-authors.read-model.js';

/** Which papers name the person, since when, and whether they denied it. */
@Injectable()
export class CoAuthorsPersonalData implements PersonalDataPart, OnModuleInit {
  readonly name = 'authorships';

  constructor(
    private readonly parts: PersonalDataParts,
    private readonly outbox: EmailOutbox,
  ) {}

  onModuleInit(): void {
    this.parts.add(this);
  }

  async collect(tx: EntityManager, { id: userId }: PresentedUser) {
    const rows = await findAuthorships.all(tx, { userId });
    return rows.map(({ id: _id, ...row }) => row);
  }

  async erase(tx: EntityManager, { id: userId }: PresentedUser): Promise<void> {
    for (const { id } of await findAuthorships.all(tx, { userId })) {
      // These emails to others name the person.
      await this.outbox.forget(tx, `authorship-denied:${id}`);
      // The row keeps the account that registered the paper.
      await tx.update(PaperCoAuthor, { id }, { email: '', tokenHash: randomBytes(32) });
    }
  }
}
