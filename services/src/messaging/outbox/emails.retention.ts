import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { db } from '../../platform/database/db.js';
import { allOf, count } from '../../platform/database/expressions.js';
import { statement } from '../../platform/database/statement.js';
import {
  type Due,
  type DueBatch,
  RetentionRule,
} from '../../platform/retention/retention-rules.js';
import { emailTemplates } from '../templates/email-template.js';

const due = ({ before }: Due) =>
  db
    .selectFrom('outgoing_emails')
    .where('created_at', '<', before)
    .where('status', '<>', 'queued')
    .where('kind', '<>', allOf(kindsToGroups()));

const kindsToGroups = () =>
  emailTemplates()
    .filter(({ isToGroup }) => isToGroup)
    .map(({ kind }) => kind);

const forgetSent = statement((p: DueBatch) =>
  db
    .deleteFrom('outgoing_emails')
    .where('id', 'in', due(p).select('id').orderBy('id').limit(p.limit)),
);

/** Emails that do not wait. Those to groups are erased with the list of their people (operations). */
@Injectable()
export class EmailsRetention extends RetentionRule {
  readonly kind = 'emails';
  readonly since = 'record';
  readonly count = statement((p: Due) => due(p).select(count().as('count')));

  async erase(tx: EntityManager, batch: DueBatch) {
    return { records: await forgetSent.run(tx, batch) };
  }
}
