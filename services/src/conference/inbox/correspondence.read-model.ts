import { sql } from 'kysely';
import type { DataSource, EntityManager } from 'typeorm';
import { db } from '../../platform/database/db.js';
import { statement } from '../../platform/database/statement.js';
import type { Letter } from './inbox.schema.js';
import { INBOX_KINDS, type InboxKind } from './inbox-kinds.js';

// Reads `inbound_messages` and `outgoing_emails` (messaging), and the names of organisers (identity).

const statementsOf = ({ column, confirmation, reply }: InboxKind) => ({
  /** What the person replied to the email that confirmed the item, and to replies. */
  received: statement((p: { id: string }) =>
    db
      .selectFrom('inbound_messages as i')
      .innerJoin('outgoing_emails as e', 'e.id', 'i.email_id')
      .select([
        ...(['i.id', 'i.from_name as name', 'i.from_email as email', 'i.body'] as const),
        'i.received_at as at',
      ])
      .where(({ or, eb, selectFrom }) =>
        or([
          eb('e.cause', '=', sql<string>`${confirmation}::text || ':' || ${p.id}::text`),
          eb(
            'e.cause',
            'in',
            selectFrom('inbox_replies as r')
              .select(
                sql<string>`${reply}::text || ':' || ${p.id}::text || ':' || r.id`.as('cause'),
              )
              .where(sql.ref(`r.${column}`), '=', p.id),
          ),
        ]),
      ),
  ),
  sent: statement((p: { id: string }) =>
    db
      .selectFrom('inbox_replies as r')
      .innerJoin('users as u', 'u.id', 'r.author_id')
      .leftJoin('outgoing_emails as e', (join) =>
        join.on('e.cause', '=', sql<string>`${reply}::text || ':' || ${p.id}::text || ':' || r.id`),
      )
      .select([
        'r.id',
        sql<string>`u.first_name || ' ' || u.last_name`.as('name'),
        'r.body',
        'r.created_at as at',
        'e.status as delivery',
      ])
      .where(sql.ref(`r.${column}`), '=', p.id),
  ),
  /** The email that the person has, so that mail programs put the reply below it. */
  confirmed: statement((p: { id: string }) =>
    db
      .selectFrom('outgoing_emails')
      .select('id')
      .where('cause', '=', sql<string>`${confirmation}::text || ':' || ${p.id}::text`),
  ),
});

const STATEMENTS = {
  enquiries: statementsOf(INBOX_KINDS.enquiry),
  committee_applications: statementsOf(INBOX_KINDS.application),
};

/** Oldest first. */
export async function correspondenceOf(
  { manager }: DataSource,
  { table }: InboxKind,
  id: string,
): Promise<Letter[]> {
  const { received, sent } = STATEMENTS[table];
  const letters = [
    ...(await received.all(manager, { id })).map((letter) => ({
      ...{ ...letter, kind: 'received' as const, delivery: null },
    })),
    ...(await sent.all(manager, { id })).map((letter) => ({
      ...{ ...letter, kind: 'sent' as const, email: null },
    })),
  ];
  return letters
    .sort((one, other) => one.at.getTime() - other.at.getTime())
    .map(({ at, ...letter }) => ({ ...letter, at: at.toISOString() }));
}

/** @returns undefined once it is erased */
export async function confirmationOf(
  tx: EntityManager,
  { table }: InboxKind,
  id: string,
): Promise<string | undefined> {
  return (await STATEMENTS[table].confirmed.first(tx, { id }))?.id;
}

/** Of organisers, part of the personal data of whom they replied to. */
export async function findReplies(tx: EntityManager, { table }: InboxKind, id: string) {
  const sent = await STATEMENTS[table].sent.all(tx, { id });
  return sent.map(({ body, at }) => ({ body, at }));
}
