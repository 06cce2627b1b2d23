import { sql } from 'kysely';
import { db } from '../../platform/database/db.js';
import { jsonRows } from '../../platform/database/json-rows.js';
import { notify } from '../../platform/database/expressions.js';
import { statement } from '../../platform/database/statement.js';
import type { BulkKind } from './bulk-emails.schema.js';

export const BULK_CHANNEL = 'bulk_emails';

interface NewDraft {
  id: string;
  editionId: string;
  kind: BulkKind;
  subject: string;
  body: string;
  /** In JSON. */
  audience: string;
  needs: string[];
  by: string;
  now: Date;
}

export const insertDraft = statement((p: NewDraft) =>
  db.insertInto('bulk_emails').values({
    id: p.id,
    edition_id: p.editionId,
    kind: p.kind,
    subject: p.subject,
    body: p.body,
    audience: p.audience,
    needs: p.needs,
    state: 'draft',
    created_by: p.by,
    created_at: p.now,
  }),
);

type ChangedDraft = Omit<NewDraft, 'editionId' | 'by' | 'now'>;

export const updateDraft = statement((p: ChangedDraft) =>
  db
    .updateTable('bulk_emails')
    .set({
      ...{ kind: p.kind, subject: p.subject, body: p.body },
      ...{ audience: p.audience, needs: p.needs },
      revision: sql<number>`revision + 1`,
    })
    .where('id', '=', p.id),
);

export const deleteDraft = statement((p: { id: string }) =>
  db.deleteFrom('bulk_emails').where('id', '=', p.id),
);

export const lockEmail = statement((p: { id: string }) =>
  db
    .selectFrom('bulk_emails')
    .select(['id', 'kind', 'subject', 'body', 'audience', 'state', 'revision'])
    .where('id', '=', p.id)
    .forUpdate(),
);
export type LockedEmail = Awaited<ReturnType<typeof lockEmail.one>>;

interface NewRecipient {
  key: string;
  userId: string | null;
  email: string;
  name: string;
  placeholders: object;
  paperIds: string[];
  position: number;
}

/** The key of the table lets no one in twice. */
export const insertRecipients = statement((p: { id: string; people: string }) =>
  db
    .insertInto('bulk_email_recipients')
    .columns([
      ...(['bulk_email_id', 'address_key', 'user_id', 'email', 'name'] as const),
      ...(['placeholders', 'paper_ids', 'position', 'state'] as const),
    ])
    .expression(
      db
        .selectFrom(
          jsonRows<NewRecipient, 'person'>(p.people, 'person', {
            ...{ key: 'text', userId: 'uuid', email: 'text', name: 'text', placeholders: 'jsonb' },
            ...{ paperIds: 'jsonb', position: 'integer' },
          }),
        )
        .select([
          sql<string>`${p.id}::uuid`.as('id'),
          ...(['key', 'userId', 'email', 'name'] as const),
          sql<string>`placeholders`.as('placeholders'),
          sql<string[]>`ARRAY(SELECT jsonb_array_elements_text("paperIds")::uuid)`.as('papers'),
          'position',
          sql.lit('waiting').as('state'),
        ]),
    )
    .onConflict((conflict) => conflict.doNothing()),
);
export const recipientRows = (people: NewRecipient[]) => JSON.stringify(people);

export const startSending = statement(
  (p: { id: string; recipients: number; by: string; now: Date; audience: string }) =>
    db
      .with('started', (db) =>
        db
          .updateTable('bulk_emails')
          .set({
            ...{ state: 'sending', recipients: p.recipients, audience: p.audience },
            ...{ sent_by: p.by, sent_at: p.now, next_batch_at: p.now },
          })
          .where('id', '=', p.id),
      )
      .selectNoFrom(notify(BULK_CHANNEL).as('notified')),
);

export const stopSending = statement((p: { id: string }) =>
  db.updateTable('bulk_emails').set({ state: 'stopped' }).where('id', '=', p.id),
);

export const resumeSending = statement((p: { id: string; now: Date }) =>
  db
    .with('resumed', (db) =>
      db
        .updateTable('bulk_emails')
        .set({ state: 'sending', next_batch_at: p.now })
        .where('id', '=', p.id),
    )
    .selectNoFrom(notify(BULK_CHANNEL).as('notified')),
);

/** One email to a group is sent after another, so that the pace is that of all. Waits for another process. */
export const lockSending = statement(() =>
  db
    .selectFrom('bulk_emails')
    .select(['id', 'kind', 'subject', 'body', 'next_batch_at as nextBatchAt'])
    .where('state', '=', 'sending')
    .orderBy('sent_at')
    .orderBy('id')
    .limit(1)
    .forUpdate(),
);

interface HandedOver {
  key: string;
  state: 'queued' | 'opted-out' | 'left-out' | 'address-bounced';
  cause: string | null;
  /** In hexadecimal digits. */
  hash: string | null;
}
export const handedRows = (rows: HandedOver[]) => JSON.stringify(rows);

export const markHanded = statement((p: { id: string; rows: string }) =>
  db
    .updateTable('bulk_email_recipients as r')
    .from(
      jsonRows<HandedOver, 'handed'>(p.rows, 'handed', {
        ...{ key: 'text', state: 'text', cause: 'text', hash: 'text' },
      }),
    )
    .set({
      state: sql`handed.state`,
      cause: sql<string | null>`handed.cause`,
      unsubscribe_hash: sql<Buffer | null>`decode(handed.hash, 'hex')`,
    })
    .where('r.bulk_email_id', '=', p.id)
    .where(sql<boolean>`r.address_key = handed.key`),
);

export const planNext = statement((p: { id: string; done: number; next: Date }) =>
  db
    .updateTable('bulk_emails')
    .set({ done: sql<number>`least(recipients, done + ${p.done}::int)`, next_batch_at: p.next })
    .where('id', '=', p.id),
);

export const finishSending = statement((p: { id: string; now: Date }) =>
  db
    .updateTable('bulk_emails')
    .set({ state: 'sent', finished_at: p.now, done: sql<number>`recipients`, next_batch_at: null })
    .where('id', '=', p.id),
);

/** By the hash of the token. */
export const findByToken = statement((p: { hash: Buffer }) =>
  db
    .selectFrom('bulk_email_recipients')
    .select(['bulk_email_id as id', 'email', 'user_id as userId'])
    .where('unsubscribe_hash', '=', p.hash),
);
