import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { Config } from '../config/config.js';
import { EditionsService } from '../editions/editions.service.js';
import { htmlOf, textOf } from './mail-layout.js';
import { MailSecrets } from './mail-secrets.js';
import type { MailEdition } from './mail-template.js';
import { type MailKind, templateOf } from './mail-templates.js';
import type { OutgoingMail } from './outgoing-mail.entity.js';

const MASK = '••••••';

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
    return this.letter(mail.kind, { ...mail.data, ...secrets }, edition);
  }

  /**
   * The mail with its codes and links masked.
   * @returns undefined when the row's data has not the template's shape any more
   */
  preview({ kind, data }: OutgoingMail, edition: MailEdition): WrittenMail | undefined {
    const masks: Record<string, string> = {};
    for (const field of templateOf(kind).secrets) masks[field] = MASK;
    try {
      return this.letter(kind, { ...data, ...masks }, edition);
    } catch {
      return undefined;
    }
  }

  /** The letter of a kind as it would be for somebody. */
  sample(kind: MailKind, edition: MailEdition): WrittenMail {
    return this.letter(kind, templateOf(kind).sample(edition.siteUrl), edition);
  }

  private letter(kind: MailKind, data: Record<string, unknown>, edition: MailEdition): WrittenMail {
    const letter = templateOf(kind).write(data, edition);
    return {
      fromName: edition.name,
      subject: letter.subject,
      text: textOf(letter.blocks, edition),
      html: htmlOf(letter.subject, letter.blocks, edition),
      replyTo: letter.replyTo,
    };
  }
}
