import { Injectable } from '@nestjs/common';
import { MoreThan, type EntityManager } from 'typeorm';
import { Clock } from '../common/clock.js';
import { REPEAT_WINDOW, takeTurns } from '../common/equal-letters.js';
import { Idempotency } from '../common/idempotency/idempotency.js';
import type { OnceRequest } from '../common/idempotency/once.js';
import { newId } from '../common/new-id.js';
import { after } from '../common/time.js';
import { EditionsService } from '../editions/editions.service.js';
import { MailOutbox } from '../mail/mail-outbox.js';
import { ContactMessage } from './contact-message.entity.js';
import type { Contact, ContactAnswer } from './contact.schema.js';
import { texts } from './contact.texts.js';

@Injectable()
export class ContactService {
  constructor(
    private readonly idempotency: Idempotency,
    private readonly editions: EditionsService,
    private readonly outbox: MailOutbox,
    private readonly clock: Clock,
  ) {}

  /** Keeps a message and mails it to the office, with a copy to its sender. */
  receive(once: OnceRequest, letter: Contact): Promise<ContactAnswer> {
    return this.idempotency.once(once, async (tx) => {
      const contentHash = await takeTurns(tx, letter);
      const isRepeat = await tx.existsBy(ContactMessage, {
        contentHash,
        createdAt: MoreThan(after(this.clock.now(), -REPEAT_WINDOW)),
      });
      if (!isRepeat) await this.keep(tx, contentHash, letter);
      return { success: true, message: texts.received };
    });
  }

  private async keep(tx: EntityManager, contentHash: Buffer, letter: Contact): Promise<void> {
    const id = newId();
    await tx.insert(ContactMessage, { id, contentHash, createdAt: this.clock.now(), ...letter });
    const { document } = await this.editions.current(tx);
    await this.outbox.add(tx, {
      kind: 'contact-message',
      to: document.contact.email,
      data: letter,
      cause: `contact-message:${id}`,
    });
    await this.outbox.add(tx, {
      kind: 'contact-copy',
      to: letter.email,
      data: letter,
      cause: `contact-copy:${id}`,
    });
  }
}
