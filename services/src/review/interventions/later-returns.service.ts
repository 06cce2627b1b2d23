import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { deadlineAfter } from '../../conference/editions/local-instant.js';
import { PaperDecisions } from '../../papers/decisions/paper-decisions.service.js';
import { PaperPartners } from '../../papers/paper/paper-partners.js';
import type { PaperAction } from '../../papers/status/paper-status.js';
import {
  type LockedPaper,
  PaperTransitions,
  type TransitionDetails,
} from '../../papers/transitions/paper-transitions.js';
import { Clock } from '../../platform/core/clock.js';
import type { AuthenticatedUser } from '../../platform/http/policy/current-user.js';
import type { IdempotentRequest } from '../../platform/idempotency/idempotent-request.js';
import { type ChairCase, ChairPapers, type HeldPaperAct } from '../decisions/chair-papers.js';
import { paperRegistered } from '../decisions/decisions.errors.js';
import type { LaterReturn, PaperId, PaperState } from '../decisions/decisions.schema.js';
import { ReviewerEmails } from '../reviews/reviewer-emails.js';
import { LaterReturnEmails } from './later-returns.emails.js';

type Reason = Pick<LaterReturn, 'reason'>;

/**
 * Ends the review or the acceptance of a paper for a reason such as plagiarism. Its earlier decision no longer
 * applies, and authors and reviewers who have not finished are emailed.
 */
@Injectable()
export class LaterReturns {
  private readonly returning: HeldPaperAct<Reason>;
  private readonly rejecting: HeldPaperAct<Reason>;

  constructor(
    private readonly papers: ChairPapers,
    private readonly transitions: PaperTransitions,
    private readonly decisions: PaperDecisions,
    private readonly partners: PaperPartners,
    private readonly emails: LaterReturnEmails,
    private readonly reviewers: ReviewerEmails,
    private readonly clock: Clock,
  ) {
    this.returning = papers.held<Reason, LockedPaper>('paper-later-return', (...act) =>
      this.returned(...act),
    );
    this.rejecting = papers.held<Reason, LockedPaper>('paper-reject', (...act) =>
      this.rejected(...act),
    );
  }

  /**
   * The author uploads a revision, which the committee checks, within the days for corrections: submissions may be
   * closed by now.
   * @throws AppError NOT_FOUND, CHANGED_MEANWHILE; INVALID_TRANSITION; CONFLICT while the paper is registered
   */
  returnToAuthor(
    request: IdempotentRequest,
    chair: AuthenticatedUser,
    { id }: PaperId,
    { revision, reason }: LaterReturn,
  ): Promise<PaperState> {
    return this.papers.actOnHold(request, chair, { id, revision }, this.returning, { reason });
  }

  /** @throws AppError as `returnToAuthor` */
  reject(
    request: IdempotentRequest,
    chair: AuthenticatedUser,
    { id }: PaperId,
    { revision, reason }: LaterReturn,
  ): Promise<PaperState> {
    return this.papers.actOnHold(request, chair, { id, revision }, this.rejecting, { reason });
  }

  private async returned(
    tx: EntityManager,
    about: ChairCase,
    { reason }: Reason,
    chairId: string,
  ): Promise<LockedPaper> {
    const { limits, timeZone } = about.edition;
    const at = this.clock.now();
    const correctionsBy = deadlineAfter(at, limits.correctionDays, timeZone);
    const details = { at, noteToAuthor: reason, changes: { correctionsBy, paymentBy: null } };
    const paper = await this.end(tx, about, 'send-back', chairId, details);
    await this.emails.returned(tx, { ...about, paper }, reason, correctionsBy);
    return paper;
  }

  private async rejected(
    tx: EntityManager,
    about: ChairCase,
    { reason }: Reason,
    chairId: string,
  ): Promise<LockedPaper> {
    const details = { noteToAuthor: reason, changes: { correctionsBy: null, paymentBy: null } };
    const paper = await this.end(tx, about, 'reject', chairId, details);
    await this.emails.rejected(tx, { ...about, paper }, reason);
    return paper;
  }

  private async end(
    tx: EntityManager,
    { paper }: ChairCase,
    action: PaperAction,
    chairId: string,
    details: TransitionDetails,
  ): Promise<LockedPaper> {
    const moved = await this.transitions.apply(tx, paper, action, chairId, details);
    if ((await this.partners.payment(tx, paper.id)) !== 'none') throw paperRegistered();
    await this.decisions.reopen(tx, paper.id);
    if (paper.status === 'under-review') await this.reviewers.ended(tx, paper);
    return moved;
  }
}
