import { sql } from 'kysely';
import { db } from '../../platform/database/db.js';
import { statement } from '../../platform/database/statement.js';
import type { InboxKind } from './inbox-kinds.js';
import type { InboxState } from './inbox-states.js';

interface Handled {
  id: string;
  state: InboxState;
  note: string | null;
  assigneeId: string | null;
  handledBy: string;
  handledAt: Date;
}

interface NewReply {
  id: string;
  itemId: string;
  authorId: string;
  body: string;
  now: Date;
}

const replyTo = (table: InboxKind['table'], id: string) =>
  table === 'enquiries' ? { enquiry_id: id } : { application_id: id };

/** Both tables have the columns that are used here. */
const statementsOf = (table: 'enquiries') => ({
  lock: statement((p: { id: string }) =>
    db
      .selectFrom(table)
      .select(['state', 'note', 'version', 'assignee_id as assigneeId'])
      .where('id', '=', p.id)
      .forUpdate(),
  ),
  handle: statement((p: Handled) =>
    db
      .updateTable(table)
      .set((eb) => ({
        state: p.state,
        note: p.note,
        assignee_id: p.assigneeId,
        version: eb('version', '+', 1),
        handled_by: p.handledBy,
        handled_at: p.handledAt,
      }))
      .where('id', '=', p.id),
  ),
  /** Counts the version also of a new one: who has it open does not know the message. */
  reopen: statement((p: { id: string }) =>
    db
      .updateTable(table)
      .set((eb) => ({ state: 'new', version: eb('version', '+', 1) }))
      .where('id', '=', p.id),
  ),
  addReply: statement((p: NewReply) =>
    db.insertInto('inbox_replies').values({
      ...{ id: p.id, author_id: p.authorId, body: p.body, created_at: p.now },
      ...replyTo(table, p.itemId),
    }),
  ),
});

export const STATEMENTS = {
  enquiries: statementsOf('enquiries'),
  committee_applications: statementsOf('committee_applications' as 'enquiries'),
};

/** Whom a reply goes to, and what they wrote. */
export interface Recipient {
  name: string;
  email: string;
  subject: string | null;
  message: string | null;
  /** For organisers; nothing personal. */
  label: string;
}

export const RECIPIENTS = {
  enquiries: statement((p: { id: string }) =>
    db
      .selectFrom('enquiries')
      .select(['name', 'email', 'subject', 'message', 'category as label'])
      .$castTo<Recipient>()
      .where('id', '=', p.id),
  ),
  committee_applications: statement((p: { id: string }) =>
    db
      .selectFrom('committee_applications')
      .select([
        sql<string>`first_name || ' ' || last_name`.as('name'),
        'email',
        sql<null>`NULL`.as('subject'),
        sql<null>`NULL`.as('message'),
        sql.lit('application').as('label'),
      ])
      .$castTo<Recipient>()
      .where('id', '=', p.id),
  ),
};
