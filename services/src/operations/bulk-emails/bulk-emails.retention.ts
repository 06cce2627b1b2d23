import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { EmailOutbox } from '../../messaging/outbox/email-outbox.js';
import { db } from '../../platform/database/db.js';
import { count } from '../../platform/database/expressions.js';
import { statement } from '../../platform/database/statement.js';
import {
  type Due,
  type DueBatch,
  RetentionRule,
  RetentionRules,
} from '../../platform/retention/retention-rules.js';

const due = ({ before }: Due) =>
  db
    .selectFrom('bulk_email_recipients as r')
    .innerJoin('bulk_emails as b', 'b.id', 'r.bulk_email_id')
    .where('b.state', '=', 'sent')
    .where('b.finished_at', '<', before);

const forgetRecipients = statement((p: DueBatch) =>
  db
    .deleteFrom('bulk_email_recipients as gone')
    .using(
      due(p)
        .select(['r.bulk_email_id as bulkEmailId', 'r.address_key as addressKey'])
        .orderBy('r.bulk_email_id')
        .orderBy('r.address_key')
        .limit(p.limit)
        .as('due'),
    )
    .whereRef('gone.bulk_email_id', '=', 'due.bulkEmailId')
    .whereRef('gone.address_key', '=', 'due.addressKey')
    .returning('gone.cause'),
);

/** Who got an email to a group, with their emails; its text and its counts stay. */
@Injectable()
export class BulkEmailsRetention extends RetentionRule {
  readonly kind = 'emails';
  readonly since = 'record';
  readonly count = statement((p: Due) => due(p).select(count().as('count')));

  constructor(
    rules: RetentionRules,
    private readonly outbox: EmailOutbox,
  ) {
    super(rules);
  }

  async erase(tx: EntityManager, batch: DueBatch) {
    const gone = await forgetRecipients.all(tx, batch);
    for (const { cause } of gone) if (cause !== null) await this.outbox.forget(tx, cause);
    return { records: gone.length };
  }
}
