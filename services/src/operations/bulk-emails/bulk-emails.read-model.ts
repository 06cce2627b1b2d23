import { type RawBuilder, sql } from 'kysely';
import { jsonObjectFrom } from 'kysely/helpers/postgres';
import { currentEditionId } from '../../conference/editions/current-edition.sql.js';
import { holdOf } from '../../identity/accounts/act-on-hold.read-model.js';
import { db } from '../../platform/database/db.js';
import { anyOf, count, countIf } from '../../platform/database/expressions.js';
import { statement } from '../../platform/database/statement.js';
import { isOnHold } from '../../platform/holds/held-acts.read-model.js';
import { contains, list } from '../../platform/lists/keyset.js';
import { canBeWrittenTo } from './audience.read-model.js';
import type { BulkEmailsQuery, Delivery, RecipientsQuery } from './bulk-emails.schema.js';

/* Also reads `users`, `outgoing_emails`, `announcement_opt_outs` and `bounced_addresses`: who wrote an email, and what became of it. */

/** Of `bulk_emails as b`: the reader has the rights that choosing its people takes. */
const mayRead = (rights: string[]) => sql<boolean>`b.needs <@ ${rights}::text[]`;

const rows = db
  .selectFrom('bulk_emails as b')
  .innerJoin('users as w', 'w.id', 'b.created_by')
  .select(({ ref }) => [
    'b.id',
    'b.kind',
    'b.subject',
    'b.state',
    'b.recipients',
    'b.done',
    sql<string>`w.first_name || ' ' || w.last_name`.as('by'),
    'b.created_at as createdAt',
    'b.sent_at as sentAt',
    'b.finished_at as finishedAt',
    isOnHold('bulk-email', ref('b.id')).as('isOnHold'),
  ]);

export const bulkEmails = list({
  query: rows,
  id: 'b.id',
  sorts: { createdAt: { column: 'b.created_at', type: 'timestamptz' } },
  where: ({ eb, fn }, { state, q, rights }: BulkEmailsQuery & { rights: string[] }) => [
    eb('b.edition_id', '=', currentEditionId),
    mayRead(rights),
    state && eb('b.state', '=', state),
    q && contains(fn<string>('lower', ['b.subject']), q.toLowerCase()),
  ],
});

export const countBulkEmails = statement((p: { rights: string[] }) =>
  db
    .selectFrom('bulk_emails as b')
    .select(count().as('all'))
    .where('b.edition_id', '=', currentEditionId)
    .where(mayRead(p.rights)),
);

export const findBulkEmail = statement((p: { id: string; rights: string[] }) =>
  rows
    .select(({ ref }) => [
      'b.body',
      'b.audience',
      'b.revision',
      jsonObjectFrom(holdOf('bulk-email', ref('b.id'))).as('hold'),
    ])
    .where('b.id', '=', p.id)
    .where(mayRead(p.rights)),
);

export const findHeld = statement((p: { id: string }) =>
  db.selectNoFrom(isOnHold('bulk-email', sql<string>`${p.id}::uuid`).as('isOnHold')),
);

/** An email that an administrator tries again, or that was erased, keeps its place in the log. */
const delivery = sql<Delivery>`CASE r.state WHEN 'queued' THEN coalesce(m.status, 'sent') ELSE r.state END`;

const recipients = db
  .selectFrom('bulk_email_recipients as r')
  .leftJoin('outgoing_emails as m', 'm.cause', 'r.cause');

/** The reader must not see that the papers exist. @param hidden ids of papers */
const isHidden = (hidden: RawBuilder<string[]>) => sql<boolean>`r.paper_ids && ${hidden}`;

interface Log {
  id: string;
  hidden: RawBuilder<string[]>;
}

export const log = list({
  query: recipients.select([
    'r.name',
    'r.email',
    'r.user_id as userId',
    delivery.as('delivery'),
    'm.last_error as reason',
    'm.sent_at as sentAt',
  ]),
  id: 'r.position',
  idType: 'integer',
  sorts: { position: { column: 'r.position', type: 'integer' } },
  where: ({ eb, not }, { id, hidden, delivery: asked, q }: RecipientsQuery & Log) => [
    eb('r.bulk_email_id', '=', id),
    not(isHidden(hidden)),
    asked && sql<boolean>`${delivery} = ${asked}`,
    q && contains(sql<string>`lower(r.name || ' ' || r.email)`, q.toLowerCase()),
  ],
});

export const countDelivery = ({ id, hidden }: Log) =>
  recipients
    .select([
      delivery.as('delivery'),
      countIf(sql`NOT ${isHidden(hidden)}`).as('people'),
      countIf(isHidden(hidden)).as('hidden'),
    ])
    .where('r.bulk_email_id', '=', id)
    .groupBy(delivery);

/** With the address and the choices of the moment. */
export const nextRecipients = statement((p: { id: string; limit: number }) =>
  db
    .selectFrom('bulk_email_recipients as r')
    .leftJoin('users as u', 'u.id', 'r.user_id')
    .select([
      'r.address_key as key',
      'r.user_id as userId',
      sql<string>`coalesce(u.email, r.email)`.as('email'),
      'r.placeholders',
      'r.paper_ids as paperIds',
      sql<boolean>`(u.id IS NULL OR ${canBeWrittenTo})`.as('canBeWrittenTo'),
      sql<boolean>`EXISTS (SELECT FROM announcement_opt_outs o
        WHERE o.address_key IN (r.address_key, email_key(u.email)))`.as('isOptedOut'),
      sql<boolean>`EXISTS (SELECT FROM bounced_addresses b
        WHERE b.address_key = email_key(coalesce(u.email, r.email)))`.as('isBounced'),
    ])
    .where('r.bulk_email_id', '=', p.id)
    .where('r.state', '=', 'waiting')
    .orderBy('r.position')
    .limit(p.limit),
);

/** Emails to groups that the outbox has not sent yet. */
export const countOnTheirWay = statement((p: { kinds: string[] }) =>
  db
    .selectFrom('outgoing_emails')
    .select(count().as('emails'))
    .where('status', '=', 'queued')
    .where('kind', '=', anyOf(p.kinds)),
);
