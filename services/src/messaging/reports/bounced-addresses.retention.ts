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

const due = ({ before }: Due) => db.selectFrom('bounced_addresses').where('since', '<', before);

const forgetMarks = statement((p: DueBatch) =>
  db
    .deleteFrom('bounced_addresses')
    .where('id', 'in', due(p).select('id').orderBy('id').limit(p.limit)),
);

/** Addresses that are not written to, as long as emails: the next one is tried, and marks them again if it bounces. */
@Injectable()
export class BouncedAddressesRetention extends RetentionRule {
  readonly kind = 'emails';
  readonly since = 'record';
  readonly count = statement((p: Due) => due(p).select(count().as('count')));

  async erase(tx: EntityManager, batch: DueBatch) {
    return { records: await forgetMarks.run(tx, batch) };
  }
}
