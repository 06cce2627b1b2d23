import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { EmailOutbox } from '../../messaging/outbox/email-outbox.js';
import { Config } from '../../platform/config/config.js';
import { visaLetterChanged } from './visa-letter.email.js';
import { findRegistrationById } from './visa-people.read-model.js';
import type { VisaStatus } from './visa-status.js';

interface Changed {
  id: string;
  registrationId: string;
  /** After the change. */
  status: VisaStatus;
  version: number;
}

/** Tells people of each change of their request. */
@Injectable()
export class VisaEmails {
  constructor(
    private readonly outbox: EmailOutbox,
    private readonly config: Config,
  ) {}

  /** To the account that asked. */
  async changed(tx: EntityManager, { id, registrationId, status, version }: Changed) {
    const person = await findRegistrationById.first(tx, { id: registrationId });
    if (!person) return;
    const { title, firstName, lastName, email: to } = person;
    const link = `${this.config.publicUrl.replace(/\/$/, '')}/visa-letter`;
    await this.outbox.add(tx, {
      template: visaLetterChanged,
      to,
      data: { title, firstName, lastName, status, link },
      cause: `${visaLetterChanged.kind}:${id}:${version}`,
    });
  }

  async forget(tx: EntityManager, id: string): Promise<void> {
    await this.outbox.forget(tx, `${visaLetterChanged.kind}:${id}`);
  }
}
