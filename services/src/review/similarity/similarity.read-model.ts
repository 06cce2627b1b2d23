import { type Expression, sql } from 'kysely';
import { db } from '../../platform/database/db.js';
import { anyOf } from '../../platform/database/expressions.js';
import { statement } from '../../platform/database/statement.js';
import { foundColumns } from '../../platform/files/files.service.js';
import type { PaperReader } from '../../platform/work/work.js';
import { isHiddenFrom } from '../conflicts/conflicted-papers.read-model.js';

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
  .where('p.submitted_at', 'is not', null)
  .where(sql<boolean>`t.version_id IS DISTINCT FROM v.id`);

/** Of every edition: papers without a text, or with the text of an earlier version. */
export const findUnread = statement(() =>
  submittedVersions
    .innerJoin('files as f', 'f.id', 'v.fileId')
    .select(['p.id as paperId', 'v.id as versionId', 'p.title', 'p.abstract'])
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

/** Whether the newest version of a paper was compared. */
export const findCompared = statement((p: { id: string }) =>
  db
    .selectFrom('paper_texts as t')
    .select('t.text')
    .where('t.paper_id', '=', p.id)
    .where('t.compared_at', 'is not', null)
    .where(({ not, exists }) =>
      not(exists(submittedVersions.select('p.id').whereRef('p.id', '=', 't.paper_id'))),
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
      't.text',
    ])
    .where('m.paper_id', '=', p.id)
    .where(({ not }) => not(isHiddenFrom(p)))
    .where('p.submitted_at', 'is not', null)
    .orderBy('m.share', 'desc')
    .orderBy('p.id')
    .limit(10),
);
export type Match = Awaited<ReturnType<typeof findMatches.one>>;
