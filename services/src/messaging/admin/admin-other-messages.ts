import { Injectable } from '@nestjs/common';
import { sql } from 'kysely';
import { DataSource } from 'typeorm';
import { db } from '../../platform/database/db.js';
import { count } from '../../platform/database/expressions.js';
import { statement } from '../../platform/database/statement.js';
import { contains, list, readPage } from '../../platform/lists/keyset.js';
import type { OtherMessagesQuery } from './other-messages.schema.js';

const messages = list({
  query: db
    .selectFrom('inbound_messages as i')
    .select([
      ...(['i.id', 'i.from_name as name', 'i.from_email as email', 'i.subject'] as const),
      ...(['i.body', 'i.received_at as receivedAt'] as const),
    ]),
  id: 'i.id',
  sorts: { receivedAt: { column: 'i.received_at', type: 'timestamptz' } },
  where: ({ eb }, { q }: OtherMessagesQuery) => [
    eb('i.email_id', 'is', null),
    q &&
      contains(
        sql<string>`lower(i.from_name || ' ' || i.from_email || ' ' || i.subject)`,
        q.toLowerCase(),
      ),
  ],
});

const countMessages = statement(() =>
  db.selectFrom('inbound_messages').select(count().as('all')).where('email_id', 'is', null),
);

/** Messages that reply to no email of the product. */
@Injectable()
export class AdminOtherMessages {
  constructor(private readonly dataSource: DataSource) {}

  async list(query: OtherMessagesQuery) {
    const page = await readPage(this.dataSource, messages, query, query);
    return {
      items: page.rows.map((row) => ({ ...row, receivedAt: row.receivedAt.toISOString() })),
      nextCursor: page.nextCursor,
      counts: await countMessages.one(this.dataSource),
    };
  }
}
