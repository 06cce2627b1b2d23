import { Injectable } from '@nestjs/common';
import { type EntityManager, In } from 'typeorm';
import { db } from '../../platform/database/db.js';
import { anyOf, count } from '../../platform/database/expressions.js';
import { statement } from '../../platform/database/statement.js';
import {
  type Due,
  type DueBatch,
  RetentionRule,
  RetentionRules,
} from '../../platform/retention/retention-rules.js';
import { PaymentEmails } from '../payments/emails/payment-emails.js';
import { Waiver } from './waiver.entity.js';

const due = ({ editionIds }: Due) =>
  db
    .selectFrom('waivers')
    .where('edition_id', '=', anyOf(editionIds))
    .where('status', '<>', 'open')
    .where('reason', '<>', '');

const findWaivers = statement((p: DueBatch) =>
  due(p).select(['id', 'payment_id as paymentId']).orderBy('id').limit(p.limit).forUpdate(),
);

/** What decided applications tell of people; the price that they led to stays for accounting. */
@Injectable()
export class WaiversRetention extends RetentionRule {
  readonly kind = 'waivers';
  readonly since = 'conference';
  readonly count = statement((p: Due) => due(p).select(count().as('count')));

  constructor(
    rules: RetentionRules,
    private readonly emails: PaymentEmails,
  ) {
    super(rules);
  }

  async erase(tx: EntityManager, batch: DueBatch) {
    const found = await findWaivers.all(tx, batch);
    const ids = found.map(({ id }) => id);
    for (const { paymentId } of found) await this.emails.forgetWaiver(tx, paymentId);
    const erased = { reason: '', canPayCents: null, answer: null };
    await tx.update(Waiver, { id: In(ids) }, { ...erased, version: () => 'version + 1' });
    return { records: ids.length };
  }
}
