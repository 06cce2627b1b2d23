import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { Clock } from '../../platform/core/clock.js';
import { db } from '../../platform/database/db.js';
import { anyOf, count } from '../../platform/database/expressions.js';
import { statement } from '../../platform/database/statement.js';
import {
  type Due,
  type DueBatch,
  RetentionRule,
  RetentionRules,
} from '../../platform/retention/retention-rules.js';
import { withoutFacts } from './issued-documents.sql.js';

const due = ({ editionIds }: Due) =>
  db
    .selectFrom('issued_documents')
    .where('edition_id', '=', anyOf(editionIds))
    .where('facts', 'is not', null);

const eraseFacts = statement((p: DueBatch & { now: Date }) =>
  db
    .updateTable('issued_documents')
    .set(withoutFacts(p.now))
    .where('id', 'in', due(p).select('id').orderBy('id').limit(p.limit))
    .returning('id'),
);

const deletePresentations = statement((p: DueBatch) =>
  db
    .deleteFrom('presentations')
    .where(
      'registration_id',
      'in',
      db.selectFrom('registrations').select('id').where('edition_id', '=', anyOf(p.editionIds)),
    ),
);

/** The facts of certificates, letters and badges. They cannot be verified after that; their numbers stay. */
@Injectable()
export class DocumentsRetention extends RetentionRule {
  readonly kind = 'documents';
  readonly since = 'conference';
  readonly count = statement((p: Due) => due(p).select(count().as('count')));

  constructor(
    rules: RetentionRules,
    private readonly clock: Clock,
  ) {
    super(rules);
  }

  async erase(tx: EntityManager, batch: DueBatch) {
    const erased = await eraseFacts.all(tx, { ...batch, now: this.clock.now() });
    await deletePresentations.run(tx, batch);
    return { records: erased.length };
  }
}
