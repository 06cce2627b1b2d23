import { Injectable, type OnModuleInit } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { Housekeeping } from '../common/housekeeping.js';
import { PersonalDataParts, type PersonalDataPart } from '../personal-data/personal-data-parts.js';
import type { PresentedUser } from '../users/user.schema.js';
import { MAIL_KINDS } from './mail-templates.js';

/**
 * The mails of an account: those that its changes caused, and all to its address once that is known
 * to be the person's. The texts themselves stand nowhere: they are written when they are sent.
 */
const OF_PERSON = `
  (EXISTS (SELECT FROM unnest($1::text[]) prefix
           WHERE cause ~>=~ prefix AND cause ~<~ (prefix || '~'))
   OR ($2 AND lower(recipient) = lower($3)))`;

@Injectable()
export class MailsPersonalData implements PersonalDataPart, OnModuleInit {
  readonly name = 'mails';

  constructor(
    private readonly parts: PersonalDataParts,
    private readonly dataSource: DataSource,
    private readonly housekeeping: Housekeeping,
  ) {}

  onModuleInit(): void {
    this.parts.add(this);
    this.housekeeping.add(() => this.forgetFarewells());
  }

  collect(tx: EntityManager, person: PresentedUser) {
    return tx.query<object[]>(
      `SELECT kind, recipient, status, created_at AS "createdAt", sent_at AS "sentAt"
       FROM outgoing_mails WHERE ${OF_PERSON} ORDER BY id`,
      parameters(person),
    );
  }

  /** Those that wait are not sent any more. */
  async erase(tx: EntityManager, person: PresentedUser): Promise<void> {
    await tx.query(`DELETE FROM outgoing_mails WHERE ${OF_PERSON}`, parameters(person));
  }

  /** The last mail of an account outlives it until it is sent. */
  private async forgetFarewells(): Promise<void> {
    await this.dataSource.query(
      `DELETE FROM outgoing_mails WHERE kind = 'account-deleted' AND status <> 'queued'`,
    );
  }
}

function parameters({ id, email, isEmailVerified }: PresentedUser): unknown[] {
  return [MAIL_KINDS.map((kind) => `${kind}:${id}`), isEmailVerified, email];
}
