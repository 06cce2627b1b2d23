import { Injectable } from '@nestjs/common';
import { sql } from 'kysely';
import { DataSource } from 'typeorm';
import { db, fetchAll } from '../../../platform/database/db.js';
import { findCandidates } from '../candidates.read-model.js';
import { DocumentIssuing } from '../document-issuing.js';

const LETTERS = 3;

/** Letters of acceptance, after the decisions of the sample papers. */
@Injectable()
export class SampleDocuments {
  constructor(
    private readonly dataSource: DataSource,
    private readonly issuing: DocumentIssuing,
  ) {}

  async make(): Promise<void> {
    await this.dataSource.transaction(async (tx) => {
      const [admin] = await fetchAll(
        tx,
        db
          .selectFrom('users')
          .select('id')
          .where('is_sample', '=', true)
          .where('role', '=', 'admin'),
      );
      if (!admin) throw new Error('The samples have an administrator.');
      const asked = { hidden: sql<string[]>`'{}'::uuid[]`, subjectIds: null };
      const candidates = await findCandidates(tx, { kind: 'acceptance', ...asked });
      await this.issuing.issue(tx, admin, {
        kind: 'acceptance',
        candidates: candidates.slice(0, LETTERS),
        overrideReason: undefined,
      });
    });
  }
}
