import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { EditionsService } from '../../conference/editions/editions.service.js';
import { UsersService } from '../../identity/accounts/users.service.js';
import { EmailOutbox } from '../../messaging/outbox/email-outbox.js';
import { notFromStatus } from '../../papers/paper/papers.errors.js';
import type { LockedPaper } from '../../papers/transitions/paper-transitions.js';
import { AuditService } from '../../platform/audit/audit.service.js';
import { Config } from '../../platform/config/config.js';
import { Clock } from '../../platform/core/clock.js';
import { newId } from '../../platform/core/new-id.js';
import type { AuthenticatedUser } from '../../platform/http/policy/current-user.js';
import type { PresentedUser } from '../../platform/http/policy/user.schema.js';
import type { IdempotentRequest } from '../../platform/idempotency/idempotent-request.js';
import { UnconflictedReviewers } from '../assignment/unconflicted-reviewers.js';
import { type ChairCase, ChairPapers, type HeldPaperAct } from '../decisions/chair-papers.js';
import type { PaperState } from '../decisions/decisions.schema.js';
import { metaReviewAssigned, metaReviewCancelled } from './meta-review.emails.js';
import { MetaReview } from './meta-review.entity.js';
import {
  metaReviewerUnchanged,
  metaReviewsOff,
  metaReviewSubmitted,
} from './meta-reviews.errors.js';
import type { MetaReviewerChoice } from './meta-reviews.schema.js';

type Chosen = Pick<MetaReviewerChoice, 'reviewerId'>;

/** Who writes the meta-review of a paper: one reviewer of each round, who may be one of its reviewers. */
@Injectable()
export class MetaReviewers {
  private readonly choosing: HeldPaperAct<Chosen>;

  constructor(
    private readonly papers: ChairPapers,
    private readonly reviewers: UnconflictedReviewers,
    private readonly users: UsersService,
    private readonly editions: EditionsService,
    private readonly outbox: EmailOutbox,
    private readonly audit: AuditService,
    private readonly config: Config,
    private readonly clock: Clock,
  ) {
    this.choosing = papers.held<Chosen, LockedPaper>('meta-reviewer', (...act) => this.set(...act));
  }

  /** On hold first. @throws AppError NOT_FOUND; CHANGED_MEANWHILE; CLOSED; INVALID_TRANSITION; CONFLICT for a conflict, the present meta-reviewer, or once it is submitted */
  choose(
    request: IdempotentRequest,
    chair: AuthenticatedUser,
    id: string,
    { revision, reviewerId }: MetaReviewerChoice,
  ): Promise<PaperState> {
    return this.papers.answer(request, chair, { id, revision }, async (tx, about) => {
      await this.allowed(tx, about.paper, reviewerId);
      const held = await this.papers.hold(tx, about, chair, this.choosing, { reviewerId });
      return { paper: held.result ?? about.paper, heldUntil: held.heldUntil };
    });
  }

  private async set(
    tx: EntityManager,
    { paper }: ChairCase,
    { reviewerId }: Chosen,
    chairId: string,
  ): Promise<LockedPaper> {
    const { id: paperId, round } = paper;
    const { before, person } = await this.allowed(tx, paper, reviewerId);
    await tx.delete(MetaReview, { paperId, round });
    if (before) await this.cancel(tx, paper, before.reviewerId);
    if (person) await this.assign(tx, paper, person);
    await this.audit.record(tx, {
      actorId: chairId,
      action: person ? 'paper.meta-reviewer-assigned' : 'paper.meta-reviewer-removed',
      subject: { type: 'paper', id: paperId },
      before: before?.reviewerId,
      after: person?.id,
    });
    return paper;
  }

  /** @throws AppError as `choose` */
  private async allowed(tx: EntityManager, paper: LockedPaper, reviewerId: string | null) {
    const { id: paperId, round, status } = paper;
    const { document } = await this.editions.current(tx);
    if (!document.metaReviews.open) throw metaReviewsOff();
    if (status !== 'under-review') throw notFromStatus(status);
    const before = await tx.findOneBy(MetaReview, { paperId, round });
    if (before?.submittedAt) throw metaReviewSubmitted();
    if ((before?.reviewerId ?? null) === reviewerId) throw metaReviewerUnchanged();
    const person = reviewerId === null ? null : await this.reviewers.find(tx, paperId, reviewerId);
    return { before, person };
  }

  private async assign(tx: EntityManager, paper: LockedPaper, person: PresentedUser) {
    const { id: paperId, round } = paper;
    const assignedAt = this.clock.now();
    await tx.insert(MetaReview, { paperId, round, reviewerId: person.id, assignedAt });
    const { closesAt } = (await this.editions.current(tx)).document.metaReviews;
    await this.outbox.add(tx, {
      template: metaReviewAssigned,
      to: person.email,
      data: {
        ...factsOf(paper, person),
        link: `${this.config.publicUrl}/reviewers/papers/${paperId}/meta-review`,
        closesAt: closesAt === undefined ? null : new Date(closesAt),
      },
      cause: `meta-review-assigned:${person.id}:${newId()}`,
    });
  }

  private async cancel(tx: EntityManager, paper: LockedPaper, reviewerId: string) {
    const person = await this.users.findEnabled(tx, reviewerId);
    if (!person) return;
    await this.outbox.add(tx, {
      template: metaReviewCancelled,
      to: person.email,
      data: { ...factsOf(paper, person), link: `${this.config.publicUrl}/reviewers` },
      cause: `meta-review-cancelled:${person.id}:${newId()}`,
    });
  }
}

const factsOf = ({ number, title }: LockedPaper, { firstName }: PresentedUser) => ({
  firstName,
  paperNumber: number ?? 0,
  paperTitle: title,
});
