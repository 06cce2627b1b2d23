import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import type * as z from 'zod';
import { EmailOutbox, type Email } from '../src/messaging/outbox/email-outbox.js';
import type { EmailTemplate } from '../src/messaging/templates/email-template.js';

/** Read on entry to the outbox, where codes and tokens are still plain. */
export class OutgoingEmails {
  private readonly added: Email[] = [];

  constructor(app: NestFastifyApplication) {
    const outbox = app.get(EmailOutbox, { strict: false });
    const addAll = outbox.addAll.bind(outbox);
    outbox.addAll = async (tx, emails) => {
      await addAll(tx, emails);
      this.added.push(...emails);
    };
  }

  to<Schema extends z.ZodObject>(
    address: string,
    { kind }: EmailTemplate<Schema>,
  ): Email<Schema>[] {
    const found = this.added.filter(({ template, to }) => template.kind === kind && to === address);
    return found as unknown as Email<Schema>[];
  }

  last<Schema extends z.ZodObject>(
    address: string,
    template: EmailTemplate<Schema>,
  ): Email<Schema> {
    const email = this.to(address, template).at(-1);
    if (!email) throw new Error(`no ${template.kind} was written to ${address}`);
    return email;
  }
}
