import { Injectable } from '@nestjs/common';
import { DataSource, IsNull, type EntityManager } from 'typeorm';
import { AuditService } from '../../platform/audit/audit.service.js';
import type { AuthenticatedUser } from '../../platform/http/policy/current-user.js';
import { AppError } from '../../platform/http/app-error.js';
import { Clock } from '../../platform/core/clock.js';
import type { IdempotentRequest } from '../../platform/idempotency/idempotent-request.js';
import { newId } from '../../platform/core/new-id.js';
import { deadlineAfter } from '../../conference/editions/local-instant.js';
import { type ChairCase, ChairPapers } from '../decisions/chair-papers.js';
import type { PaperId, PaperState } from '../decisions/decisions.schema.js';
import { notFromStatus } from '../../papers/paper/papers.errors.js';
import { UsersService } from '../../identity/accounts/users.service.js';
import {
  alreadyAssigned,
  assignmentNotFound,
  dueInThePast,
  hasConflict,
  reviewerNotFound,
  reviewSubmitted,
  texts,
} from './assignments.errors.js';
import type { Assigned, NewAssignment, NewAssignments } from './assignments.schema.js';
import { OVERRIDABLE } from '../conflicts/conflicts.js';
import { ReviewInvitation } from '../invitations/review-invitation.entity.js';
import { ReviewInvitations } from '../invitations/review-invitations.service.js';
import { ReviewerEmails } from '../reviews/reviewer-emails.js';
import { Review } from '../reviews/review.entity.js';
import { ReviewerPool } from './assignment.read-model.js';

interface Account {
  id: string;
  name: string;
  email: string;
}

/** An address without an account of a reviewer. */
interface Person {
  id: string | null;
  name: string;
  email: string;
}

interface Terms {
  chairId: string;
  dueAt: Date;
  overrideReason?: string;
}

