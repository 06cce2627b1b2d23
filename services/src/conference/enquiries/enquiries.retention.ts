import { Injectable } from '@nestjs/common';
import { type EntityManager, In } from 'typeorm';
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
import { forgetEnquiryEmails } from './enquiry-emails.js';
import { Enquiry } from './enquiry.entity.js';

const due = ({ before }: Due) => db.selectFrom('enquiries').where('created_at', '<', before);

const findEnquiries = statement((p: DueBatch) =>
  due(p).select('id').orderBy('id').limit(p.limit).forUpdate(),
);

@Injectable()
export class EnquiriesRetention extends RetentionRule {
  readonly kind = 'enquiries';
  readonly since = 'record';
  readonly count = statement((p: Due) => due(p).select(count().as('count')));

  constructor(
    rules: RetentionRules,
    private readonly outbox: EmailOutbox,
  ) {
    super(rules);
  }

  async erase(tx: EntityManager, batch: DueBatch) {
    const ids = (await findEnquiries.all(tx, batch)).map(({ id }) => id);
    for (const id of ids) await forgetEnquiryEmails(tx, this.outbox, id);
    await tx.delete(Enquiry, { id: In(ids) });
    return { records: ids.length };
  }
}
