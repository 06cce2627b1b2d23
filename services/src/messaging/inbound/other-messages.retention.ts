import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { db } from '../../platform/database/db.js';
import { count } from '../../platform/database/expressions.js';
import { statement } from '../../platform/database/statement.js';
import {
  type Due,
  type DueBatch,
  RetentionRule,
} from '../../platform/retention/retention-rules.js';

const due = ({ before }: Due) =>
  db.selectFrom('inbound_messages').where('email_id', 'is', null).where('received_at', '<', before);

const forgetMessages = statement((p: DueBatch) =>
  db
    .deleteFrom('inbound_messages')
    .where('id', 'in', due(p).select('id').orderBy('id').limit(p.limit)),
);

/** Messages that reply to no enquiry, as long as enquiries; replies are erased with theirs. */
@Injectable()
export class OtherMessagesRetention extends RetentionRule {
  readonly kind = 'enquiries';
  readonly since = 'record';
  readonly count = statement((p: Due) => due(p).select(count().as('count')));

  async erase(tx: EntityManager, batch: DueBatch) {
    return { records: await forgetMessages.run(tx, batch) };
  }
}
