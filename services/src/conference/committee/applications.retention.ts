import { Injectable } from '@nestjs/common';
import { type EntityManager, In } from 'typeorm';
import { EmailOutbox } from '../../messaging/outbox/email-outbox.js';
import { db } from '../../platform/database/db.js';
import { count } from '../../platform/database/expressions.js';
import { statement } from '../../platform/database/statement.js';
import { FilesService } from '../../platform/files/files.service.js';
import {
  type Due,
  type DueBatch,
  RetentionRule,
  RetentionRules,
} from '../../platform/retention/retention-rules.js';
import { forgetApplicationEmails } from './committee-application.email.js';
import { CommitteeApplication } from './committee-application.entity.js';

const due = ({ before }: Due) =>
  db.selectFrom('committee_applications').where('created_at', '<', before);

const findApplications = statement((p: DueBatch) =>
  due(p).select(['id', 'cv_file_id as cvFileId']).orderBy('id').limit(p.limit).forUpdate(),
);

/** With their CVs. */
@Injectable()
export class ApplicationsRetention extends RetentionRule {
  readonly kind = 'applications';
  readonly since = 'record';
  readonly count = statement((p: Due) => due(p).select(count().as('count')));

  constructor(
    rules: RetentionRules,
    private readonly files: FilesService,
    private readonly outbox: EmailOutbox,
  ) {
    super(rules);
  }

  async erase(tx: EntityManager, batch: DueBatch) {
    const found = await findApplications.all(tx, batch);
    for (const { id } of found) await forgetApplicationEmails(tx, this.outbox, id);
    await tx.delete(CommitteeApplication, { id: In(found.map(({ id }) => id)) });
    const cvs = found.map(({ cvFileId }) => cvFileId);
    return { records: found.length, afterCommit: await this.files.remove(tx, ...cvs) };
  }
}
