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

const duePresentations = ({ editionIds }: Due) =>
  db
    .selectFrom('presentations as g')
    .innerJoin('registrations as r', 'r.id', 'g.registration_id')
    .where('r.edition_id', '=', anyOf(editionIds));

const deletePresentations = statement((p: DueBatch) =>
  db
    .deleteFrom('presentations')
    .where(
      'registration_id',
      'in',
      duePresentations(p).select('g.registration_id').orderBy('g.registration_id').limit(p.limit),
    )
    .returning('registration_id as id'),
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
    return { records: erased.length };
  }
}

/** Who presented which paper: the evidence of a certificate, issued or not. */
@Injectable()
export class PresentationsRetention extends RetentionRule {
  readonly kind = 'documents';
  readonly since = 'conference';
  readonly count = statement((p: Due) => duePresentations(p).select(count().as('count')));

  constructor(rules: RetentionRules) {
    super(rules);
  }

  async erase(tx: EntityManager, batch: DueBatch) {
    return { records: (await deletePresentations.all(tx, batch)).length };
  }
}
