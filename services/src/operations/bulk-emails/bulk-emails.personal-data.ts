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

interface Person {
  id: string;
  email: string;
}

const findOwn = statement((p: Person) =>
  db
    .selectFrom('bulk_email_recipients as r')
    .innerJoin('bulk_emails as b', 'b.id', 'r.bulk_email_id')
    .select(['b.subject', 'b.sent_at as sentAt', 'r.email', 'r.state'])
    .where(({ or, eb }) =>
      or([eb('r.user_id', '=', p.id), eb('r.address_key', '=', emailKeyOf(p.email))]),
    )
    .orderBy('b.sent_at'),
);

const forgetOwn = statement((p: Person) =>
  db
    .deleteFrom('bulk_email_recipients')
    .where(({ or, eb }) =>
      or([eb('user_id', '=', p.id), eb('address_key', '=', emailKeyOf(p.email))]),
    ),
);

const withoutOwn = (name: 'addresses' | 'except', email: string) => sql`coalesce((
  SELECT jsonb_agg(address) FROM jsonb_array_elements_text(audience -> ${sql.lit(name)}) address
   WHERE email_key(address) <> ${emailKeyOf(email)}), '[]')`;

/** Of drafts: addresses that were pasted, and of people who are left out. */
const forgetInDraft = (name: 'addresses' | 'except') =>
  statement((p: { email: string }) =>
    db
      .updateTable('bulk_emails')
      .set({
        audience: sql<string>`audience || jsonb_build_object(${sql.lit(name)}, ${withoutOwn(name, p.email)})`,
      })
      .where('state', '=', 'draft')
      .where(sql<boolean>`audience ? ${sql.lit(name)}`),
  );
const forgetPasted = forgetInDraft('addresses');
const forgetLeftOut = forgetInDraft('except');

/** Which emails to groups went to the person. */
@Injectable()
export class BulkEmailsPersonalData implements PersonalDataPart, OnModuleInit {
  readonly name = 'emails-to-groups';

  constructor(private readonly parts: PersonalDataParts) {}

  onModuleInit(): void {
    this.parts.add(this);
  }

  collect(tx: EntityManager, { id, email }: PresentedUser) {
    return findOwn.all(tx, { id, email });
  }

  async erase(tx: EntityManager, { id, email }: PresentedUser): Promise<void> {
    await forgetOwn.run(tx, { id, email });
    await forgetPasted.run(tx, { email });
    await forgetLeftOut.run(tx, { email });
  }
}
