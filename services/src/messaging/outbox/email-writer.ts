import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { Config } from '../../platform/config/config.js';
import { ConferenceIdentity } from '../templates/conference-identity.js';
import type { RenderedEmail } from '../templates/rendered-email.js';
import { EmailWordings } from '../wordings/email-wordings.js';
import { type EmailTexts, renderWorded } from '../wordings/worded-email.js';
import { EmailSecrets } from './email-secrets.js';
import type { EmailEdition } from '../templates/email-template.js';
import { templateOf } from '../templates/email-template.js';
import { OutgoingEmail } from './outgoing-email.entity.js';

const MASK = '••••••';

@Injectable()
export class EmailWriter {
  constructor(
    private readonly config: Config,
    private readonly dataSource: DataSource,
    private readonly conference: ConferenceIdentity,
    private readonly secrets: EmailSecrets,
    private readonly wordings: EmailWordings,
  ) {}

  async edition(tx: EntityManager = this.dataSource.manager): Promise<EmailEdition> {
    return { ...(await this.conference.identity(tx)), siteUrl: this.config.publicUrl };
  }

  /** With the texts as they were when the email was made. @throws Error when the row can no longer be read */
  async write(tx: EntityManager, email: OutgoingEmail, edition: EmailEdition) {
    const { id, kind, data, secrets } = email;
    const opened = secrets ? this.secrets.open(id, secrets) : {};
    return renderWorded(
      templateOf(kind),
      await this.textsOf(tx, email),
      { ...data, ...opened },
      edition,
    );
  }

  /**
   * Masks codes and links.
   * @param texts instead of those that the email was made with
   * @returns undefined when the data no longer fits the template
   */
  async preview(
    email: OutgoingEmail,
    edition: EmailEdition,
    texts?: EmailTexts,
  ): Promise<RenderedEmail | undefined> {
    const used = texts ?? (await this.textsOf(this.dataSource.manager, email));
    try {
      const template = templateOf(email.kind);
      const masks = Object.fromEntries(template.secrets.map((field) => [field, MASK]));
      return renderWorded(template, used, { ...email.data, ...masks }, edition);
    } catch {
      return undefined;
    }
  }

  /** An email of a kind, with texts that are not saved yet. @returns undefined without one, or as `preview` */
  async previewOf(id: string, kind: string, texts: EmailTexts): Promise<RenderedEmail | undefined> {
    const email = await this.dataSource.manager.findOneBy(OutgoingEmail, { id, kind });
    return email ? this.preview(email, await this.edition(), texts) : undefined;
  }

  private textsOf(tx: EntityManager, { kind, createdAt }: OutgoingEmail): Promise<EmailTexts> {
    return this.wordings.at(tx, kind, createdAt);
  }
}
