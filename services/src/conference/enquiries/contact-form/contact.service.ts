import { Injectable } from '@nestjs/common';
import { MoreThan, type EntityManager } from 'typeorm';
import { Clock } from '../../../platform/core/clock.js';
import { REPEAT_WINDOW, lockEqualContent } from '../../../platform/idempotency/repeated-content.js';
import { Idempotency } from '../../../platform/idempotency/idempotency.js';
import type { IdempotentRequest } from '../../../platform/idempotency/idempotent-request.js';
import { newId } from '../../../platform/core/new-id.js';
import { after } from '../../../platform/core/time.js';
import { Notices } from '../../../platform/notices/notices.js';
import { EditionsService } from '../../editions/editions.service.js';
import { EmailOutbox } from '../../../messaging/outbox/email-outbox.js';
import { enquiryCauses } from '../enquiry-emails.js';
import { Enquiry } from '../enquiry.entity.js';
import type { Contact, ContactAnswer } from './contact.schema.js';
import { texts } from './contact.texts.js';
import { enquiryCopy, enquiryEmail } from '../contact.emails.js';

@Injectable()
export class ContactService {
  constructor(
    private readonly idempotency: Idempotency,
    private readonly editions: EditionsService,
    private readonly outbox: EmailOutbox,
    private readonly notices: Notices,
    private readonly clock: Clock,
  ) {}

  receive(request: IdempotentRequest, enquiry: Contact): Promise<ContactAnswer> {
    return this.idempotency.run(request, async (tx) => {
      const contentHash = await lockEqualContent(tx, enquiry);
      const isRepeat = await tx.existsBy(Enquiry, {
        contentHash,
        createdAt: MoreThan(after(this.clock.now(), -REPEAT_WINDOW)),
      });
      if (!isRepeat) await this.keep(tx, contentHash, enquiry);
      return { success: true, message: texts.received };
    });
  }

  private async keep(tx: EntityManager, contentHash: Buffer, enquiry: Contact): Promise<void> {
    const id = newId();
    await tx.insert(Enquiry, { id, contentHash, createdAt: this.clock.now(), ...enquiry });
    await this.notices.add(tx, 'enquiry', id);
    const causes = enquiryCauses(id);
    const { document } = await this.editions.current(tx);
    await this.outbox.add(tx, {
      template: enquiryEmail,
      to: document.contact.email,
      data: enquiry,
      cause: causes.email,
    });
    await this.outbox.add(tx, {
      template: enquiryCopy,
      to: enquiry.email,
      data: enquiry,
      cause: causes.copy,
    });
  }
}
