import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { db } from '../../platform/database/db.js';
import { anyOf, count } from '../../platform/database/expressions.js';
import { statement } from '../../platform/database/statement.js';
import {
  type Due,
  type DueBatch,
  RetentionRule,
  RetentionRules,
} from '../../platform/retention/retention-rules.js';

const due = ({ editionIds }: Due) =>
  db.selectFrom('attendance_lines').where('edition_id', '=', anyOf(editionIds));

const deleteLines = statement((p: DueBatch) =>
  db
    .deleteFrom('attendance_lines')
    .where('id', 'in', due(p).select('id').orderBy('id').limit(p.limit))
    .returning('id'),
);

const deleteEmptyImports = statement((p: DueBatch) =>
  db
    .deleteFrom('attendance_imports as i')
    .where('i.edition_id', '=', anyOf(p.editionIds))
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('attendance_lines as l').select('l.id').whereRef('l.import_id', '=', 'i.id'),
        ),
      ),
    ),
);

/** Lines of imported lists, also those of people without a registration. Issued certificates stay. */
@Injectable()
export class OnlineAttendanceRetention extends RetentionRule {
  readonly kind = 'attendance';
  readonly since = 'conference';
  readonly count = statement((p: Due) => due(p).select(count().as('count')));

  constructor(rules: RetentionRules) {
    super(rules);
  }

  async erase(tx: EntityManager, batch: DueBatch) {
    const deleted = await deleteLines.all(tx, batch);
    await deleteEmptyImports.run(tx, batch);
    return { records: deleted.length };
  }
}
