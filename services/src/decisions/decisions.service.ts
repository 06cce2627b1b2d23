import { Injectable } from '@nestjs/common';
import type { SignedInUser } from '../auth/current-user.js';
import type { OnceRequest } from '../common/idempotency/once.js';
import { PaperDecisions } from '../papers/paper-decisions.service.js';
import { PaperMoves } from '../papers/paper-moves.js';
import { DECISIONS, reopeningOf } from '../papers/paper-status.js';
import { type ChairCase, ChairPapers } from './chair-papers.js';
import { DecisionMails } from './decision-mails.js';
import { paperRegistered, reviewsMissing } from './decisions.errors.js';
import type {
  DecisionToRecord,
  PaperId,
  PaperState,
  Reopening,
  Verification,
} from './decisions.schema.js';

/** What chairs decide of reviewed papers. Nothing of it reaches the authors before its release. */
@Injectable()
export class DecisionsService {
  constructor(
    private readonly papers: ChairPapers,
    private readonly moves: PaperMoves,
    private readonly decisions: PaperDecisions,
    private readonly mails: DecisionMails,
  ) {}

  /** @throws AppError CONFLICT with too few finished reviews; INVALID_TRANSITION */
  decide(
    once: OnceRequest,
    chair: SignedInUser,
    { id }: PaperId,
    { revision, decision, noteToAuthors, noteToCommittee }: DecisionToRecord,
  ): Promise<PaperState> {
    return this.papers.act(once, chair, { id, revision }, async (tx, about) => {
      const { paper, edition, finishedReviews } = about;
      const needed = edition.limits.reviewsNeeded;
      const note = noteToCommittee ? `${decision}: ${noteToCommittee}` : decision;
      const decided = await this.moves.move(tx, paper, 'decide', chair.id, { note });
      if (finishedReviews < needed) throw reviewsMissing(finishedReviews, needed);
      await this.decisions.record(
        tx,
        { paperId: id, round: paper.round, decision, noteToAuthors, noteToCommittee },
        chair.id,
      );
      return decided;
    });
  }

  /** Accepts corrections, or has them reviewed in another round. */
  verify(
    once: OnceRequest,
    chair: SignedInUser,
    { id }: PaperId,
    { revision, outcome, note }: Verification,
  ): Promise<PaperState> {
    return this.papers.act(once, chair, { id, revision }, async (tx, { paper }) => {
      if (outcome === 'review-again') {
        const changes = { round: paper.round + 1 };
        return this.moves.move(tx, paper, 'review-again', chair.id, { note, changes });
      }
      const verified = await this.moves.move(tx, paper, 'verify', chair.id);
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
   * Takes a decision back. Authors who have read it are told that it is open again; the reason is for
   * the committee.
   * @throws AppError CONFLICT while a live registration publishes the paper
   */
  reopen(
    once: OnceRequest,
    chair: SignedInUser,
    { id }: PaperId,
    { revision, reason }: Reopening,
  ): Promise<PaperState> {
    return this.papers.act(once, chair, { id, revision }, async (tx, about) => {
      const { paper, isRegistered } = about;
      const action = reopeningOf(paper.status, paper.shownStatus);
      const reopened = await this.moves.move(tx, paper, action, chair.id, {
        note: reason,
        changes: { correctionsBy: null, paymentBy: null },
      });
      if (isRegistered) throw paperRegistered();
      await this.decisions.reopen(tx, id);
      if (isReleased(about)) await this.mails.reopened(tx, { ...about, paper: reopened });
      return reopened;
    });
  }
}

function isReleased({ paper }: ChairCase): boolean {
  const released: readonly string[] = [...DECISIONS, 'desk-rejected'];
  return released.includes(paper.status);
}
