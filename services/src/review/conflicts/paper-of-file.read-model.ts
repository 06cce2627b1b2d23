import { sql } from 'kysely';
import { db } from '../../platform/database/db.js';
import { anyOf, arrayOf } from '../../platform/database/expressions.js';
import { statement } from '../../platform/database/statement.js';
import type { PaperReader } from '../../platform/work/work.js';
import { isHiddenFrom } from './conflicted-papers.read-model.js';

/* Reads `papers`, `paper_versions` and `paper_agreements`: the papers of a file. Versions that differ in their text share their files. */

const FILES = [
  'file_id',
  'reviewer_file_id',
  'supplement_file_id',
  'reviewer_supplement_file_id',
] as const;

const papersOf = (fileId: string) => {
  const agreed = db.selectFrom('paper_agreements').select('paper_id').where('file_id', '=', fileId);
  const versions = FILES.map((column) =>
    db.selectFrom('paper_versions').select('paper_id').where(column, '=', fileId),
  );
  return versions.reduce((all, each) => all.unionAll(each), agreed);
};

/** No row without a submitted paper that the organiser sees. */
export const findSeenPaperOfFile = statement((p: PaperReader & { fileId: string }) =>
  db
    .selectFrom('papers as p')
    .select('p.id')
    .where('p.id', '=', anyOf(arrayOf(papersOf(p.fileId))))
    .where(sql.ref('p.submitted_at'), 'is not', null)
    .where(({ not }) => not(isHiddenFrom(p))),
);

/** Of these papers. */
export const findHidden = statement((p: PaperReader & { ids: string[] }) =>
  db
    .selectFrom('papers as p')
    .select('p.id')
    .where('p.id', '=', anyOf(p.ids))
    .where(isHiddenFrom(p)),
);
