import { type Expression, sql } from 'kysely';
import { jsonArrayFrom, jsonBuildObject, jsonObjectFrom } from 'kysely/helpers/postgres';
import type { EditionDocument } from '../../conference/editions/edition.schema.js';
import { moment } from '../../platform/core/sql-moment.js';
import { db } from '../../platform/database/db.js';
import { statement } from '../../platform/database/statement.js';
import type { ShownStatus } from '../status/paper-status.js';
import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import type { PaperRules } from '../../conference/editions/editions.service.js';
import type { AuthorPaper, AuthorPapers, PaperDetails } from '../paper/author-papers.schema.js';
import { type PaperPayment, PaperPartners } from '../paper/paper-partners.js';
import { paperNotFound } from '../paper/papers.errors.js';
import { authorsOf } from '../paper-authors.sql.js';
import { presentFindings } from './present-findings.js';
import { type SubmissionRules, submissionProblems } from './submission-problems.js';

type Id = Expression<string>;

const fileObject = <Pages>(file: 'f' | 's', pages: Expression<Pages>) =>
  jsonBuildObject({
    name: sql<string>`${sql.ref(`${file}.name`)}`,
    bytes: sql<number>`${sql.ref(`${file}.bytes`)}`,
    pages,
    sha256: sql<string>`encode(${sql.ref(`${file}.sha256`)}, 'hex')`,
  });

const versionsOf = (paperId: Id) =>
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
      moment(ref('v.created_at')).as('createdAt'),
      fileObject('f', ref('v.pages')).as('manuscript'),
      when()
        .when('s.id', 'is not', null)
        .then(fileObject('s', ref('v.supplement_pages').$notNull()))
        .end()
        .as('supplement'),
    ])
    .where('v.paper_id', '=', paperId)
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
    .select(['v.manuscript_findings as manuscript', 'v.supplement_findings as supplement'])
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
    }).as('rules'),
  )
  .where(({ ref }) => ref('is_current'))
  .$asScalar();

/** Null unless the paper has one of these statuses. */
const during = <T>(value: Expression<T>, ...statuses: ShownStatus[]) =>
  sql<T | null>`CASE WHEN p.shown_status IN (${sql.join(statuses.map((each) => sql.lit(each)))})
                     THEN ${value} END`;

/** Names every column, so that a hidden decision changes nothing, such as the revision. */
const ownedBy = (ownerId: string) =>
  db
    .selectFrom('papers as p')
    .select(({ ref }) => [
      'p.id',
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
      during(ref('p.revision'), 'draft').as('revision'),
      moment(ref('p.submitted_at')).as('submittedAt'),
      during(moment(ref('p.acknowledge_by')), 'submitted', 'screening').as('acknowledgeBy'),
      during(moment(ref('p.corrections_by')), 'minor-corrections', 'major-corrections').as(
        'correctionsBy',
      ),
      during(moment(ref('p.verify_by')), 'revision-submitted').as('verifyBy'),
      during(moment(ref('p.payment_by')), 'accepted').as('paymentBy'),
      during(rules, 'draft').as('rules'),
      jsonArrayFrom(authorsOf(ref('p.id'))).as('authors'),
      jsonArrayFrom(versionsOf(ref('p.id'))).as('versions'),
      jsonArrayFrom(transitionsOf(ref('p.id'))).as('transitions'),
    ])
    .where('p.owner_id', '=', ownerId)
    .orderBy('p.created_at', 'desc')
    .orderBy('p.id', 'desc');

export const findOwnPapers = statement((p: { ownerId: string }) => ownedBy(p.ownerId));

export const findOwnPaper = statement((p: { ownerId: string; id: string }) =>
  ownedBy(p.ownerId)
    .select(({ ref }) => [
      jsonArrayFrom(decisionsOf(ref('p.id'))).as('decisions'),
      jsonObjectFrom(unsubmittedOf(ref('p.id'))).as('unsubmitted'),
    ])
    .where('p.id', '=', p.id),
);

export const findUploadRule = statement((p: { paperId: string; ownerId: string }) =>
  db
    .selectFrom('papers as p')
    .select(({ selectFrom, exists, not }) => [
      'p.id',
      'p.shown_status as shownStatus',
      'p.corrections_by as correctionsBy',
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
    .where('p.owner_id', '=', p.ownerId),
);

type PaperRow = Omit<AuthorPaper, 'payment' | 'problems'> & {
  /** Null unless the paper is a draft. */
  rules: (PaperRules & SubmissionRules) | null;
};

/** Also reads `editions` (current rules) and `files` (names, sizes, hashes). */
@Injectable()
export class AuthorPapersQuery {
  constructor(private readonly partners: PaperPartners) {}

  async list(tx: EntityManager, ownerId: string): Promise<AuthorPapers> {
    const rows = await findOwnPapers.all(tx, { ownerId });
    const accepted = rows.filter(({ status }) => status === 'accepted').map(({ id }) => id);
    const payments = await this.partners.payments(tx, accepted);
    return { items: rows.map((row) => present(row, payments.get(row.id))) };
  }

  /** @throws AppError NOT_FOUND, also for other statuses and papers of other authors */
  async draft(
    tx: EntityManager,
    ownerId: string,
    id: string,
  ): Promise<{ problems: AuthorPaper['problems']; edition: PaperRules }> {
    const row = await findOwnPaper.first(tx, { ownerId, id });
    if (!row?.rules) throw paperNotFound();
    return { problems: present(row).problems, edition: row.rules };
  }

  /** @throws AppError NOT_FOUND, also for papers of other authors */
  async read(tx: EntityManager, ownerId: string, id: string): Promise<PaperDetails> {
    const row = await findOwnPaper.first(tx, { ownerId, id });
    if (!row) throw paperNotFound();
    const { decisions, unsubmitted, ...paper } = row;
    const isAccepted = row.status === 'accepted';
    const payment = isAccepted ? await this.partners.payment(tx, id) : undefined;
    const rounds = [...new Set(decisions.map(({ round }) => round))];
    const reviews = await this.partners.reviews(tx, id, rounds);
    const findings = presentFindings(unsubmitted, row.authors);
    return { ...present(paper, payment), decisions, reviews, findings };
  }
}

function present({ rules, ...row }: PaperRow, payment: PaperPayment = 'none'): AuthorPaper {
  const [newest] = row.versions;
  const submission = { ...row, pages: newest?.manuscript.pages ?? null };
  return { ...row, payment, problems: rules ? submissionProblems(submission, rules) : {} };
}
