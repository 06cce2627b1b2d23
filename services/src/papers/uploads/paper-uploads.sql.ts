import { type QueryCreator, sql } from 'kysely';
import { db } from '../../platform/database/db.js';
import { param } from '../../platform/database/expressions.js';
import type { Database } from '../../platform/database/schema.gen.js';
import { statement } from '../../platform/database/statement.js';
import type { PaperStage } from '../paper/paper-version.entity.js';

interface Put {
  paperId: string;
  stage: PaperStage;
  now: Date;
  fileId: string;
  reviewerFileId: string;
  pages: number;
  /** `FileFindings` as JSON: a statement is built once, for any values. */
  findings: string;
}

/** `before`: the unsubmitted version, if any. */
const putInto = (db: QueryCreator<Database>, p: Put) =>
  db
    .with('before', (db) =>
      db
        .selectFrom('paper_versions')
        .select([
          'id',
          'file_id',
          'reviewer_file_id',
          'supplement_file_id',
          'reviewer_supplement_file_id',
        ])
        .where('paper_id', '=', p.paperId)
        .where('stage', '=', p.stage)
        .where(({ not, ref }) => not(ref('is_submitted'))),
    )
    .with('saved', (db) =>
      db.updateTable('papers').set({ updated_at: p.now }).where('id', '=', p.paperId),
    );

/** @returns the previous files of the unsubmitted version; adds one if there is none */
export const putManuscript = statement((p: Put & { id: string; round: number }) =>
  putInto(db, p)
    .with('replaced', (db) =>
      db
        .updateTable('paper_versions')
        .from('before')
        .set({
          file_id: p.fileId,
          reviewer_file_id: p.reviewerFileId,
          pages: p.pages,
          manuscript_findings: p.findings,
          created_at: p.now,
        })
        .whereRef('paper_versions.id', '=', 'before.id'),
    )
    .with('added', (db) =>
      db
        .insertInto('paper_versions')
        .columns([
          'id',
          'paper_id',
          'number',
          'stage',
          'round',
          'file_id',
          'reviewer_file_id',
          'pages',
          'manuscript_findings',
          'created_at',
        ])
        .expression(
          db
            .selectNoFrom([
              param(p.id, 'uuid').as('id'),
              param(p.paperId, 'uuid').as('paperId'),
              db
                .selectFrom('paper_versions')
                .select(sql<number>`coalesce(max(number), 0) + 1`.as('number'))
                .where('paper_id', '=', p.paperId)
                .as('number'),
              param(p.stage, 'text').as('stage'),
              param(p.round, 'integer').as('round'),
              param(p.fileId, 'uuid').as('fileId'),
              param(p.reviewerFileId, 'uuid').as('reviewerFileId'),
              param(p.pages, 'integer').as('pages'),
              param(p.findings, 'jsonb').as('findings'),
              param(p.now, 'timestamptz').as('now'),
            ])
            .where(({ not, exists }) => not(exists(db.selectFrom('before')))),
        ),
    )
    .selectFrom('before')
    .select(['file_id as fileId', 'reviewer_file_id as reviewerFileId']),
);

/** @returns the previous files; no row without an unsubmitted version */
export const putSupplement = statement((p: Put) =>
  putInto(db, p)
    .with('replaced', (db) =>
      db
        .updateTable('paper_versions')
        .from('before')
        .set({
          supplement_file_id: p.fileId,
          reviewer_supplement_file_id: p.reviewerFileId,
          supplement_pages: p.pages,
          supplement_findings: p.findings,
        })
        .whereRef('paper_versions.id', '=', 'before.id'),
    )
    .selectFrom('before')
    .select([
      'supplement_file_id as supplementFileId',
      'reviewer_supplement_file_id as reviewerSupplementFileId',
    ]),
);
