import { type Expression, sql } from 'kysely';
import { db } from '../../platform/database/db.js';
import { anyOf } from '../../platform/database/expressions.js';
import { statement } from '../../platform/database/statement.js';
import { foundColumns } from '../../platform/files/files.service.js';
import type { PaperReader } from '../../platform/work/work.js';
import { isHiddenFrom } from '../conflicts/conflicted-papers.read-model.js';
import type { FileState } from './paper-texts.sql.js';

/*
 * Reads `papers`, `paper_authors`, `paper_versions`, `files` and `editions` for the texts that are compared, and for the
 * papers of matches.
 */

/** Camera-ready versions name their authors, and repeat the paper that was reviewed. */
const newestVersions = db
  .selectFrom('paper_versions as v')
  .distinctOn('v.paper_id')
  .select(['v.paper_id', 'v.id', sql<string>`coalesce(v.reviewer_file_id, v.file_id)`.as('fileId')])
  .where(({ ref }) => ref('v.is_submitted'))
  .where('v.stage', '<>', 'camera-ready')
  .orderBy('v.paper_id')
  .orderBy('v.number', 'desc')
  .as('v');

const submittedVersions = db
  .selectFrom('papers as p')
  .innerJoin(newestVersions, 'v.paper_id', 'p.id')
  .leftJoin('paper_texts as t', 't.paper_id', 'p.id')
  .where('p.submitted_at', 'is not', null);

const isChanged = sql<boolean>`t.version_id IS DISTINCT FROM v.id`;

/** Of every edition: papers without a text, with that of an earlier version, or whose file was unavailable. */
export const findUnread = statement(() =>
  submittedVersions
    .where(({ eb, or }) => or([isChanged, eb('t.file_state', '=', 'unavailable')]))
    .innerJoin('files as f', 'f.id', 'v.fileId')
    .select(['p.id as paperId', 'v.id as versionId', 'p.title', 'p.abstract'])
    .select(
      sql<FileState | null>`CASE WHEN t.version_id = v.id THEN t.file_state END`.as('fileState'),
    )
    .select(foundColumns)
    .orderBy('p.id'),
);
export type UnreadPaper = Awaited<ReturnType<typeof findUnread.one>>;

export const findUncompared = statement(() =>
  db
    .selectFrom('paper_texts as t')
    .select(['t.paper_id as id', 't.version_id as versionId'])
    .where('t.compared_at', 'is', null)
    .orderBy('t.paper_id'),
);

export const findFingerprints = statement(() =>
  db.selectFrom('paper_texts as t').select(['t.paper_id as id', 't.fingerprints']),
);

export const findTexts = statement((p: { ids: string[] }) =>
  db
    .selectFrom('paper_texts as t')
    .select(['t.paper_id as id', 't.version_id as versionId', 't.text'])
    .where('t.paper_id', '=', anyOf(p.ids)),
);

/** From which papers are returned to their authors at screening. */
const isAtLimit = sql<boolean>`m.share * 100 >= (
  SELECT (document -> 'limits' ->> 'similarityPercent')::float8 FROM editions WHERE is_current)`;

/** Whether the newest version of a paper was compared. */
export const findCompared = statement((p: { id: string }) =>
  db
    .selectFrom('paper_texts as t')
    .select(['t.text', 't.file_state as fileState'])
    .where('t.paper_id', '=', p.id)
    .where('t.compared_at', 'is not', null)
    .where(({ not, exists }) =>
      not(
        exists(
          submittedVersions.select('p.id').where(isChanged).whereRef('p.id', '=', 't.paper_id'),
        ),
      ),
    ),
);

/** The same owner, or an author with the same address. */
const sharesAuthor = (id: Expression<string>) => sql<boolean>`(
  p.owner_id = (SELECT owner_id FROM papers WHERE id = ${id})
  OR EXISTS (SELECT FROM paper_authors a JOIN paper_authors o ON email_key(o.email) = email_key(a.email)
              WHERE a.paper_id = ${id} AND o.paper_id = p.id))`;

/** Without papers that are hidden from the chair, as if they did not exist. */
export const findMatches = statement((p: PaperReader & { id: string }) =>
  db
    .selectFrom('paper_similarities as m')
    .innerJoin('papers as p', 'p.id', 'm.other_id')
    .innerJoin('editions as e', 'e.id', 'p.edition_id')
    .innerJoin('paper_texts as t', 't.paper_id', 'p.id')
    .select(({ ref }) => [
      'p.id',
      ref('p.number').$notNull().as('number'),
      'p.title',
      'p.status',
      sql<string>`e.document ->> 'name'`.as('edition'),
      ref('e.is_current').as('isOfCurrentEdition'),
      sharesAuthor(ref('m.paper_id')).as('sharesAuthor'),
      'm.share',
      'm.passages',
      'm.checked_at as checkedAt',
      sql<boolean>`m.checked_at IS NULL AND ${isAtLimit}`.as('needsCheck'),
      't.text',
    ])
    .where('m.paper_id', '=', p.id)
    .where(({ not }) => not(isHiddenFrom(p)))
    .where('p.submitted_at', 'is not', null)
    .orderBy('m.share', 'desc')
    .orderBy('p.id')
    .limit(10),
);
/** Of `papers as p` before a decision: one that the chair sees contains too much of it, and no chair has checked why. */
export const hasSimilarityToCheck = (reader: PaperReader) => sql<boolean>`(
  p.status IN ('submitted', 'screening', 'under-review', 'revision-submitted') AND p.id IN (
  SELECT m.paper_id FROM paper_similarities m JOIN papers p ON p.id = m.other_id
   WHERE m.checked_at IS NULL AND ${isAtLimit}
     AND p.submitted_at IS NOT NULL AND NOT ${isHiddenFrom(reader)}))`;

export type Match = Awaited<ReturnType<typeof findMatches.one>>;
