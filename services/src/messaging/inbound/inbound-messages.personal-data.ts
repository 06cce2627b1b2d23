import { Injectable, type OnModuleInit } from '@nestjs/common';
import { sql } from 'kysely';
import type { EntityManager } from 'typeorm';
import { db } from '../../platform/database/db.js';
import { emailKeyOf } from '../../platform/database/expressions.js';
import { statement } from '../../platform/database/statement.js';
import type { PresentedUser } from '../../platform/http/policy/user.schema.js';
import {
  PersonalDataParts,
  type PersonalDataPart,
} from '../../platform/personal-data/personal-data-parts.js';

const findOwn = statement((p: { email: string }) =>
  db
    .selectFrom('inbound_messages')
    .select(['from_name as name', 'subject', 'body', 'received_at as receivedAt'])
    .where(emailKeyOf(sql.ref('from_email')), '=', emailKeyOf(p.email))
    .orderBy('received_at'),
);

const forgetOwn = statement((p: { email: string }) =>
  db
    .deleteFrom('inbound_messages')
    .where(emailKeyOf(sql.ref('from_email')), '=', emailKeyOf(p.email)),
);

/** Of an address that is verified: anyone can write in the name of another one. */
@Injectable()
export class InboundMessagesPersonalData implements PersonalDataPart, OnModuleInit {
  readonly name = 'replies';

  constructor(private readonly parts: PersonalDataParts) {}

  onModuleInit(): void {
    this.parts.add(this);
  }

  async collect(tx: EntityManager, { email, isEmailVerified }: PresentedUser) {
    return isEmailVerified ? findOwn.all(tx, { email }) : [];
  }

  async erase(tx: EntityManager, { email, isEmailVerified }: PresentedUser): Promise<void> {
    if (isEmailVerified) await forgetOwn.run(tx, { email });
  }
}
