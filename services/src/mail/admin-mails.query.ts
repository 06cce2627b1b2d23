import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { type List, readPage } from '../common/list/list.js';
import { containing, SqlConditions } from '../common/list/sql-conditions.js';
import type { Page } from '../common/page.js';
import type { MailCounts, MailRow, MailsQuery } from './admin-mail.schema.js';
import { presentRow } from './admin-mail.presenter.js';
import { MAIL_STATUSES, type MailStatus } from './mail-status.js';
import type { OutgoingMail } from './outgoing-mail.entity.js';

const list: List<'createdAt'> = {
  columns: `
    id, kind, recipient, status, tries, last_error AS "lastError", created_at AS "createdAt",
    next_try_at AS "nextTryAt", sent_at AS "sentAt"`,
  from: 'outgoing_mails',
  id: 'id',
  sorts: { createdAt: { column: 'created_at', type: 'timestamptz' } },
};

@Injectable()
export class AdminMailsQuery {
  constructor(private readonly dataSource: DataSource) {}

  /** A page of all mails; searched by recipient. */
  async list(query: MailsQuery): Promise<Page<MailRow, MailCounts>> {
    const page = await readPage<OutgoingMail, 'createdAt'>(
      this.dataSource,
      list,
      conditionsOf(query),
      query,
    );
    return {
      items: page.rows.map(presentRow),
      nextCursor: page.nextCursor,
      counts: await this.count(),
    };
  }

  private async count(): Promise<MailCounts> {
    const rows = await this.dataSource.query<{ status: MailStatus; mails: number }[]>(
      'SELECT status, count(*)::int AS mails FROM outgoing_mails GROUP BY status',
    );
    const found = Object.fromEntries(rows.map(({ status, mails }) => [status, mails]));
    const counts = Object.fromEntries(
      MAIL_STATUSES.map((status) => [status, found[status] ?? 0]),
    ) as Record<MailStatus, number>;
    return { ...counts, all: rows.reduce((sum, { mails }) => sum + mails, 0) };
  }
}

function conditionsOf({ state, kind, q }: MailsQuery): SqlConditions {
  const conditions = new SqlConditions();
  if (state) conditions.add('status = ?', state);
  if (kind) conditions.add('kind = ?', kind);
  if (q) conditions.add('lower(recipient) LIKE ?', containing(q.toLowerCase()));
  return conditions;
}
