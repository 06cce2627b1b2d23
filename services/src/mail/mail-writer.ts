import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { Config } from '../config/config.js';
import { EditionsService } from '../editions/editions.service.js';
import { htmlOf, textOf } from './mail-layout.js';
import { MailSecrets } from './mail-secrets.js';
import type { MailEdition } from './mail-template.js';
import { templateOf } from './mail-templates.js';
import type { OutgoingMail } from './outgoing-mail.entity.js';

/** A mail as the mail server gets it. */
export interface WrittenMail {
  fromName: string;
  subject: string;
  text: string;
  html: string;
  replyTo: string | undefined;
}

@Injectable()
export class MailWriter {
  constructor(
    private readonly config: Config,
    private readonly editions: EditionsService,
    private readonly secrets: MailSecrets,
  ) {}

  /** What mails say about the conference now. */
  async edition(tx: EntityManager): Promise<MailEdition> {
    const { document } = await this.editions.current(tx);
    return {
      name: document.name,
      contactEmail: document.contact.email,
      siteUrl: this.config.publicUrl,
    };
  }

  /** @throws Error when the row's secrets or data cannot be read any more */
  write(mail: OutgoingMail, edition: MailEdition): WrittenMail {
    const secrets = mail.secrets ? this.secrets.open(mail.id, mail.secrets) : {};
    const letter = templateOf(mail.kind).write({ ...mail.data, ...secrets }, edition);
    return {
      fromName: edition.name,
      subject: letter.subject,
      text: textOf(letter.blocks, edition),
      html: htmlOf(letter.subject, letter.blocks, edition),
      replyTo: letter.replyTo,
    };
  }
}
