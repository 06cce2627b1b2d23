import { Injectable, type OnModuleInit } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import {
  PersonalDataParts,
  type PersonalDataPart,
} from '../../platform/personal-data/personal-data-parts.js';
import type { PresentedUser } from '../../platform/http/policy/user.schema.js';
import { EmailOutbox } from '../../messaging/outbox/email-outbox.js';
import { findReplies } from '../inbox/correspondence.read-model.js';
import { INBOX_KINDS } from '../inbox/inbox-kinds.js';
import { forgetEnquiryEmails } from './enquiry-emails.js';
import { Enquiry } from './enquiry.entity.js';

@Injectable()
export class EnquiriesPersonalData implements PersonalDataPart, OnModuleInit {
  readonly name = 'enquiries';

  constructor(
    private readonly parts: PersonalDataParts,
    private readonly outbox: EmailOutbox,
  ) {}

  onModuleInit(): void {
    this.parts.add(this);
  }

  async collect(tx: EntityManager, person: PresentedUser) {
    const enquiries = await this.enquiriesOf(tx, person);
    return Promise.all(
      enquiries.map(async ({ contentHash: _content, ...message }) => ({
        ...message,
        replies: await findReplies(tx, INBOX_KINDS.enquiry, message.id),
      })),
    );
  }

  async erase(tx: EntityManager, person: PresentedUser): Promise<void> {
    for (const { id } of await this.enquiriesOf(tx, person)) {
      await forgetEnquiryEmails(tx, this.outbox, id);
      await tx.delete(Enquiry, { id });
    }
  }

  private async enquiriesOf(
    tx: EntityManager,
    { email, isEmailVerified }: PresentedUser,
  ): Promise<Enquiry[]> {
    if (!isEmailVerified) return [];
    return tx
      .createQueryBuilder(Enquiry, 'message')
      .where('email_key(message.email) = email_key(:email)', { email })
      .orderBy('message.id')
      .getMany();
  }
}
