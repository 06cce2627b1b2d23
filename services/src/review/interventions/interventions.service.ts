import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { PaperPartners } from '../../papers/paper/paper-partners.js';
import { notFromStatus } from '../../papers/paper/papers.errors.js';
import type { PaperStatus } from '../../papers/status/paper-status.js';
import { AuthorEmails } from '../../papers/submission/author.emails.js';
import { type LockedPaper, PaperTransitions } from '../../papers/transitions/paper-transitions.js';
import { AuditService } from '../../platform/audit/audit.service.js';
import { Clock } from '../../platform/core/clock.js';
import { newId } from '../../platform/core/new-id.js';
import type { AuthenticatedUser } from '../../platform/http/policy/current-user.js';
import type { IdempotentRequest } from '../../platform/idempotency/idempotent-request.js';
import { defineTexts } from '../../platform/i18n/define-texts.js';
import { type ChairCase, ChairPapers, type HeldPaperAct } from '../decisions/chair-papers.js';
import type {
  CorrectedFigures,
  PaperId,
  PaperState,
  PaperWithdrawal,
} from '../decisions/decisions.schema.js';
import { PaperNote } from '../notes/paper-note.entity.js';

const texts = defineTexts('server.review.interventions', {
  figures: 'Similarity {similarity, number}%, AI share {ai, number}%',
  unknown: 'No figures',
  corrected: 'Screening figures corrected from “{before}” to “{after}”: {reason}',
});

/** Screening itself changes the figures, or has ended with the paper. */
const UNCORRECTED: PaperStatus[] = ['draft', 'submitted', 'screening', 'withdrawn'];

type Figures = Pick<LockedPaper, 'similarityPercent' | 'aiPercent'>;

/** What chairs change later, or on behalf of an author. */
@Injectable()
export class Interventions {
  private readonly withdrawing: HeldPaperAct<{ reason: string }>;

  constructor(
    private readonly papers: ChairPapers,
    private readonly transitions: PaperTransitions,
    private readonly partners: PaperPartners,
    private readonly emails: AuthorEmails,
    private readonly audit: AuditService,
    private readonly clock: Clock,
  ) {
    this.withdrawing = papers.held<{ reason: string }, LockedPaper>('paper-withdraw', (...act) =>
      this.withdrawn(...act),
    );
  }

  /**
   * After screening. Authors do not see the figures, so that they are not emailed.
   * @throws AppError NOT_FOUND, CHANGED_MEANWHILE; INVALID_TRANSITION before the end of screening
   */
  correctFigures(
    request: IdempotentRequest,
    chair: AuthenticatedUser,
    { id }: PaperId,
    { revision, reason, ...figures }: CorrectedFigures,
  ): Promise<PaperState> {
    return this.papers.act(request, chair, { id, revision }, async (tx, { paper }) => {
      if (UNCORRECTED.includes(paper.status)) throw notFromStatus(paper.status);
      const [before, after] = [textOf(paper), textOf(figures)];
      const corrected = await this.transitions.correctFigures(tx, paper, figures);
      await tx.insert(PaperNote, {
        id: newId(),
        paperId: id,
        authorId: chair.id,
        text: texts.corrected({ before, after, reason }),
        createdAt: this.clock.now(),
      });
      await this.audit.record(tx, {
        actorId: chair.id,
        action: 'paper.figures-corrected',
        subject: { type: 'paper', id },
        before,
        after,
      });
      return corrected;
    });
  }

  /**
   * For its author, who is emailed the reason. A registration ends as when the author withdraws.
   * @throws AppError NOT_FOUND, CHANGED_MEANWHILE; INVALID_TRANSITION once the paper is rejected
   */
  withdraw(
    request: IdempotentRequest,
    chair: AuthenticatedUser,
    { id }: PaperId,
    { revision, reason }: PaperWithdrawal,
  ): Promise<PaperState> {
    return this.papers.actOnHold(request, chair, { id, revision }, this.withdrawing, { reason });
  }

  private async withdrawn(
    tx: EntityManager,
    { paper, owner }: ChairCase,
    { reason }: { reason: string },
    chairId: string,
  ): Promise<LockedPaper> {
    const { id, status } = paper;
    const moved = await this.transitions.apply(tx, paper, 'withdraw', chairId, {
      noteToAuthor: reason,
    });
    const effect =
      status === 'accepted' ? await this.partners.cancelRegistration(tx, id, chairId) : null;
    await this.emails.withdrawn(tx, owner, moved, effect, reason);
    if (status === 'under-review') await this.partners.withdrawn(tx, paper);
    return moved;
  }
}

function textOf({ similarityPercent, aiPercent }: Figures): string {
  if (similarityPercent === null || aiPercent === null) return texts.unknown;
  return texts.figures({ similarity: similarityPercent, ai: aiPercent });
}
