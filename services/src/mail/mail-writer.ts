import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { Config } from '../config/config.js';
import { EditionsService } from '../editions/editions.service.js';
import { writeLetter, type WrittenMail } from './letter.js';
import { MailSecrets } from './mail-secrets.js';
import type { MailEdition } from './mail-template.js';
import { templateOf } from './mail-templates.js';
import type { OutgoingMail } from './outgoing-mail.entity.js';

const MASK = '••••••';

@Injectable()
export class MailWriter {
  constructor(
    private readonly config: Config,
    private readonly dataSource: DataSource,
    private readonly editions: EditionsService,
    private readonly secrets: MailSecrets,
  ) {}

  /** What mails say about the conference now. */
  async edition(tx: EntityManager = this.dataSource.manager): Promise<MailEdition> {
    const { document } = await this.editions.current(tx);
    return {
      name: document.name,
      contactEmail: document.contact.email,
      siteUrl: this.config.publicUrl,
    };
  }

  /** @throws Error when the row's secrets or data cannot be read any more */
  write({ id, kind, data, secrets }: OutgoingMail, edition: MailEdition): WrittenMail {
    const opened = secrets ? this.secrets.open(id, secrets) : {};
    return writeLetter(kind, { ...data, ...opened }, edition);
  }

  /**
   * The mail with its codes and links masked.
   * @returns undefined when the row's data has not the template's shape any more
   */
  preview({ kind, data }: OutgoingMail, edition: MailEdition): WrittenMail | undefined {
    const masks: Record<string, string> = {};
    for (const field of templateOf(kind).secrets) masks[field] = MASK;
    try {
      return writeLetter(kind, { ...data, ...masks }, edition);
    } catch {
      return undefined;
    }
  }
}
