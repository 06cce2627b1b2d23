import { Injectable, type OnModuleInit } from '@nestjs/common';
import { type EntityManager, In } from 'typeorm';
import { db } from '../../platform/database/db.js';
import { anyOf, count } from '../../platform/database/expressions.js';
import { statement } from '../../platform/database/statement.js';
import {
  type Due,
  type DueBatch,
  type RetentionRule,
  RetentionRules,
} from '../../platform/retention/retention-rules.js';
import { Waiver } from './waiver.entity.js';

const due = ({ editionIds }: Due) =>
  db
    .selectFrom('waivers')
    .where('edition_id', '=', anyOf(editionIds))
    .where('status', '<>', 'open')
    .where('reason', '<>', '');

const findWaivers = statement((p: DueBatch) =>
  due(p).select('id').orderBy('id').limit(p.limit).forUpdate(),
);

/** What decided applications tell of people; the price that they led to stays for accounting. */
@Injectable()
export class WaiversRetention implements RetentionRule, OnModuleInit {
  readonly kind = 'waivers';
  readonly since = 'conference';
  readonly count = statement((p: Due) => due(p).select(count().as('count')));

  constructor(private readonly rules: RetentionRules) {}

  onModuleInit(): void {
    this.rules.add(this);
  }

  async erase(tx: EntityManager, batch: DueBatch) {
    const ids = (await findWaivers.all(tx, batch)).map(({ id }) => id);
    const erased = { reason: '', canPayCents: null, answer: null };
    await tx.update(Waiver, { id: In(ids) }, { ...erased, version: () => 'version + 1' });
    return { records: ids.length };
  }
}
