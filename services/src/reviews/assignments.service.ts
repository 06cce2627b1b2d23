import { Injectable } from '@nestjs/common';
import { IsNull, type EntityManager } from 'typeorm';
import { AuditService } from '../audit/audit.service.js';
import type { SignedInUser } from '../auth/current-user.js';
import { AppError } from '../common/app-error.js';
import { Clock } from '../common/clock.js';
import type { OnceRequest } from '../common/idempotency/once.js';
import { newId } from '../common/new-id.js';
import { after, DAY } from '../common/time.js';
import { type ChairCase, ChairPapers } from '../decisions/chair-papers.js';
import type { PaperId, PaperState } from '../decisions/decisions.schema.js';
import { notFromStatus } from '../papers/papers.errors.js';
import { UsersService } from '../users/users.service.js';
import {
  alreadyAssigned,
  assignmentNotFound,
  dueInThePast,
  hasConflict,
  reviewerNotFound,
  reviewFinished,
} from './assignments.errors.js';
import type { Assigned, Assigning, Assignings } from './assignments.schema.js';
import { OVERRIDABLE } from './conflicts.js';
import { ReviewInvitation } from './review-invitation.entity.js';
import { ReviewInvitations } from './review-invitations.service.js';
import { ReviewMails } from './review-mails.js';
import { Review } from './review.entity.js';
import { ReviewerPool } from './reviewer-pool.js';

interface Person {
  /** Null for an address without an account. */
  id: string | null;
  name: string;
  email: string;
}

/** Who reviews what: each assignment is an invitation, with its mail. */
@Injectable()
export class AssignmentsService {
  constructor(
    private readonly papers: ChairPapers,
    private readonly pool: ReviewerPool,
    private readonly users: UsersService,
    private readonly invitations: ReviewInvitations,
    private readonly mails: ReviewMails,
    private readonly audit: AuditService,
    private readonly clock: Clock,
  ) {}

  /**
   * Invites one person to review a paper; an address without a reviewer's account gets a link.
   * @throws AppError CONFLICT for a conflict of interest that no reason sets aside; INVALID_TRANSITION
   */
  assign(
    once: OnceRequest,
    chair: SignedInUser,
    { id }: PaperId,
    { reviewerId, email, dueAt, overrideReason }: Assigning,
  ): Promise<PaperState> {
    return this.papers.act(once, chair, { id }, async (tx, about) => {
      const person = reviewerId
        ? await this.reviewer(tx, reviewerId)
        : await this.byAddress(tx, email ?? '');
      const by = { chairId: chair.id, dueAt: this.dueAt(about, dueAt), overrideReason };
      await this.invite(tx, about, person, by);
      return about.paper;
    });
  }

  /** Takes a proposal: each paper by itself, whole or not at all. */
  async assignMany(chair: SignedInUser, { papers, dueAt }: Assignings): Promise<Assigned> {
    const answer: Assigned = { assigned: 0, left: [] };
    for (const { id, reviewerIds } of papers) {
      try {
        await this.papers.alone(chair, { id }, async (tx, about) => {
          const by = { chairId: chair.id, dueAt: this.dueAt(about, dueAt) };
          for (const reviewerId of reviewerIds) {
            await this.invite(tx, about, await this.reviewer(tx, reviewerId), by);
          }
        });
        answer.assigned += reviewerIds.length;
      } catch (error) {
        if (!(error instanceof AppError)) throw error;
        answer.left.push({ id, reason: error.message });
      }
    }
    return answer;
  }

  /**
   * Takes an assignment back, or an invitation that nobody has answered.
   * @throws AppError NOT_FOUND; CONFLICT for a finished review
   */
  async remove(chair: SignedInUser, paperId: string, id: string): Promise<{ message: string }> {
    return this.papers.alone(chair, { id: paperId }, async (tx) => {
      const review = await tx.findOneBy(Review, { id, paperId });
      if (review?.status === 'finished') throw reviewFinished();
      const invitation = { id, paperId, answeredAt: IsNull() };
      if (review && review.status !== 'declined') await this.mails.callOff(tx, review);
      const removed = review
        ? await tx.delete(Review, { id })
        : await tx.delete(ReviewInvitation, invitation);
      if (removed.affected !== 1) throw assignmentNotFound();
      await this.record(tx, chair.id, 'review.removed', id);
      return { message: 'The assignment is taken back.' };
    });
  }

  private async invite(
    tx: EntityManager,
    about: ChairCase,
    person: Person,
    by: { chairId: string; dueAt: Date; overrideReason?: string },
  ): Promise<void> {
    const { paper } = about;
    if (paper.status !== 'under-review') throw notFromStatus(paper.status);
    await this.expectNoConflict(tx, paper.id, person, by.overrideReason);
    const overrideReason = by.overrideReason ?? null;
    const { id: paperId, round } = paper;
    const { chairId: invitedBy, dueAt } = by;
    if (person.id === null) {
      const { email } = person;
      await this.invitations.invite(tx, {
        paperId,
        round,
        email,
        dueAt,
        invitedBy,
        overrideReason,
      });
      return this.record(tx, invitedBy, 'paper.reviewer-invited', paperId, 'paper');
    }
    const id = newId();
    await this.forgetDeclined(tx, about, person);
    await tx.insert(Review, {
      id,
      paperId,
      round,
      reviewerId: person.id,
      status: 'invited',
      assignedBy: invitedBy,
      overrideReason,
      dueAt,
      createdAt: this.clock.now(),
    });
    await this.mails.invite(tx, [id]);
    await this.record(tx, invitedBy, 'review.assigned', id);
  }

  /** Whoever declined can be asked again; whoever reviews already cannot. */
  private async forgetDeclined(
    tx: EntityManager,
    { paper: { id: paperId, round } }: ChairCase,
    { id, name }: Person,
  ): Promise<void> {
    const earlier = await tx.findOneBy(Review, { paperId, round, reviewerId: id ?? '' });
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
    const isSetAside = overrideReason !== undefined && OVERRIDABLE.includes(conflict);
    if (!isSetAside) throw hasConflict(person.name, conflict);
  }

  private async reviewer(tx: EntityManager, id: string): Promise<Person> {
    const user = await this.users.findEnabled(tx, id);
    if (!user || user.role === 'researcher') throw reviewerNotFound();
    return { id, name: `${user.firstName} ${user.lastName}`, email: user.email };
  }

  /** A reviewer's account is used; any other address is asked by a link that proves it. */
  private async byAddress(tx: EntityManager, email: string): Promise<Person> {
    const account = await this.users.findCredentials(tx, email);
    if (account && !account.isDisabled && account.user.role !== 'researcher') {
      return this.reviewer(tx, account.user.id);
    }
    return { id: null, name: email, email };
  }

  private dueAt({ edition }: ChairCase, given: string | undefined): Date {
    const now = this.clock.now();
    const dueAt = given ? new Date(given) : after(now, edition.limits.reviewDays * DAY);
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
