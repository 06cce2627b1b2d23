import { notify, param } from '../../platform/database/expressions.js';
import { sql } from 'kysely';
import { statement } from '../../platform/database/statement.js';
import { db } from '../../platform/database/db.js';
import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import type * as z from 'zod';
import { Clock } from '../../platform/core/clock.js';
import { newId } from '../../platform/core/new-id.js';
import { emailAddress } from './email-address.js';
import { EmailSecrets } from './email-secrets.js';
import type { EmailTemplate } from '../templates/email-template.js';

export interface Email<Schema extends z.ZodObject = z.ZodObject> {
  template: EmailTemplate<Schema>;
  to: string;
  data: z.output<Schema>;
  /** Unique: one cause sends one email. */
  cause: string;
}

export const OUTBOX_CHANNEL = 'outgoing_emails';

interface NewRow {
  id: string;
  kind: string;
  recipient: string;
  cause: string;
  data: string;
  secrets: Buffer | null;
  now: Date;
  expiresAt: Date | null;
}

const addEmail = statement((p: NewRow) =>
  db
    .with('added', (db) =>
      db
        .insertInto('outgoing_emails')
        .values({
          id: p.id,
          kind: p.kind,
          recipient: p.recipient,
          cause: p.cause,
          data: p.data,
          secrets: p.secrets,
          status: 'queued',
          tries: 0,
          next_try_at: p.now,
          expires_at: p.expiresAt,
          history: '[]',
          created_at: p.now,
        })
        .onConflict((conflict) => conflict.column('cause').doNothing())
        .returning('id'),
    )
    .selectFrom('added')
    .select(notify(OUTBOX_CHANNEL).as('notified')),
);

/** Compares bytes, so that the index is used. */
const forgetCause = statement((p: { cause: string }) =>
  db.deleteFrom('outgoing_emails').where(({ eb, or, and }) => {
    const cause = param(p.cause, 'text');
    return or([
      eb('cause', '=', cause),
      and([sql<boolean>`cause ~>=~ (${cause} || ':')`, sql<boolean>`cause ~<~ (${cause} || ';')`]),
    ]);
  }),
);

const notifyRelay = statement(() => db.selectNoFrom(notify(OUTBOX_CHANNEL).as('notified')));

export async function wakeRelay(tx: EntityManager): Promise<void> {
  await notifyRelay.run(tx);
}

@Injectable()
export class EmailOutbox {
  constructor(
    private readonly clock: Clock,
    private readonly secrets: EmailSecrets,
  ) {}

  /** Adds nothing when the cause exists. @throws ZodError unless `to` is one plain address */
  async add<Schema extends z.ZodObject>(tx: EntityManager, email: Email<Schema>): Promise<void> {
    const { template, to, data, cause } = email;
    const id = newId();
    const fields = Object.entries(data);
    const isSecret = ([field]: [string, unknown]) => template.secrets.includes(field);
    const secrets = Object.fromEntries(fields.filter(isSecret));
    const open = Object.fromEntries(fields.filter((field) => !isSecret(field)));
    await addEmail.run(tx, {
      id,
      kind: template.kind,
      recipient: emailAddress(to),
      cause,
      data: JSON.stringify(open),
      secrets: template.secrets.length > 0 ? this.secrets.seal(id, secrets) : null,
      now: this.clock.now(),
      expiresAt: template.expiresAt(data),
    });
  }

  /** Deletes the emails of a cause, and of causes that begin with it and a colon, sent or not. */
  async forget(tx: EntityManager, cause: string): Promise<void> {
    await forgetCause.run(tx, { cause });
  }
}
