import { Injectable } from '@nestjs/common';
import { DataSource, IsNull, type EntityManager } from 'typeorm';
import { AuditService } from '../../platform/audit/audit.service.js';
import type { AuthenticatedUser } from '../../platform/http/policy/current-user.js';
import { AppError } from '../../platform/http/app-error.js';
import { HeldKinds } from '../../platform/holds/held-kinds.js';
import { Holds, rehearse } from '../../platform/holds/holds.js';
import type { IdempotentRequest } from '../../platform/idempotency/idempotent-request.js';
import { newId } from '../../platform/core/new-id.js';
import { type ChairCase, ChairPapers } from '../decisions/chair-papers.js';
import type { PaperId, PaperState } from '../decisions/decisions.schema.js';
import { assignmentNotFound, reviewSubmitted, texts } from './assignments.errors.js';
import type { Assigned, NewAssignment, NewAssignments, Unassigned } from './assignments.schema.js';
import { ReviewInvitation } from '../invitations/review-invitation.entity.js';
import { ReviewerEmails } from '../reviews/reviewer-emails.js';
import { Review } from '../reviews/review.entity.js';
import { ReviewRequests } from './review-requests.js';

/** A held kind. */
const UNASSIGN = 'review-unassign';

@Injectable()
export class AssignmentsService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly papers: ChairPapers,
    private readonly requests: ReviewRequests,
    private readonly emails: ReviewerEmails,
    private readonly audit: AuditService,
    private readonly holds: Holds,
    kinds: HeldKinds,
  ) {
    kinds.add<{ paperId: string }>(UNASSIGN, 'papers:write', async (tx, act) => {
      const { subjectId, actor, payload } = act;
      const { paper } = await this.papers.openHeld(tx, actor, { id: payload.paperId });
      await this.unassign(tx, actor.id, paper.id, subjectId);
    });
  }

  /** @throws AppError as `ReviewRequests.ask` */
  assign(
    request: IdempotentRequest,
    chair: AuthenticatedUser,
    { id }: PaperId,
    asked: NewAssignment,
  ): Promise<PaperState> {
    return this.papers.answer(request, chair, { id }, async (tx, about) => {
      const { heldUntil } = await this.requests.ask(tx, [about], chair, asked);
      return { paper: about.paper, heldUntil };
    });
  }

  /** Skips failed papers. Each reviewer gets one email, with the requests of all papers. */
  assignMany(chair: AuthenticatedUser, { papers, dueAt }: NewAssignments): Promise<Assigned> {
    return this.dataSource.transaction(async (tx) => {
      const skipped: Assigned['skipped'] = [];
      const byReviewer = new Map<string, ChairCase[]>();
      // In one order, so that concurrent requests do not lock papers crosswise.
      for (const { id, reviewerIds } of papers.toSorted((a, b) => (a.id < b.id ? -1 : 1))) {
        try {
          const about = await this.allowed(tx, chair, { id, reviewerIds, dueAt });
          for (const each of reviewerIds) {
            byReviewer.set(each, [...(byReviewer.get(each) ?? []), about]);
          }
        } catch (error) {
          if (!(error instanceof AppError)) throw error;
          skipped.push({ id, reason: error.message });
        }
      }
      const heldUntil = await this.askAll(tx, chair, byReviewer, dueAt);
      const assigned = [...byReviewer.values()].flat().length;
      return { assigned, skipped, heldUntil: heldUntil?.toISOString() ?? null };
    });
  }

  /** Of each paper either all reviewers are asked, or none. */
  private async allowed(
    tx: EntityManager,
    chair: AuthenticatedUser,
    { id, reviewerIds, dueAt }: NewAssignments['papers'][number] & { dueAt?: string },
  ): Promise<ChairCase> {
    await this.papers.expectCounted(tx, id);
    const about = await this.papers.open(tx, chair, { id });
    await rehearse(tx, async (tx) => {
      for (const reviewerId of reviewerIds) {
        await this.requests.expectAllowed(tx, about, chair.id, { reviewerId, dueAt });
      }
    });
    return about;
  }

  /** @returns when their hold ends, if they are on hold */
  private async askAll(
    tx: EntityManager,
    chair: AuthenticatedUser,
    byReviewer: Map<string, ChairCase[]>,
    dueAt: string | undefined,
  ): Promise<Date | null> {
    const of = { batchId: newId(), isRehearsed: true };
    let end: Date | null = null;
    for (const [reviewerId, about] of byReviewer) {
      const asked = { reviewerId, dueAt };
      end = (await this.requests.ask(tx, about, chair, asked, of)).heldUntil;
    }
    return end;
  }

  /** On hold first. @throws AppError NOT_FOUND; CONFLICT for a submitted review, or while it is on hold already */
  async remove(chair: AuthenticatedUser, paperId: string, id: string): Promise<Unassigned> {
    return this.papers.actOne(chair, { id: paperId }, async (tx, { paper }) => {
      const { heldUntil } = await this.holds.act(
        tx,
        {
          ...{ kind: UNASSIGN, actorId: chair.id, payload: { paperId } },
          ...{ subject: { type: 'review', id }, label: `#${paper.number}` },
        },
        (tx) => this.unassign(tx, chair.id, paperId, id),
      );
      if (!heldUntil) return { message: texts.unassigned, heldUntil: null };
      return { message: texts.unassignedLater, heldUntil: heldUntil.toISOString() };
    });
  }

  private async unassign(tx: EntityManager, chairId: string, paperId: string, id: string) {
    const review = await tx.findOneBy(Review, { id, paperId });
    if (review?.status === 'submitted') throw reviewSubmitted();
    const invitation = { id, paperId, respondedAt: IsNull() };
    if (review && review.status !== 'declined') await this.emails.cancel(tx, review);
    const removed = review
      ? await tx.delete(Review, { id })
      : await tx.delete(ReviewInvitation, invitation);
    if (removed.affected !== 1) throw assignmentNotFound();
    const subject = { type: 'review', id };
    await this.audit.record(tx, { actorId: chairId, action: 'review.removed', subject });
  }
}
