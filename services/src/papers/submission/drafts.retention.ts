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
import { PaperFiles } from '../files/paper-files.js';
import { Paper } from '../paper/paper.entity.js';

const due = ({ editionIds }: Due) =>
  db.selectFrom('papers').where('edition_id', '=', anyOf(editionIds)).where('status', '=', 'draft');

const findDrafts = statement((p: DueBatch) =>
  due(p).select('id').orderBy('id').limit(p.limit).forUpdate(),
);

/** Papers that were not submitted, with their files. */
@Injectable()
export class DraftsRetention extends RetentionRule {
  readonly kind = 'drafts';
  readonly since = 'conference';
  readonly count = statement((p: Due) => due(p).select(count().as('count')));

  constructor(
    rules: RetentionRules,
    private readonly files: PaperFiles,
  ) {
    super(rules);
  }

  async erase(tx: EntityManager, batch: DueBatch) {
    const ids = (await findDrafts.all(tx, batch)).map(({ id }) => id);
    const removals: (() => Promise<void>)[] = [];
    for (const id of ids) removals.push(await this.files.removeAll(tx, id));
    await tx.delete(Paper, { id: In(ids) });
    const afterCommit = async () => {
      for (const remove of removals) await remove();
    };
    return { records: ids.length, afterCommit };
  }
}
