import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { notFound } from '../common/common.errors.js';
import { type List, readAll, readPage } from '../common/list/list.js';
import { containing, SqlConditions } from '../common/list/sql-conditions.js';
import type { Page } from '../common/page.js';
import { LetterDesk, type LetterKind } from '../letters/letter-desk.js';
import type { LetterCounts } from '../letters/letter.schema.js';
import type {
  AdminMessage,
  MessageFilters,
  MessageRow,
  MessagesQuery,
} from './admin-messages.schema.js';

export const messageKind: LetterKind = { table: 'contact_messages', subject: 'contact-message' };

type Sort = 'createdAt' | 'name';
type RowRecord = Omit<MessageRow, 'createdAt'> & { createdAt: Date };
export type MessageRecord = Omit<AdminMessage, 'createdAt' | 'handledAt'> & {
  createdAt: Date;
  handledAt: Date | null;
};

const ROW = 'm.id, m.name, m.email, m.subject, m.category, m.state, m.created_at AS "createdAt"';
const sorts: List<Sort>['sorts'] = {
  createdAt: { column: 'm.created_at', type: 'timestamptz' },
  name: { column: 'm.sort_name', type: 'text' },
};
const rows: List<Sort> = { columns: ROW, from: 'contact_messages m', id: 'm.id', sorts };
const whole: List<Sort> = {
  columns: `${ROW}, m.message, m.note, m.version, m.handled_at AS "handledAt",
    u.first_name || ' ' || u.last_name AS "handledBy"`,
  from: 'contact_messages m LEFT JOIN users u ON u.id = m.handled_by',
  id: 'm.id',
  sorts,
};

@Injectable()
export class AdminMessagesQuery {
  constructor(
    private readonly dataSource: DataSource,
    private readonly desk: LetterDesk,
  ) {}

  /** A page of the messages; searched by name, e-mail, subject and text. */
  async list(query: MessagesQuery): Promise<Page<MessageRow, LetterCounts>> {
    const page = await readPage<RowRecord, Sort>(this.dataSource, rows, conditionsOf(query), query);
    return {
      items: page.rows.map(presentRow),
      nextCursor: page.nextCursor,
      counts: await this.desk.count(messageKind),
    };
  }

  /** All that the list shows, with their texts, page after page. */
  all(filters: MessageFilters): AsyncGenerator<MessageRecord> {
    return readAll(this.dataSource, whole, () => conditionsOf(filters), filters.sort);
  }

  /** @throws AppError NOT_FOUND */
  async read(id: string): Promise<AdminMessage> {
    const [message] = await this.dataSource.query<MessageRecord[]>(
      `SELECT ${whole.columns} FROM ${whole.from} WHERE m.id = $1`,
      [id],
    );
    if (!message) throw notFound('This message');
    const handledAt = message.handledAt?.toISOString() ?? null;
    return { ...message, createdAt: message.createdAt.toISOString(), handledAt };
  }
}

function conditionsOf({ state, category, q }: MessageFilters): SqlConditions {
  const conditions = new SqlConditions();
  if (state) conditions.add('m.state = ?', state);
  if (category) conditions.add('m.category = ?', category);
  if (q) conditions.add('m.search_text LIKE ?', containing(q.toLowerCase()));
  return conditions;
}

function presentRow({ createdAt, ...row }: RowRecord): MessageRow {
  return { ...row, createdAt: createdAt.toISOString() };
}
