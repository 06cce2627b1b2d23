import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import type { SignedInUser } from '../auth/current-user.js';
import { Clock } from '../common/clock.js';
import type { OnceRequest } from '../common/idempotency/once.js';
import { after, DAY } from '../common/time.js';
import { prepared } from '../database/prepared.js';
import { EditionsService } from '../editions/editions.service.js';
import { isOpen } from '../editions/opening.js';
import { AuthorMails } from './author-mails.js';
import type { PaperDetails } from './author-paper.schema.js';
import { AuthorPapersQuery } from './author-papers.query.js';
import { OwnPapers } from './own-papers.js';
import { PaperMoves } from './paper-moves.js';
import { PaperPartners } from './paper-partners.js';
import { stageOf } from './paper-stage.js';
import { PaperVersion, type PaperStage } from './paper-version.entity.js';
import type { Paper } from './paper.entity.js';
import { fileMissing, notFromStatus, paperIncomplete, submissionsClosed } from './papers.errors.js';
import { texts } from './papers.texts.js';

/** Takes the paper's id, its edition's, and the number that it has already; null gives it the next one. */
const HAND_IN_DRAFT = prepared(`
  WITH handed_in AS (
    UPDATE paper_versions SET is_submitted = true
     WHERE paper_id = $1 AND stage = 'submission' AND NOT is_submitted
  ), next AS (
    INSERT INTO paper_numbers (edition_id, last) SELECT $2, 1 WHERE $3::integer IS NULL
    ON CONFLICT (edition_id) DO UPDATE SET last = paper_numbers.last + 1
    RETURNING last
  )
  SELECT coalesce($3, (SELECT last FROM next)) AS number`);

/** How authors hand in a paper and what belongs to it later, and take it back. */
@Injectable()
export class SubmissionsService {
  constructor(
    private readonly editions: EditionsService,
    private readonly own: OwnPapers,
    private readonly query: AuthorPapersQuery,
    private readonly moves: PaperMoves,
    private readonly partners: PaperPartners,
    private readonly mails: AuthorMails,
    private readonly clock: Clock,
  ) {}

  /**
   * Submits a draft and acknowledges it by mail.
   * @throws AppError NOT_FOUND; INVALID_TRANSITION; CLOSED; VALIDATION_FAILED with what is missing
   */
  submit(once: OnceRequest, person: SignedInUser, id: string): Promise<PaperDetails> {
    return this.act(once, person.id, id, async (tx, paper) => {
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
      const number = await handInDraft(tx, paper);
      const changes = { number, submittedAt, acknowledgeBy };
      const details = { at: submittedAt, changes };
      const moved = await this.moves.move(tx, paper, 'submit', person.id, details);
      await this.mails.received(tx, person, moved, acknowledgeBy);
    });
  }

  /** @throws AppError NOT_FOUND; INVALID_TRANSITION once a decision is final */
  withdraw(
    once: OnceRequest,
    person: SignedInUser,
    id: string,
    reason: string,
  ): Promise<PaperDetails> {
    return this.act(once, person.id, id, async (tx, paper) => {
      const moved = await this.moves.move(tx, paper, 'withdraw', person.id, { note: reason });
      await this.mails.withdrawn(tx, person, moved);
      if (paper.status === 'under-review') await this.partners.withdrawn(tx, paper);
    });
  }

  /**
   * Hands in the corrected paper that was uploaded.
   * @throws AppError NOT_FOUND; INVALID_TRANSITION; CLOSED after their week; VALIDATION_FAILED
   *   without a file
   */
  correct(
    once: OnceRequest,
    person: SignedInUser,
    id: string,
    note: string,
  ): Promise<PaperDetails> {
    return this.act(once, person.id, id, async (tx, paper) => {
      await this.handInAs(tx, paper, 'correction', note);
      const { verificationDays } = (await this.editions.paperRules(tx)).limits;
      const at = this.clock.now();
      const verifyBy = after(at, verificationDays * DAY);
      const details = { at, changes: { verifyBy } };
      const moved = await this.moves.move(tx, paper, 'resubmit', person.id, details);
      await this.mails.corrected(tx, person, moved, verifyBy);
    });
  }

  /**
   * Hands in the camera-ready paper that was uploaded.
   * @throws AppError NOT_FOUND; INVALID_TRANSITION; CONFLICT before it is paid for; VALIDATION_FAILED
   *   without a file
   */
  makeCameraReady(once: OnceRequest, ownerId: string, id: string): Promise<PaperDetails> {
    return this.act(once, ownerId, id, (tx, paper) => this.handInAs(tx, paper, 'camera-ready', ''));
  }

  private act(
    once: OnceRequest,
    ownerId: string,
    id: string,
    act: (tx: EntityManager, paper: Paper) => Promise<void>,
  ): Promise<PaperDetails> {
    const body = { id, body: once.body };
    return this.own.once({ ...once, body }, ownerId, async (tx) => {
      await act(tx, await this.own.lock(tx, ownerId, id));
      return id;
    });
  }

  private async handInAs(
    tx: EntityManager,
    paper: Paper,
    stage: PaperStage,
    note: string,
  ): Promise<void> {
    const isAccepted = paper.shownStatus === 'accepted';
    const payment = isAccepted ? await this.partners.payment(tx, paper.id) : 'none';
    const isTime = stageOf(paper, payment, this.clock.now()) === stage;
    if (!isTime) throw notFromStatus(paper.shownStatus);
    if (!(await handIn(tx, paper, stage, note))) throw fileMissing(texts.manuscriptMissing);
  }
}

/** @returns whether there was an uploaded file to hand in */
async function handIn(
  tx: EntityManager,
  { id: paperId }: Paper,
  stage: PaperStage,
  note: string,
): Promise<boolean> {
  const waiting = { paperId, stage, isSubmitted: false };
  const { affected } = await tx.update(PaperVersion, waiting, { isSubmitted: true, note });
  return affected === 1;
}

/** @returns the paper's number */
async function handInDraft(tx: EntityManager, { id, editionId, number }: Paper): Promise<number> {
  const [row] = await tx.query<{ number: number }[]>(HAND_IN_DRAFT, [id, editionId, number]);
  if (!row) throw new Error('no number was given');
  return row.number;
}
