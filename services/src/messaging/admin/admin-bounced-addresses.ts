import { Injectable } from '@nestjs/common';
import { sql } from 'kysely';
import { DataSource } from 'typeorm';
import { AuditService } from '../../platform/audit/audit.service.js';
import { db } from '../../platform/database/db.js';
import { count } from '../../platform/database/expressions.js';
import { statement } from '../../platform/database/statement.js';
import { notFound } from '../../platform/http/common.errors.js';
import type { PermittedUser } from '../../platform/http/policy/current-user.js';
import { contains, list, readPage } from '../../platform/lists/keyset.js';
import { defineTexts } from '../../platform/i18n/define-texts.js';
import type { BouncedAddressesQuery } from './bounced-addresses.schema.js';

const texts = defineTexts('server.messaging.bounced-addresses', {
  thisAddress: 'This address',
  cleared: 'Emails are sent to this address again.',
});

const bounced = list({
  query: db.selectFrom('bounced_addresses as b').select([
    ...(['b.id', 'b.email', 'b.reason', 'b.since'] as const),
    sql<number>`(SELECT count(*)::int FROM outgoing_emails m
        WHERE m.recipient = b.email AND m.status = 'suppressed')`.as('notSent'),
  ]),
  id: 'b.id',
  sorts: { since: { column: 'b.since', type: 'timestamptz' } },
  where: ({ eb, fn }, { q }: BouncedAddressesQuery) => [
    eb('b.replaced_at', 'is', null),
    q && contains(fn<string>('lower', ['b.email']), q.toLowerCase()),
  ],
});

const countBounced = statement(() =>
  db.selectFrom('bounced_addresses').select(count().as('all')).where('replaced_at', 'is', null),
);

const clear = statement((p: { id: string }) =>
  db.deleteFrom('bounced_addresses').where('id', '=', p.id),
);

@Injectable()
export class AdminBouncedAddresses {
  constructor(
    private readonly dataSource: DataSource,
    private readonly audit: AuditService,
  ) {}

  /** Without former addresses of accounts. */
  async list(query: BouncedAddressesQuery) {
    const page = await readPage(this.dataSource, bounced, query, query);
    return {
      items: page.rows.map((row) => ({ ...row, since: row.since.toISOString() })),
      nextCursor: page.nextCursor,
      counts: await countBounced.one(this.dataSource),
    };
  }

  /** Emails go to the address again. @throws AppError NOT_FOUND, also when it was cleared meanwhile */
  async clear({ id: actorId }: PermittedUser, id: string): Promise<{ message: string }> {
    await this.dataSource.transaction(async (tx) => {
      if ((await clear.run(tx, { id })) === 0) throw notFound(texts.thisAddress);
      const subject = { type: 'bounced-address', id };
      await this.audit.record(tx, { actorId, action: 'bounced-address.cleared', subject });
    });
    return { message: texts.cleared };
  }
}
