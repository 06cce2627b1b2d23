import { contains, list, readPage } from '../../platform/lists/keyset.js';
import { count } from '../../platform/database/expressions.js';
import { statement } from '../../platform/database/statement.js';
import { db } from '../../platform/database/db.js';
import { Injectable } from '@nestjs/common';
import type { RawBuilder } from 'kysely';
import { DataSource } from 'typeorm';
import { HiddenEmails } from '../outbox/hidden-emails.js';
import type { Page } from '../../platform/lists/page.js';
import type { EmailCounts, EmailRow, EmailsQuery } from './admin-emails.schema.js';
import { presentRow } from './admin-emails.presenter.js';
import { EMAIL_STATUSES, type EmailStatus } from '../outbox/email-status.js';
import type { PermittedUser } from '../../platform/http/policy/current-user.js';

interface Hidden {
  /** Of the reader. */
  isHidden: RawBuilder<boolean>;
}

const emails = list({
  query: db
    .selectFrom('outgoing_emails as m')
    .select([
      'm.id',
      'm.kind',
      'm.recipient',
      'm.status',
      'm.tries',
      'm.last_error as lastError',
      'm.created_at as createdAt',
      'm.next_try_at as nextTryAt',
      'm.sent_at as sentAt',
    ]),
  id: 'm.id',
  sorts: { createdAt: { column: 'm.created_at', type: 'timestamptz' } },
  where: ({ eb, fn, not }, { state, kind, q, isHidden }: EmailsQuery & Hidden) => [
    // A search would reveal what it finds.
    (kind || q) && not(isHidden),
    state && eb('m.status', '=', state),
    kind && eb('m.kind', '=', kind),
    q && contains(fn<string>('lower', ['m.recipient']), q.toLowerCase()),
  ],
});

const countEmails = statement(() =>
  db
    .selectFrom('outgoing_emails')
    .select(['status', count().as('emails')])
    .groupBy('status'),
);

@Injectable()
export class AdminEmailsQuery {
  constructor(
    private readonly dataSource: DataSource,
    private readonly hidden: HiddenEmails,
  ) {}

  /** Hidden emails are listed and counted, so that someone can send each failed one again. */
  async list(reader: PermittedUser, query: EmailsQuery): Promise<Page<EmailRow, EmailCounts>> {
    const isHidden = this.hidden.isHidden(reader);
    const shown = list({ ...emails, query: emails.query.select(isHidden.as('isHidden')) });
    const page = await readPage(this.dataSource, shown, { ...query, isHidden }, query);
    return {
      items: page.rows.map(presentRow),
      nextCursor: page.nextCursor,
      counts: await this.count(),
    };
  }

  private async count(): Promise<EmailCounts> {
    const rows = await countEmails.all(this.dataSource);
    const found = Object.fromEntries(rows.map(({ status, emails }) => [status, emails]));
    const counts = Object.fromEntries(
      EMAIL_STATUSES.map((status) => [status, found[status] ?? 0]),
    ) as Record<EmailStatus, number>;
    return { ...counts, all: rows.reduce((sum, { emails }) => sum + emails, 0) };
  }
}
