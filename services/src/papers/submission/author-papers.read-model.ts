import { type Expression, type QueryCreator, sql } from 'kysely';
import { jsonArrayFrom, jsonBuildObject, jsonObjectFrom } from 'kysely/helpers/postgres';
import type { EditionDocument } from '../../conference/editions/edition.schema.js';
import type { Agreement } from '../../conference/editions/agreement.schema.js';
import { moment } from '../../platform/core/sql-moment.js';
import { db } from '../../platform/database/db.js';
import type { Database } from '../../platform/database/schema.gen.js';
import { statement } from '../../platform/database/statement.js';
import type { ShownStatus } from '../status/paper-status.js';
import type { CameraReadyState } from '../camera-ready/camera-ready.js';
import { cameraReadyForAuthor } from '../camera-ready/camera-ready.read-model.js';
import { agreementOf } from '../paper/paper-agreement.read-model.js';
import type { PaperChange } from '../paper/paper-version.entity.js';
import { authorsOf, deniedAuthorsOf } from '../paper-authors.sql.js';
import { uninvitedOf } from './co-authors.read-model.js';
import { papersOf } from '../paper/paper-access.read-model.js';

type Id = Expression<string>;

const fileObject = <Pages>(file: 'f' | 's', pages: Expression<Pages>) =>
  jsonBuildObject({
    name: sql<string>`${sql.ref(`${file}.name`)}`,
    bytes: sql<number>`${sql.ref(`${file}.bytes`)}`,
    pages,
    sha256: sql<string>`encode(${sql.ref(`${file}.sha256`)}, 'hex')`,
  });

/** Files that wait to be submitted are for the submitting account only. */
const versionsOf = (paperId: Id, isSubmitter: Expression<boolean>) =>
  db
    .selectFrom('paper_versions as v')
    .innerJoin('files as f', 'f.id', 'v.file_id')
    .leftJoin('files as s', 's.id', 'v.supplement_file_id')
    .select(({ ref, case: when }) => [
      'v.id',
      'v.number',
      'v.stage',
      'v.is_submitted as isSubmitted',
      'v.note',
      ref('v.changes').$castTo<PaperChange[]>().as('changes'),
      sql<{ title: string; abstract: string } | null>`CASE WHEN v.content IS NOT NULL THEN
        jsonb_build_object('title', v.content -> 'title', 'abstract', v.content -> 'abstract') END`.as(
        'content',
      ),
      moment(ref('v.created_at')).as('createdAt'),
      fileObject('f', ref('v.pages')).as('manuscript'),
      when()
        .when('s.id', 'is not', null)
        .then(fileObject('s', ref('v.supplement_pages').$notNull()))
        .end()
        .as('supplement'),
    ])
    .where('v.paper_id', '=', paperId)
    .where(({ or, ref }) => or([ref('v.is_submitted'), isSubmitter]))
    .orderBy('v.number', 'desc');

const transitionsOf = (paperId: Id) =>
  db
    .selectFrom('paper_transitions as t')
    .select(({ ref }) => [
      't.action',
      ref('t.to_status').$castTo<ShownStatus>().as('status'),
      moment(ref('t.at')).as('at'),
      't.note_to_author as note',
    ])
    .where('t.paper_id', '=', paperId)
    .where(({ ref }) => ref('t.is_shown'))
    .orderBy('t.id');

const decisionsOf = (paperId: Id) =>
  db
    .selectFrom('paper_decisions as d')
    .select(({ ref }) => [
      'd.round',
      'd.decision',
      'd.note_to_authors as note',
      moment(ref('d.released_at').$notNull()).as('releasedAt'),
    ])
    .where('d.paper_id', '=', paperId)
    .where('d.released_at', 'is not', null)
    .where('d.reopened_at', 'is', null)
    .orderBy('d.released_at');

const unsubmittedOf = (paperId: Id) =>
  db
    .selectFrom('paper_versions as v')
    .select([
      'v.stage',
      'v.manuscript_findings as manuscript',
      'v.supplement_findings as supplement',
    ])
    .where('v.paper_id', '=', paperId)
    .where(({ not, ref }) => not(ref('v.is_submitted')))
    .orderBy('v.number', 'desc')
    .limit(1);

const rules = db
  .selectFrom('editions')
  .select(({ ref }) =>
    jsonBuildObject({
      id: ref('id'),
      submissions: sql<EditionDocument['submissions']>`document -> 'submissions'`,
      limits: sql<EditionDocument['limits']>`document -> 'limits'`,
      topics: sql<EditionDocument['topics']>`document -> 'topics'`,
      timeZone: sql<string>`document ->> 'timeZone'`,
    }).as('rules'),
  )
  .where(({ ref }) => ref('is_current'))
  .$asScalar();

const agreementAsked = (editionId: Id) =>
  db
    .selectFrom('editions')
    .select(sql<Agreement>`document -> 'agreement'`.as('agreement'))
    .where('id', '=', editionId)
    .$asScalar()
    .$notNull();

const cameraReadyOf = (paperId: Id) =>
  sql<{ state: CameraReadyState; by: string | null; reasons: string }>`(
    SELECT to_json(c) FROM (${cameraReadyForAuthor(paperId)}) c)`;

