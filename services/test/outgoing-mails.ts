import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { MailOutbox, type Mail } from '../src/mail/mail-outbox.js';
import type { MailKind } from '../src/mail/mail-templates.js';

export type MailOf<Kind extends MailKind> = Extract<Mail, { kind: Kind }>;

/** What was put into the outbox, read where it goes in: there the codes and tokens can be seen. */
export class OutgoingMails {
  private readonly added: Mail[] = [];

  constructor(app: NestFastifyApplication) {
    const outbox = app.get(MailOutbox, { strict: false });
    const add = outbox.add.bind(outbox);
    outbox.add = async (tx, mail) => {
      await add(tx, mail);
      this.added.push(mail);
    };
  }

  to<Kind extends MailKind>(email: string, kind: Kind): MailOf<Kind>[] {
    return this.added.filter(
      (mail): mail is MailOf<Kind> => mail.kind === kind && mail.to === email,
    );
  }

  /** The newest one. */
  last<Kind extends MailKind>(email: string, kind: Kind): MailOf<Kind> {
    const mail = this.to(email, kind).at(-1);
    if (!mail) throw new Error(`no ${kind} was written to ${email}`);
    return mail;
  }
}
