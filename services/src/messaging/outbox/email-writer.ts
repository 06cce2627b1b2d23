import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { Config } from '../../platform/config/config.js';
import { ConferenceIdentity } from '../templates/conference-identity.js';
import { renderEmail, type RenderedEmail } from '../templates/rendered-email.js';
import { EmailSecrets } from './email-secrets.js';
import type { EmailEdition } from '../templates/email-template.js';
import { templateOf } from '../templates/email-template.js';
import type { OutgoingEmail } from './outgoing-email.entity.js';

const MASK = '••••••';

@Injectable()
export class EmailWriter {
  constructor(
    private readonly config: Config,
    private readonly dataSource: DataSource,
    private readonly conference: ConferenceIdentity,
    private readonly secrets: EmailSecrets,
  ) {}

  async edition(tx: EntityManager = this.dataSource.manager): Promise<EmailEdition> {
    return { ...(await this.conference.identity(tx)), siteUrl: this.config.publicUrl };
  }

  /** @throws Error when the row's secrets or data can no longer be read */
  write({ id, kind, data, secrets }: OutgoingEmail, edition: EmailEdition): RenderedEmail {
    const opened = secrets ? this.secrets.open(id, secrets) : {};
    return renderEmail(templateOf(kind), { ...data, ...opened }, edition);
  }

  /** Masks codes and links. @returns undefined when the data no longer fits the template */
  preview({ kind, data }: OutgoingEmail, edition: EmailEdition): RenderedEmail | undefined {
    try {
      const template = templateOf(kind);
      const masks = Object.fromEntries(template.secrets.map((field) => [field, MASK]));
      return renderEmail(template, { ...data, ...masks }, edition);
    } catch {
      return undefined;
    }
  }
}
