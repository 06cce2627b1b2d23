import { notify, param } from '../../platform/database/expressions.js';
import { sql } from 'kysely';
import { jsonRows } from '../../platform/database/json-rows.js';
import { statement } from '../../platform/database/statement.js';
import { db } from '../../platform/database/db.js';
import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import type * as z from 'zod';
import { Clock } from '../../platform/core/clock.js';
import { newId } from '../../platform/core/new-id.js';
import { emailAddress, isUndeliverable } from './email-address.js';
import { EmailSecrets } from './email-secrets.js';
import { traceParentOfEmail } from './email-trace.js';
import type { EmailTemplate } from '../templates/email-template.js';

export interface Email<Schema extends z.ZodObject = z.ZodObject> {
  template: EmailTemplate<Schema>;
  to: string;
  data: z.output<Schema>;
  /** Unique: one cause sends one email. */
  cause: string;
}

/** Checks the data of an email against its template, for lists of several kinds. */
export function checked<Schema extends z.ZodObject>(email: Email<Schema>): Email {
  return email;
}

export const OUTBOX_CHANNEL = 'outgoing_emails';

/** A row of `outgoing_emails` in JSON. */
interface NewRow {
  id: string;
  kind: string;
  recipient: string;
  cause: string;
  data: object;
  /** In hexadecimal digits. */
  secrets: string | null;
  expiresAt: Date | null;
  traceParent: string | undefined;
}

const addEmails = statement((p: { emails: string; now: Date }) =>
  db
    .with('added', (db) =>
      db
        .insertInto('outgoing_emails')
        .columns([
          ...(['id', 'kind', 'recipient', 'cause', 'data', 'secrets', 'expires_at'] as const),
          ...(['status', 'tries', 'next_try_at', 'history', 'created_at', 'trace_parent'] as const),
        ])
        .expression(
          db
            .selectFrom(
              jsonRows<NewRow, 'email'>(p.emails, 'email', {
                ...{ id: 'uuid', kind: 'text', recipient: 'text', cause: 'text', data: 'jsonb' },
                ...{ secrets: 'text', expiresAt: 'timestamptz', traceParent: 'text' },
              }),
            )
            .select([
              ...(['id', 'kind', 'recipient', 'cause'] as const),
              sql<string>`data`.as('data'),
              sql<Buffer | null>`decode(secrets, 'hex')`.as('secrets'),
              'expiresAt as expires_at',
              sql.lit('queued').as('status'),
              sql.lit(0).as('tries'),
              param(p.now, 'timestamptz').as('next_try_at'),
              sql<string>`'[]'::jsonb`.as('history'),
              param(p.now, 'timestamptz').as('created_at'),
              'traceParent as trace_parent',
            ]),
        )
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

  /** Adds nothing when the cause exists, or for an address of a sample. @throws ZodError unless `to` is one plain address */
  async add<Schema extends z.ZodObject>(tx: EntityManager, email: Email<Schema>): Promise<void> {
    await this.addAll(tx, [checked(email)]);
  }

  /** The same for several emails, in one statement. */
  async addAll(tx: EntityManager, emails: Email[]): Promise<void> {
    const rows = emails.filter(({ to }) => !isUndeliverable(to)).map((email) => this.rowOf(email));
    if (rows.length === 0) return;
    await addEmails.run(tx, { emails: JSON.stringify(rows), now: this.clock.now() });
  }

  private rowOf({ template, to, data, cause }: Email): NewRow {
    const id = newId();
    const fields = Object.entries(data);
    const isSecret = ([field]: [string, unknown]) => template.secrets.includes(field);
    const secrets = Object.fromEntries(fields.filter(isSecret));
    const open = Object.fromEntries(fields.filter((field) => !isSecret(field)));
    const hasSecrets = template.secrets.length > 0;
    return {
      id,
      kind: template.kind,
      recipient: emailAddress(to),
      cause,
      data: open,
      secrets: hasSecrets ? this.secrets.seal(id, secrets).toString('hex') : null,
      expiresAt: template.expiresAt(data),
      traceParent: traceParentOfEmail(),
    };
  }

  /** Deletes the emails of a cause, and of causes that begin with it and a colon, sent or not. */
  async forget(tx: EntityManager, cause: string): Promise<void> {
    await forgetCause.run(tx, { cause });
  }
}
