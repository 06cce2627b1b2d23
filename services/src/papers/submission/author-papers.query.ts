import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import type { PaperRules } from '../../conference/editions/editions.service.js';
import { isOpen, submitBy } from '../../conference/editions/opening.js';
import { Clock } from '../../platform/core/clock.js';
import { takesCameraReady } from '../camera-ready/camera-ready.js';
import type { AuthorPaper, AuthorPapers, PaperDetails } from '../paper/author-papers.schema.js';
import { PaperPartners, type PaperRegistration } from '../paper/paper-partners.js';
import type { Paper } from '../paper/paper.entity.js';
import type { ShownStatus } from '../status/paper-status.js';
import { paperNotFound } from '../paper/papers.errors.js';
import { type DetailsRow, findPaper, findPapers } from './author-papers.read-model.js';
import { presentFindings } from './present-findings.js';
import { type SubmissionRules, submissionProblems } from './submission-problems.js';

/** As authors know them, until corrections are verified. */
const HAS_SHEPHERD: ShownStatus[] = [
  'minor-corrections',
  'major-corrections',
  'revision-submitted',
];

type PaperRow = Awaited<ReturnType<typeof findPapers.all>>[number];

@Injectable()
export class AuthorPapersQuery {
  constructor(
    private readonly partners: PaperPartners,
    private readonly clock: Clock,
  ) {}

  /** Papers that the account submitted, and those that name it as a co-author. */
  async list(tx: EntityManager, userId: string): Promise<AuthorPapers> {
    const rows = await findPapers.all(tx, { userId });
    const accepted = rows.filter(({ status }) => status === 'accepted').map(({ id }) => id);
    const registrations = await this.partners.registrations(tx, accepted);
    const now = this.clock.now();
    return { items: rows.map((row) => present(row, userId, now, registrations.get(row.id))) };
  }

  /** @throws AppError NOT_FOUND, also for other statuses and papers of other authors */
  async checked(
    tx: EntityManager,
    ownerId: string,
    id: string,
  ): Promise<{ problems: AuthorPaper['problems']; edition: PaperRules }> {
    const row = await findPaper.first(tx, { userId: ownerId, id });
    if (!row?.rules || !row.isSubmitter) throw paperNotFound();
    return { problems: problemsOf(row, row.rules), edition: row.rules };
  }

  /** Of a paper at any status, by the given rules. */
  async problemsBy(
    tx: EntityManager,
    { ownerId: userId, id }: Pick<Paper, 'ownerId' | 'id'>,
    rules: SubmissionRules,
  ): Promise<AuthorPaper['problems']> {
    return problemsOf(await findPaper.one(tx, { userId, id }), rules);
  }

  /** @throws AppError NOT_FOUND, also for papers of other authors */
  async read(tx: EntityManager, userId: string, id: string): Promise<PaperDetails> {
    const row = await findPaper.first(tx, { userId, id });
    if (!row) throw paperNotFound();
    return this.details(tx, userId, row);
  }

  async details(tx: EntityManager, userId: string, row: DetailsRow): Promise<PaperDetails> {
    const { decisions, unsubmitted, agreement, agreed, ...paper } = row;
    const { id, status, isSubmitter, authors } = paper;
    const registrations = await this.partners.registrations(tx, status === 'accepted' ? [id] : []);
    const rounds = [...new Set(decisions.map(({ round }) => round))];
    const reviews = await this.partners.reviews(tx, id, rounds);
    const shepherd = HAS_SHEPHERD.includes(status) ? await this.partners.shepherd(tx, id) : null;
    const findings = isSubmitter ? presentFindings(unsubmitted, authors) : [];
    return {
      ...present(paper, userId, this.clock.now(), registrations.get(id)),
      decisions,
      reviews,
      shepherd,
      findings,
      agreement,
      agreed,
    };
  }
}

function present(
  { rules, isSubmitter, cameraReady: found, ...row }: PaperRow,
  userId: string,
  now: Date,
  registration?: PaperRegistration,
): AuthorPaper {
  const payment = registration?.payment ?? 'none';
  const registeredBy = registration && (registration.userId === userId ? 'you' : 'another-author');
  const role = isSubmitter ? 'submitter' : 'co-author';
  const problems = rules && isSubmitter && row.status === 'draft' ? problemsOf(row, rules) : {};
  const isEditable =
    isSubmitter &&
    row.status === 'submitted' &&
    rules?.id === row.editionId &&
    isOpen(rules.submissions, now);
  const end =
    isSubmitter && row.status === 'draft' && rules?.id === row.editionId
      ? submitBy(rules.submissions, new Date(row.createdAt))
      : undefined;
  const by = found?.by ? new Date(found.by) : null;
  const cameraReady = found && { ...found, isOpen: takesCameraReady({ ...found, by }, now) };
  const about = {
    role,
    isEditable,
    submitBy: end?.toISOString() ?? null,
    payment,
    registeredBy: registeredBy ?? null,
  } as const;
  return { ...row, ...about, cameraReady, problems };
}

export function problemsOf(
  row: Omit<PaperRow, 'rules' | 'isSubmitter' | 'cameraReady'>,
  rules: SubmissionRules,
): AuthorPaper['problems'] {
  const pages = row.versions[0]?.manuscript.pages ?? null;
  return submissionProblems({ ...row, pages }, rules);
}