/** Null unless the paper has one of these statuses. */
const during = <T>(value: Expression<T>, ...statuses: ShownStatus[]) =>
  sql<T | null>`CASE WHEN p.shown_status IN (${sql.join(statuses.map((each) => sql.lit(each)))})
                     THEN ${value} END`;

/** Names every column, so that a hidden decision changes nothing, such as the revision. */
const readableBy = (db: QueryCreator<Database>, userId: string) =>
  db
    .selectFrom('papers as p')
    .select(({ ref, eb }) => [
      'p.id',
      eb('p.owner_id', '=', userId).$castTo<boolean>().as('isSubmitter'),
      'p.edition_id as editionId',
      'p.number',
      'p.kind',
      'p.title',
      'p.abstract',
      'p.keywords',
      'p.topic',
      'p.ai_use as aiUse',
      'p.is_original as isOriginal',
      'p.shown_status as status',
      moment(ref('p.created_at')).as('createdAt'),
      during(moment(ref('p.updated_at')), 'draft').as('savedAt'),
      during(ref('p.revision'), 'draft', 'submitted').as('revision'),
      moment(ref('p.submitted_at')).as('submittedAt'),
      during(moment(ref('p.acknowledge_by')), 'submitted', 'screening').as('acknowledgeBy'),
      during(moment(ref('p.corrections_by')), 'minor-corrections', 'major-corrections').as(
        'correctionsBy',
      ),
      during(moment(ref('p.verify_by')), 'revision-submitted').as('verifyBy'),
      during(moment(ref('p.payment_by')), 'accepted').as('paymentBy'),
      during(cameraReadyOf(ref('p.id')), 'accepted').as('cameraReady'),
      during(rules, 'draft', 'submitted').as('rules'),
      jsonArrayFrom(authorsOf(ref('p.id'))).as('authors'),
      deniedAuthorsOf(ref('p.id')).as('deniedAuthors'),
      jsonArrayFrom(versionsOf(ref('p.id'), eb('p.owner_id', '=', userId).$castTo<boolean>())).as(
        'versions',
      ),
      jsonArrayFrom(transitionsOf(ref('p.id'))).as('transitions'),
    ])
    .where('p.id', 'in', papersOf(userId))
    .orderBy('p.created_at', 'desc')
    .orderBy('p.id', 'desc');

export const findPapers = statement((p: { userId: string }) => readableBy(db, p.userId));

/**
 * The author's view of papers. A statement that writes begins with `db.with()` for the tables that it
 * changes, under their names: the view then shows the rows as written.
 */
export const detailsBy = (db: QueryCreator<Database>, userId: string) =>
  readableBy(db, userId).select(({ ref }) => [
    jsonArrayFrom(decisionsOf(ref('p.id'))).as('decisions'),
    jsonObjectFrom(unsubmittedOf(ref('p.id'))).as('unsubmitted'),
    during(agreementAsked(ref('p.edition_id')), 'accepted').as('agreement'),
    jsonObjectFrom(agreementOf(ref('p.id'))).as('agreed'),
  ]);

interface Reader {
  userId: string;
  id: string;
}

export const findPaper = statement(({ userId, id }: Reader) =>
  detailsBy(db, userId).where('p.id', '=', id),
);

/** Also the authors who were not emailed yet, without the given address. */
export const findDraft = statement(({ userId, id, email }: Reader & { email: string }) =>
  detailsBy(db, userId)
    .select(jsonArrayFrom(uninvitedOf(id, email)).as('uninvited'))
    .where('p.id', '=', id),
);

export type DetailsRow = Awaited<ReturnType<typeof findPaper.all>>[number];

/** The current edition while it accepts submissions, as `isOpen` has it. */
export const openEdition = (now: Date) =>
  db
    .selectFrom('editions')
    .where(({ ref }) => ref('is_current'))
    .where(sql<boolean>`(document #>> '{submissions,open}')::boolean`)
    .where(
      sql<boolean>`coalesce(${now} < (document #>> '{submissions,closesAt}')::timestamptz, true)`,
    );

export const uploadRule = (p: { paperId: string; ownerId: string }) =>
  db
    .selectFrom('papers as p')
    .select(({ selectFrom, exists, not }) => [
      'p.id',
      'p.shown_status as shownStatus',
      'p.corrections_by as correctionsBy',
      selectFrom('editions')
        .select(sql<EditionDocument['submissions']>`document -> 'submissions'`.as('submissions'))
        .where(({ ref }) => ref('is_current'))
        .$asScalar()
        .$notNull()
        .as('submissions'),
      selectFrom('editions')
        .select(sql<EditionDocument['limits']>`document -> 'limits'`.as('limits'))
        .where(({ ref }) => ref('is_current'))
        .$asScalar()
        .$notNull()
        .as('limits'),
      exists(
        selectFrom('paper_versions as v')
          .whereRef('v.paper_id', '=', 'p.id')
          .where(({ ref }) => not(ref('v.is_submitted'))),
      )
        .$castTo<boolean>()
        .as('hasManuscript'),
    ])
    .where('p.id', '=', p.paperId)
    .where('p.owner_id', '=', p.ownerId);

export const findUploadRule = statement(uploadRule);