@Injectable()
export class AssignmentsService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly papers: ChairPapers,
    private readonly pool: ReviewerPool,
    private readonly users: UsersService,
    private readonly invitations: ReviewInvitations,
    private readonly emails: ReviewerEmails,
    private readonly audit: AuditService,
    private readonly clock: Clock,
  ) {}

  /** @throws AppError CONFLICT for a conflict that is not overridden; INVALID_TRANSITION */
  assign(
    request: IdempotentRequest,
    chair: AuthenticatedUser,
    { id }: PaperId,
    { reviewerId, email, dueAt, overrideReason }: NewAssignment,
  ): Promise<PaperState> {
    return this.papers.act(request, chair, { id }, async (tx, about) => {
      const person = reviewerId
        ? await this.reviewer(tx, reviewerId)
        : await this.byAddress(tx, email ?? '');
      const by = { chairId: chair.id, dueAt: this.dueAt(about, dueAt), overrideReason };
      await this.invite(tx, about, person, by);
      return about.paper;
    });
  }

  /** Skips failed papers. Each reviewer gets one email, in the transaction of the invitations. */
  assignMany(chair: AuthenticatedUser, { papers, dueAt }: NewAssignments): Promise<Assigned> {
    return this.dataSource.transaction(async (tx) => {
      const skipped: Assigned['skipped'] = [];
      const reviewIds: string[] = [];
      // In one order, so that concurrent requests do not lock papers crosswise.
      for (const { id, reviewerIds } of papers.toSorted((a, b) => (a.id < b.id ? -1 : 1))) {
        try {
          const invited = await tx.transaction((attempt) =>
            this.assignAll(attempt, chair, { id, reviewerIds, dueAt }),
          );
          reviewIds.push(...invited);
        } catch (error) {
          if (!(error instanceof AppError)) throw error;
          skipped.push({ id, reason: error.message });
        }
      }
      await this.emails.invite(tx, reviewIds);
      return { assigned: reviewIds.length, skipped };
    });
  }

  /** @returns the ids of the reviews */
  private async assignAll(
    tx: EntityManager,
    chair: AuthenticatedUser,
    { id, reviewerIds, dueAt }: NewAssignments['papers'][number] & { dueAt?: string },
  ): Promise<string[]> {
    const about = await this.papers.open(tx, chair, { id });
    const by = { chairId: chair.id, dueAt: this.dueAt(about, dueAt) };
    const ids: string[] = [];
    for (const reviewerId of reviewerIds) {
      ids.push(await this.assignAccount(tx, about, await this.reviewer(tx, reviewerId), by));
    }
    return ids;
  }

  /** @throws AppError NOT_FOUND; CONFLICT for a submitted review */
  async remove(
    chair: AuthenticatedUser,
    paperId: string,
    id: string,
  ): Promise<{ message: string }> {
    return this.papers.actOne(chair, { id: paperId }, async (tx) => {
      const review = await tx.findOneBy(Review, { id, paperId });
      if (review?.status === 'submitted') throw reviewSubmitted();
      const invitation = { id, paperId, respondedAt: IsNull() };
      if (review && review.status !== 'declined') await this.emails.cancel(tx, review);
      const removed = review
        ? await tx.delete(Review, { id })
        : await tx.delete(ReviewInvitation, invitation);
      if (removed.affected !== 1) throw assignmentNotFound();
      await this.record(tx, chair.id, 'review.removed', id);
      return { message: texts.unassigned };
    });
  }

  private async invite(
    tx: EntityManager,
    about: ChairCase,
    person: Person,
    by: Terms,
  ): Promise<void> {
    if (person.id !== null) {
      const account = { ...person, id: person.id };
      return this.emails.invite(tx, [await this.assignAccount(tx, about, account, by)]);
    }
    await this.expectInvitable(tx, about, person, by);
    const { id: paperId, round } = about.paper;
    const { chairId: invitedBy, dueAt, overrideReason = null } = by;
    const { email } = person;
    const invitation = { paperId, round, email, dueAt, invitedBy, overrideReason };
    await this.invitations.invite(tx, invitation);
    await this.record(tx, invitedBy, 'paper.reviewer-invited', paperId, 'paper');
  }

  /** @returns the id of the review; the caller sends the email */
  private async assignAccount(
    tx: EntityManager,
    about: ChairCase,
    person: Account,
    by: Terms,
  ): Promise<string> {
    await this.expectInvitable(tx, about, person, by);
    await this.removeDeclined(tx, about, person);
    const id = newId();
    await tx.insert(Review, {
      id,
      paperId: about.paper.id,
      round: about.paper.round,
      reviewerId: person.id,
      status: 'invited',
      assignedBy: by.chairId,
      overrideReason: by.overrideReason ?? null,
      dueAt: by.dueAt,
      createdAt: this.clock.now(),
    });
    await this.record(tx, by.chairId, 'review.assigned', id);
    return id;
  }

  /** @throws AppError INVALID_TRANSITION, CONFLICT */
  private async expectInvitable(
    tx: EntityManager,
    { paper }: ChairCase,
    person: Person,
    { overrideReason }: Terms,
  ): Promise<void> {
    if (paper.status !== 'under-review') throw notFromStatus(paper.status);
    await this.expectNoConflict(tx, paper.id, person, overrideReason);
  }

  /** Allows another invitation. @throws AppError CONFLICT for an assigned reviewer */
  private async removeDeclined(
    tx: EntityManager,
    { paper: { id: paperId, round } }: ChairCase,
    { id, name }: Account,
  ): Promise<void> {
    const earlier = await tx.findOneBy(Review, { paperId, round, reviewerId: id });
    if (!earlier) return;
    if (earlier.status !== 'declined') throw alreadyAssigned(name);
    await tx.delete(Review, { id: earlier.id });
  }

  private async expectNoConflict(
    tx: EntityManager,
    paperId: string,
    person: Person,
    overrideReason: string | undefined,
  ): Promise<void> {
    const authors = (await this.pool.authorsOf(tx, [paperId])).get(paperId);
    const compared = await this.pool.compare(tx, person);
    const conflict = authors ? compared.conflictWith(paperId, authors) : null;
    if (conflict === null) return;
    const isOverridden = overrideReason !== undefined && OVERRIDABLE.includes(conflict);
    if (!isOverridden) throw hasConflict(person.name, conflict);
  }

  private async reviewer(tx: EntityManager, id: string): Promise<Account> {
    const user = await this.users.findEnabled(tx, id);
    if (!user || user.role === 'researcher') throw reviewerNotFound();
    return { id, name: `${user.firstName} ${user.lastName}`, email: user.email };
  }

  private async byAddress(tx: EntityManager, email: string): Promise<Person> {
    const account = await this.users.findCredentials(tx, email);
    if (account && !account.isDisabled && account.user.role !== 'researcher') {
      return this.reviewer(tx, account.user.id);
    }
    return { id: null, name: email, email };
  }

  private dueAt({ edition }: ChairCase, given: string | undefined): Date {
    const now = this.clock.now();
    const { limits, timeZone } = edition;
    const dueAt = given ? new Date(given) : deadlineAfter(now, limits.reviewDays, timeZone);
    if (dueAt <= now) throw dueInThePast();
    return dueAt;
  }

  private async record(
    tx: EntityManager,
    actorId: string,
    action: string,
    id: string,
    type = 'review',
  ): Promise<void> {
    await this.audit.record(tx, { actorId, action, subject: { type, id } });
  }
}
