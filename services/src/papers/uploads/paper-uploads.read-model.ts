import { type QueryCreator, sql } from 'kysely';
import { db } from '../../platform/database/db.js';
import { param } from '../../platform/database/expressions.js';
import type { Database } from '../../platform/database/schema.gen.js';
import { statement } from '../../platform/database/statement.js';
import { withNewFiles } from '../../platform/files/files.service.js';
import type { PaperStage } from '../paper/paper-version.entity.js';
import { sentUpload } from '../../platform/uploads/uploads.sql.js';
import { detailsBy, uploadRule } from '../submission/author-papers.read-model.js';

// Also reads `files`: the author's view names them. Marks the upload of the file as used.

/** The rule of a paper's files, and the upload that is to become one. */
export const findSentFile = statement(
  (p: { paperId: string; ownerId: string; uploadId: string; now: Date }) =>
    uploadRule(p).select(sentUpload(p)),
);

interface Put {
  paperId: string;
  ownerId: string;
  stage: PaperStage;
  now: Date;
  fileId: string;
  reviewerFileId: string;
  /** Of `newFileRows`: the rows of both ids. */
  files: string;
  pages: number;
  /** `FileFindings` as JSON: a statement is built once, for any values. */
  findings: string;
  /** Of a file that was sent in several requests. */
  uploadId: string | null;
}

/** `before`: the unsubmitted version, if any. */
const putInto = (p: Put) =>
  withNewFiles(db, p.files)
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
    .with('used', (db) =>
      db
        .updateTable('uploads')
        .set({ used_at: p.now, slot: null })
        .where('owner_id', '=', p.ownerId)
        .where('id', '=', p.uploadId)
        .where('used_at', 'is', null)
        .returning('id'),
    )
    .with('papers', (db) =>
      db
        .updateTable('papers')
        .set({ updated_at: p.now })
        .where('id', '=', p.paperId)
        .returningAll(),
    );

type Written =
  ReturnType<typeof putInto> extends QueryCreator<infer Tables>
    ? QueryCreator<Tables & { written: Database['paper_versions'] }>
    : never;

/** The author's view with the versions that the statement has written. */
const viewing = (db: Written, { paperId, ownerId }: Put) =>
  detailsBy(
    // oxlint-disable-next-line typescript/no-unnecessary-type-assertion -- TypeScript 5.9 builds with it only.
    db
      .with(
        (cte) => cte('paper_versions').notMaterialized(),
        (db) =>
          db
            .selectFrom('written')
            .selectAll()
            .unionAll(({ selectFrom }) =>
              selectFrom('paper_versions')
                .selectAll()
                .where('paper_id', '=', paperId)
                .where('id', 'not in', selectFrom('written').select('id')),
            ),
      )
      .with(
        (cte) => cte('files').notMaterialized(),
        (db) =>
          db
            .selectFrom('new_files')
            .selectAll()
            .unionAll(({ selectFrom }) => selectFrom('files').selectAll()),
      ) as unknown as QueryCreator<Database>,
    ownerId,
  );

/** Adds a version unless one is unsubmitted. `before`: its files until now. */
export const putManuscript = statement((p: Put & { id: string; round: number }) => {
  const written = putInto(p)
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
        .whereRef('paper_versions.id', '=', 'before.id')
        .returningAll('paper_versions'),
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
        )
        .returningAll(),
    )
    .with('written', (db) =>
      db
        .selectFrom('replaced')
        .selectAll()
        .unionAll(({ selectFrom }) => selectFrom('added').selectAll()),
    );
  return viewing(written as unknown as Written, p).select([
    filesBefore('file_id', 'reviewer_file_id'),
    isUsed,
  ]);
});

/** `before`: its files until now; null without an unsubmitted version. */
export const putSupplement = statement((p: Put) => {
  const written = putInto(p).with('written', (db) =>
    db
      .updateTable('paper_versions')
      .from('before')
      .set({
        supplement_file_id: p.fileId,
        reviewer_supplement_file_id: p.reviewerFileId,
        supplement_pages: p.pages,
        supplement_findings: p.findings,
      })
      .whereRef('paper_versions.id', '=', 'before.id')
      .returningAll('paper_versions'),
  );
  return viewing(written as unknown as Written, p).select([
    filesBefore('supplement_file_id', 'reviewer_supplement_file_id'),
    isUsed,
  ]);
});

/** Whether this statement used the upload. */
const isUsed = sql<boolean>`EXISTS (SELECT FROM used)`.as('isUsed');

function filesBefore(...columns: (keyof Database['paper_versions'])[]) {
  const ids = columns.map((column) => sql.ref(column));
  return sql<string[] | null>`(SELECT array_remove(ARRAY[${sql.join(ids)}], NULL) FROM before)`.as(
    'before',
  );
}
