import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import type { EmailWordings } from '../../messaging/wordings/email-wordings.js';
import type { EmailTexts } from '../../messaging/wordings/worded-email.js';
import { findTextsAt } from './email-wordings.read-model.js';

@Injectable()
export class CurrentWordings implements EmailWordings {
  /** Of the current edition. */
  async at(tx: EntityManager, kind: string, moment: Date): Promise<EmailTexts> {
    const found = await findTextsAt.first(tx, { kind, moment });
    return found?.texts ?? {};
  }
}
