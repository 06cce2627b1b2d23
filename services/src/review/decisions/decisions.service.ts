import { Injectable } from '@nestjs/common';
import type { AuthenticatedUser } from '../../platform/http/policy/current-user.js';
import type { IdempotentRequest } from '../../platform/idempotency/idempotent-request.js';
import { PaperDecisions } from '../../papers/decisions/paper-decisions.service.js';
import type { EntityManager } from 'typeorm';
import { type LockedPaper, PaperTransitions } from '../../papers/transitions/paper-transitions.js';
import { PaperPartners } from '../../papers/paper/paper-partners.js';
import { DECISIONS, reopeningOf } from '../../papers/status/paper-status.js';
import { type ChairCase, ChairPapers, type HeldPaperAct } from './chair-papers.js';
import { DecisionEmails } from './decision.emails.js';
import { paperRegistered, reviewsMissing } from './decisions.errors.js';
import type {
  DecisionToRecord,
  PaperId,
  PaperState,
  Reopening,
  Verification,
} from './decisions.schema.js';

@Injectable()
export class DecisionsService {
  private readonly reopening: HeldPaperAct<{ reason: string }>;

  constructor(
    private readonly papers: ChairPapers,
    private readonly transitions: PaperTransitions,
    private readonly decisions: PaperDecisions,
    private readonly emails: DecisionEmails,
    private readonly partners: PaperPartners,
  ) {
    this.reopening = papers.held('paper-reopen', (tx, about, { reason }, chairId) =>
      this.reopened(tx, about, reason, chairId),
    );
  }

  /** @throws AppError CONFLICT with too few submitted reviews; INVALID_TRANSITION */
  decide(
    request: IdempotentRequest,
    chair: AuthenticatedUser,
    { id }: PaperId,
    { revision, decision, noteToAuthors, noteToCommittee }: DecisionToRecord,
  ): Promise<PaperState> {
    const given = { decision, noteToAuthors, noteToCommittee };
    return this.papers.act(request, chair, { id, revision }, (tx, about) =>
      this.record(tx, about, chair.id, given),
    );
  }

  /** Of a locked paper. No one is emailed before the release. @throws AppError as `decide` */
  async record(
    tx: EntityManager,
    { paper, edition, submittedReviews }: ChairCase,
    chairId: string,
    { decision, noteToAuthors, noteToCommittee }: Omit<DecisionToRecord, 'revision'>,
  ): Promise<LockedPaper> {
    const needed = edition.limits.reviewsNeeded;
    const note = noteToCommittee ? `${decision}: ${noteToCommittee}` : decision;
    const decided = await this.transitions.apply(tx, paper, 'decide', chairId, { note });
    if (submittedReviews < needed) throw reviewsMissing(submittedReviews, needed);
    const { id: paperId, round } = paper;
    const recorded = { paperId, round, decision, noteToAuthors, noteToCommittee };
    await this.decisions.record(tx, recorded, chairId);
    return decided;
  }

  /** @throws AppError CONFLICT for a paper that came back before its reviews; INVALID_TRANSITION */
  verify(
    request: IdempotentRequest,
    chair: AuthenticatedUser,
    { id }: PaperId,
    { revision, outcome, note }: Verification,
  ): Promise<PaperState> {
    return this.papers.act(request, chair, { id, revision }, async (tx, about) => {
      const { paper, edition, submittedReviews } = about;
      if (outcome === 'review-again') {
        const changes = { round: paper.round + 1 };
        return this.transitions.apply(tx, paper, 'review-again', chair.id, { note, changes });
      }
      const verified = await this.transitions.apply(tx, paper, 'verify', chair.id);
      // A paper under review may have been returned to its author.
      const needed = edition.limits.reviewsNeeded;
      const isReviewed = submittedReviews >= needed;
      if (!isReviewed && !(await this.decisions.wasDecided(tx, id, paper.round)))
        throw reviewsMissing(submittedReviews, needed);
      await this.decisions.record(
        tx,
        {
          paperId: id,
          round: paper.round,
          decision: 'accepted',
          noteToAuthors: note,
          noteToCommittee: '',
        },
        chair.id,
      );
      return verified;
    });
  }

  /**
   * The reason is internal. A decision that its author knows is reopened after a hold.
   * @throws AppError CONFLICT while the paper is registered
   */
  reopen(
    request: IdempotentRequest,
    chair: AuthenticatedUser,
    { id }: PaperId,
    { revision, reason }: Reopening,
  ): Promise<PaperState> {
    return this.papers.answer(request, chair, { id, revision }, async (tx, about) => {
      if (!isReleased(about)) {
        return { paper: await this.reopened(tx, about, reason, chair.id), heldUntil: null };
      }
      const acted = await this.papers.hold(tx, about, chair, this.reopening, { reason });
      return { paper: acted.result ?? about.paper, heldUntil: acted.heldUntil };
    });
  }

  private async reopened(
    tx: EntityManager,
    about: ChairCase,
    reason: string,
    chairId: string,
  ): Promise<LockedPaper> {
    const { paper } = about;
    const action = reopeningOf(paper.status, paper.shownStatus);
    const reopened = await this.transitions.apply(tx, paper, action, chairId, {
      note: reason,
      changes: { correctionsBy: null, paymentBy: null },
    });
    const payment = await this.partners.payment(tx, paper.id);
    if (payment !== 'none') throw paperRegistered();
    await this.decisions.reopen(tx, paper.id);
    if (isReleased(about)) await this.emails.reopened(tx, { ...about, paper: reopened });
    return reopened;
  }
}

function isReleased({ paper }: ChairCase): boolean {
  const released: readonly string[] = [...DECISIONS, 'desk-rejected'];
  return released.includes(paper.status);
}
