import { Injectable, type OnModuleInit } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { PersonalDataParts, type PersonalDataPart } from '../personal-data/personal-data-parts.js';
import type { PresentedUser } from '../users/user.schema.js';
import { MailOutbox } from '../mail/mail-outbox.js';
import { ContactMessage } from './contact-message.entity.js';

/** Messages from the person's address, once it is known to be theirs. */
@Injectable()
export class ContactPersonalData implements PersonalDataPart, OnModuleInit {
  readonly name = 'contactMessages';

  constructor(
    private readonly parts: PersonalDataParts,
    private readonly outbox: MailOutbox,
  ) {}

  onModuleInit(): void {
    this.parts.add(this);
  }

  async collect(tx: EntityManager, person: PresentedUser) {
    const messages = await this.messagesOf(tx, person);
    return messages.map(({ contentHash: _content, ...message }) => message);
  }

  async erase(tx: EntityManager, person: PresentedUser): Promise<void> {
    for (const { id } of await this.messagesOf(tx, person)) {
      await this.outbox.forget(tx, `contact-message:${id}`);
      await tx.delete(ContactMessage, { id });
    }
  }

  private async messagesOf(
    tx: EntityManager,
    { email, isEmailVerified }: PresentedUser,
  ): Promise<ContactMessage[]> {
    if (!isEmailVerified) return [];
    return tx
      .createQueryBuilder(ContactMessage, 'message')
      .where('lower(message.email) = lower(:email)', { email })
      .orderBy('message.id')
      .getMany();
  }
}
