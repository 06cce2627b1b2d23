import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import type { AuthenticatedUser } from '../../platform/http/policy/current-user.js';
import { AuditService } from '../../platform/audit/audit.service.js';
import { Clock } from '../../platform/core/clock.js';
import type { IdempotentRequest } from '../../platform/idempotency/idempotent-request.js';
import { Notices } from '../../platform/notices/notices.js';
import { EditionsService } from '../../conference/editions/editions.service.js';
import { deadlineAfter } from '../../conference/editions/local-instant.js';
import { canSubmit } from '../../conference/editions/opening.js';
import { EmailOutbox } from '../../messaging/outbox/email-outbox.js';
import { CoAuthors, invitationOf } from './co-authors.service.js';
import { AuthorEmails } from './author.emails.js';
import { authorsNotNamed } from './author-mentions.js';
import type { PaperDetails } from '../paper/author-papers.schema.js';
import { AuthorPapersQuery, problemsOf } from './author-papers.query.js';
import { type DetailsRow, findDraft } from './author-papers.read-model.js';
import { invitedRows, submitDraft } from './drafts.sql.js';
import { OwnPapers } from './own-papers.js';
import { PaperTransitions } from '../transitions/paper-transitions.js';
import { PaperPartners } from '../paper/paper-partners.js';
import { PaperStages } from '../transitions/paper-stages.js';
import { PaperAuthor } from '../paper/paper-author.entity.js';
import { PaperAgreement } from '../paper/paper-agreement.entity.js';
import { PaperVersion, type PaperStage } from '../paper/paper-version.entity.js';
import type { Paper } from '../paper/paper.entity.js';
import {
  agreementMissing,
  fileMissing,
  notFromStatus,
  paperIncomplete,
  submissionsClosed,
  texts,
} from '../paper/papers.errors.js';

@Injectable()
export class SubmissionsService {
  constructor(
    private readonly editions: EditionsService,
    private readonly own: OwnPapers,
    private readonly query: AuthorPapersQuery,
    private readonly transitions: PaperTransitions,
    private readonly stages: PaperStages,
    private readonly partners: PaperPartners,
    private readonly coAuthors: CoAuthors,
    private readonly emails: AuthorEmails,
    private readonly outbox: EmailOutbox,
    private readonly notices: Notices,
    private readonly audit: AuditService,
    private readonly clock: Clock,
  ) {}

  /** @throws AppError NOT_FOUND, INVALID_TRANSITION, CLOSED; VALIDATION_FAILED by field */
  submit(request: IdempotentRequest, person: AuthenticatedUser, id: string): Promise<PaperDetails> {
    return this.act(request, person.id, id, async (tx, paper) => {
      if (paper.status !== 'draft') throw notFromStatus(paper.shownStatus);
      const draft = await findDraft.one(tx, { userId: person.id, id, email: person.email });
      const edition = draft.rules;
      const submittedAt = this.clock.now();
      const isCurrent = edition?.id === paper.editionId;
      if (!isCurrent || !canSubmit(edition.submissions, paper.createdAt, submittedAt))
        throw submissionsClosed();
      const problems = problemsOf(draft, edition);
      if (Object.keys(problems).length > 0) throw paperIncomplete(problems);
      const { acknowledgementDays } = edition.limits;
      const acknowledgeBy = deadlineAfter(submittedAt, acknowledgementDays, edition.timeZone);
      const invitations = draft.uninvited.map(invitationOf);
      const also = { editionId: paper.editionId, invited: invitedRows(invitations) };
      const moved = await this.transitions.apply(tx, paper, 'submit', person.id, {
        at: submittedAt,
        changes: { submittedAt, acknowledgeBy },
        write: (values, record) =>
          this.audit.change(tx, submitDraft, { ...values, ...also }, record),
      });
      await this.outbox.addAll(tx, [
        this.emails.received(person, moved, acknowledgeBy),
        ...this.coAuthors.emailsOf(invitations, moved, person),
      ]);
      return this.query.details(tx, person.id, submittedView(draft, moved));
    });
  }

  /**
   * A registration of an accepted paper is cancelled, unless money was received for it.
   * @throws AppError NOT_FOUND; INVALID_TRANSITION once the paper is rejected
   */
  withdraw(
    request: IdempotentRequest,
    person: AuthenticatedUser,
    id: string,
    reason: string,
  ): Promise<PaperDetails> {
    return this.act(request, person.id, id, async (tx, paper) => {
      const moved = await this.transitions.apply(tx, paper, 'withdraw', person.id, {
        note: reason,
      });
      const effect =
        paper.status === 'accepted'
          ? await this.partners.cancelRegistration(tx, id, person.id)
          : null;
      await this.emails.withdrawn(tx, person, moved, effect);
      if (paper.status === 'under-review') await this.partners.withdrawn(tx, paper);
    });
  }

