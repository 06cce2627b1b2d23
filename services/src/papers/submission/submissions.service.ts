import { param } from '../../platform/database/expressions.js';
import { sql } from 'kysely';
import { statement } from '../../platform/database/statement.js';
import { db } from '../../platform/database/db.js';
import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import type { AuthenticatedUser } from '../../platform/http/policy/current-user.js';
import { Clock } from '../../platform/core/clock.js';
import type { IdempotentRequest } from '../../platform/idempotency/idempotent-request.js';
import { after, DAY } from '../../platform/core/time.js';
import { EditionsService } from '../../conference/editions/editions.service.js';
import { isOpen } from '../../conference/editions/opening.js';
import { AuthorEmails } from './author.emails.js';
import type { PaperDetails } from '../paper/author-papers.schema.js';
import { AuthorPapersQuery } from './author-papers.read-model.js';
import { OwnPapers } from './own-papers.js';
import { PaperTransitions } from '../transitions/paper-transitions.js';
import { PaperPartners } from '../paper/paper-partners.js';
import { stageOf } from '../transitions/paper-stage.js';
import { PaperVersion, type PaperStage } from '../paper/paper-version.entity.js';
import type { Paper } from '../paper/paper.entity.js';
import {
  fileMissing,
  notFromStatus,
  paperIncomplete,
  submissionsClosed,
  texts,
} from '../paper/papers.errors.js';

/** The author has read what the texts are kept for. */
const WITHOUT_TEXTS = {
  manuscript_findings: sql<string>`manuscript_findings - 'texts'`,
  supplement_findings: sql<string>`supplement_findings - 'texts'`,
};

/** @param p.number null assigns the next number; a returned paper keeps its own */
const submitDraft = statement((p: Pick<Paper, 'id' | 'editionId' | 'number'>) =>
  db
    .with('submitted', (db) =>
      db
        .updateTable('paper_versions')
        .set({ is_submitted: true, ...WITHOUT_TEXTS })
        .where('paper_id', '=', p.id)
        .where('stage', '=', 'submission')
        .where(({ not, ref }) => not(ref('is_submitted'))),
    )
    .with('next', (db) =>
      db
        .insertInto('paper_numbers')
        .columns(['edition_id', 'last'])
        .expression(
          db
            .selectNoFrom([param(p.editionId, 'uuid').as('editionId'), sql.lit(1).as('last')])
            .where(param(p.number, 'integer'), 'is', null),
        )
        .onConflict((conflict) =>
          conflict
            .column('edition_id')
            .doUpdateSet((eb) => ({ last: eb('paper_numbers.last', '+', 1) })),
        )
        .returning('last'),
    )
    .selectNoFrom(({ fn, selectFrom }) =>
      fn
        .coalesce(param(p.number, 'integer'), selectFrom('next').select('last').$asScalar())
        .$castTo<number>()
        .as('number'),
    ),
);

@Injectable()
export class SubmissionsService {
  constructor(
    private readonly editions: EditionsService,
    private readonly own: OwnPapers,
    private readonly query: AuthorPapersQuery,
    private readonly transitions: PaperTransitions,
    private readonly partners: PaperPartners,
    private readonly emails: AuthorEmails,
    private readonly clock: Clock,
  ) {}

  /** @throws AppError NOT_FOUND, INVALID_TRANSITION, CLOSED; VALIDATION_FAILED by field */
  submit(request: IdempotentRequest, person: AuthenticatedUser, id: string): Promise<PaperDetails> {
    return this.act(request, person.id, id, async (tx, paper) => {
      if (paper.status !== 'draft') throw notFromStatus(paper.shownStatus);
      const { problems, edition } = await this.query.draft(tx, person.id, id);
      const submittedAt = this.clock.now();
      const isCurrent = edition.id === paper.editionId;
      if (!isCurrent || !isOpen(edition.submissions, submittedAt)) {
        throw submissionsClosed();
      }
      if (Object.keys(problems).length > 0) throw paperIncomplete(problems);
      const { acknowledgementDays } = edition.limits;
      const acknowledgeBy = after(submittedAt, acknowledgementDays * DAY);
      const number = await assignNumber(tx, paper);
      const changes = { number, submittedAt, acknowledgeBy };
      const details = { at: submittedAt, changes };
      const moved = await this.transitions.apply(tx, paper, 'submit', person.id, details);
      await this.emails.received(tx, person, moved, acknowledgeBy);
    });
  }

  /** @throws AppError NOT_FOUND; INVALID_TRANSITION once a decision is final */
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
      await this.emails.withdrawn(tx, person, moved);
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
      const { verificationDays } = (await this.editions.paperRules(tx)).limits;
      const at = this.clock.now();
      const verifyBy = after(at, verificationDays * DAY);
      const details = { at, changes: { verifyBy } };
      const moved = await this.transitions.apply(tx, paper, 'submit-revision', person.id, details);
      await this.emails.revisionReceived(tx, person, moved, verifyBy);
    });
  }

  /** @throws AppError NOT_FOUND, INVALID_TRANSITION, CONFLICT if unpaid, VALIDATION_FAILED */
  submitCameraReady(
    request: IdempotentRequest,
    ownerId: string,
    id: string,
  ): Promise<PaperDetails> {
    return this.act(request, ownerId, id, (tx, paper) =>
      this.submitVersion(tx, paper, 'camera-ready', ''),
    );
  }

  private act(
    request: IdempotentRequest,
    ownerId: string,
    id: string,
    act: (tx: EntityManager, paper: Paper) => Promise<void>,
  ): Promise<PaperDetails> {
    const body = { id, body: request.body };
    return this.own.run({ ...request, body }, ownerId, async (tx) => {
      await act(tx, await this.own.lock(tx, ownerId, id));
      return id;
    });
  }

  private async submitVersion(
    tx: EntityManager,
    paper: Paper,
    stage: PaperStage,
    note: string,
  ): Promise<void> {
    const isAccepted = paper.shownStatus === 'accepted';
    const payment = isAccepted ? await this.partners.payment(tx, paper.id) : 'none';
    const isTime = stageOf(paper, payment, this.clock.now()) === stage;
    if (!isTime) throw notFromStatus(paper.shownStatus);
    if (!(await markSubmitted(tx, paper, stage, note))) throw fileMissing(texts.manuscriptMissing);
  }
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

/** @returns the paper's number */
async function assignNumber(tx: EntityManager, { id, editionId, number }: Paper): Promise<number> {
  return (await submitDraft.one(tx, { id, editionId, number })).number;
}
