import { anyOf } from '../../platform/database/expressions.js';
import { sql } from 'kysely';
import { statement } from '../../platform/database/statement.js';
import { db } from '../../platform/database/db.js';
import { Injectable, type OnModuleInit } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { Scheduler } from '../../platform/jobs/scheduler.js';
import {
  PersonalDataParts,
  type PersonalDataPart,
} from '../../platform/personal-data/personal-data-parts.js';
import type { PresentedUser } from '../../platform/http/policy/user.schema.js';
import { emailKinds, emailTemplates } from '../templates/email-template.js';

interface Person {
  prefixes: string[];
  isEmailVerified: boolean;
  email: string;
}

/** Emails that changes of the account caused, and all to its address once that is verified. */
const isOf = (p: Person) => sql<boolean>`
  (EXISTS (SELECT FROM unnest(${p.prefixes}::text[]) prefix
            WHERE cause ~>=~ prefix AND cause ~<~ (prefix || '~'))
   OR (${p.isEmailVerified} AND email_key(recipient) = email_key(${p.email})))`;

const findEmails = statement((p: Person) =>
  db
    .selectFrom('outgoing_emails')
    .select(['kind', 'recipient', 'status', 'created_at as createdAt', 'sent_at as sentAt'])
    .where(isOf(p))
    .orderBy('id'),
);

const forgetEmails = statement((p: Person) => db.deleteFrom('outgoing_emails').where(isOf(p)));

const forgetSent = statement((p: { kinds: string[] }) =>
  db
    .deleteFrom('outgoing_emails')
    .where('kind', '=', anyOf(p.kinds))
    .where('status', '<>', 'queued'),
);

@Injectable()
export class EmailsPersonalData implements PersonalDataPart, OnModuleInit {
  readonly name = 'emails';

  constructor(
    private readonly parts: PersonalDataParts,
    private readonly dataSource: DataSource,
    private readonly scheduler: Scheduler,
  ) {}

  onModuleInit(): void {
    this.parts.add(this);
    this.scheduler.add(() => this.deleteSent());
  }

  collect(tx: EntityManager, person: PresentedUser) {
    return findEmails.all(tx, asPerson(person));
  }

  async erase(tx: EntityManager, person: PresentedUser): Promise<void> {
    await forgetEmails.run(tx, asPerson(person));
  }

  private async deleteSent(): Promise<void> {
    const templates = emailTemplates().filter(({ isDeletedOnceSent }) => isDeletedOnceSent);
    await forgetSent.run(this.dataSource, { kinds: templates.map(({ kind }) => kind) });
  }
}

function asPerson({ id, email, isEmailVerified }: PresentedUser): Person {
  return { prefixes: emailKinds().map((kind) => `${kind}:${id}`), isEmailVerified, email };
}