  /** @throws AppError NOT_FOUND, INVALID_TRANSITION, CLOSED; VALIDATION_FAILED without a file */
  submitRevision(
    request: IdempotentRequest,
    person: AuthenticatedUser,
    id: string,
    note: string,
  ): Promise<PaperDetails> {
    return this.act(request, person.id, id, async (tx, paper) => {
      await this.submitVersion(tx, paper, 'revision', note);
      const { limits, timeZone } = await this.editions.paperRules(tx);
      const at = this.clock.now();
      const verifyBy = deadlineAfter(at, limits.verificationDays, timeZone);
      const details = { at, changes: { verifyBy } };
      const moved = await this.transitions.apply(tx, paper, 'submit-revision', person.id, details);
      await this.emails.revisionReceived(tx, person, moved, verifyBy);
      await this.notices.add(tx, 'revision', id);
      await this.partners.revised(tx, moved);
    });
  }

  /** @throws AppError NOT_FOUND, INVALID_TRANSITION, CONFLICT if unpaid, VALIDATION_FAILED without file or agreement */
  submitCameraReady(
    request: IdempotentRequest,
    ownerId: string,
    id: string,
  ): Promise<PaperDetails> {
    return this.act(request, ownerId, id, async (tx, paper) => {
      await this.submitVersion(tx, paper, 'camera-ready', '');
      if (!(await tx.existsBy(PaperAgreement, { paperId: id }))) throw agreementMissing();
      await this.notices.add(tx, 'camera-ready', id);
      await this.audit.record(tx, {
        actorId: ownerId,
        action: 'paper.camera-ready-submitted',
        subject: { type: 'paper', id },
      });
    });
  }

  private act(
    request: IdempotentRequest,
    ownerId: string,
    id: string,
    act: (tx: EntityManager, paper: Paper) => Promise<PaperDetails | void>,
  ): Promise<PaperDetails> {
    const body = { id, body: request.body };
    return this.own.run({ ...request, body }, ownerId, id, async (tx) =>
      act(tx, await this.own.lock(tx, ownerId, id)),
    );
  }

  private async submitVersion(
    tx: EntityManager,
    paper: Paper,
    stage: PaperStage,
    note: string,
  ): Promise<void> {
    if ((await this.stages.of(tx, paper)) !== stage) throw notFromStatus(paper.shownStatus);
    if (stage === 'camera-ready') await lookForAuthors(tx, paper);
    if (!(await markSubmitted(tx, paper, stage, note))) throw fileMissing(texts.manuscriptMissing);
  }
}

/** Keeps which authors the file names, for its check, before its text is removed. */
async function lookForAuthors(tx: EntityManager, { id: paperId }: Paper): Promise<void> {
  const unsubmitted = { paperId, stage: 'camera-ready', isSubmitted: false } as const;
  const version = await tx.findOneBy(PaperVersion, unsubmitted);
  if (!version?.manuscriptFindings?.texts) return;
  const authors = await tx.find(PaperAuthor, { where: { paperId }, order: { position: 'ASC' } });
  const missing = authorsNotNamed(version.manuscriptFindings.texts, authors);
  const authorsNotFound = missing.map(({ position }) => position);
  const manuscriptFindings = { ...version.manuscriptFindings, authorsNotFound };
  await tx.update(PaperVersion, { id: version.id }, { manuscriptFindings });
}

/** @returns false without an uploaded version */
async function markSubmitted(
  tx: EntityManager,
  { id: paperId }: Paper,
  stage: PaperStage,
  note: string,
): Promise<boolean> {
  const unsubmitted = { paperId, stage, isSubmitted: false };
  const { affected } = await tx.update(PaperVersion, unsubmitted, {
    isSubmitted: true,
    note,
    manuscriptFindings: () => `manuscript_findings - 'texts'`,
    supplementFindings: () => `supplement_findings - 'texts'`,
  });
  return affected === 1;
}

/** What `findDraft` would return now. */
function submittedView(draft: DetailsRow, paper: Paper): DetailsRow {
  const submittedAt = paper.updatedAt.toISOString();
  const submission = { action: 'submit', status: 'submitted', at: submittedAt, note: '' } as const;
  return {
    ...draft,
    status: 'submitted',
    number: paper.number,
    savedAt: null,
    revision: paper.revision,
    submittedAt,
    acknowledgeBy: paper.acknowledgeBy?.toISOString() ?? null,
    versions: draft.versions.map((version) => ({ ...version, isSubmitted: true })),
    transitions: [...draft.transitions, submission],
    unsubmitted: null,
  };
}
