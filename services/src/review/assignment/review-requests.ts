import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { deadlineAfter } from '../../conference/editions/local-instant.js';
import { UsersService } from '../../identity/accounts/users.service.js';
import { notFromStatus, paperChanged } from '../../papers/paper/papers.errors.js';
import { AuditService } from '../../platform/audit/audit.service.js';
import { Clock } from '../../platform/core/clock.js';
import { emailKey } from '../../platform/core/email-address.js';
import { newId } from '../../platform/core/new-id.js';
import { HeldKinds } from '../../platform/holds/held-kinds.js';
import { type Acted, Holds } from '../../platform/holds/holds.js';
import { AppError } from '../../platform/http/app-error.js';
import { OVERRIDABLE } from '../conflicts/conflicts.js';
import { type ChairCase, ChairPapers } from '../decisions/chair-papers.js';
import { ReviewInvitations } from '../invitations/review-invitations.service.js';
import { Review } from '../reviews/review.entity.js';
import { ReviewerEmails } from '../reviews/reviewer-emails.js';
import { ReviewerPool } from './assignment.read-model.js';
import {
  alreadyAssigned,
  alreadyOnHold,
  dueInThePast,
  hasConflict,
  reviewerNotFound,
} from './assignments.errors.js';
import { findHeldRequests, REVIEW_REQUEST } from './held-requests.read-model.js';
import type { PermittedUser } from '../../platform/http/policy/current-user.js';

/** Who is asked, with either an account or an address, and on which terms. */
export interface Asked {
  reviewerId?: string;
  email?: string;
  /** By default the review period, from the end of the hold. */
  dueAt?: string;
  overrideReason?: string;
}

/** In the order of their ids, so that concurrent requests do not lock papers crosswise. */
interface Request extends Asked {
  papers: { id: string; round: number }[];
}

interface Account {
  id: string;
  name: string;
  email: string;
}

/** An address without an account of a reviewer has no id. */
type Person = Omit<Account, 'id'> & { id: string | null };

interface Terms extends Asked {
  chairId: string;
}

/** Asks people to review, on hold first: reviewers and counters see nothing until it ends. */
@Injectable()
export class ReviewRequests {
  constructor(
    private readonly papers: ChairPapers,
    private readonly pool: ReviewerPool,
    private readonly users: UsersService,
    private readonly invitations: ReviewInvitations,
    private readonly emails: ReviewerEmails,
    private readonly audit: AuditService,
    private readonly holds: Holds,
    private readonly clock: Clock,
    kinds: HeldKinds,
  ) {
    kinds.add<Request>(REVIEW_REQUEST, 'papers:write', (tx, { actor, payload }) =>
      this.send(tx, actor, payload),
    );
  }

  /**
   * One email about all papers, which are locked.
   * @param of `batchId`: requests that are undone together; `isRehearsed`: `expectAllowed` allowed each paper
   * @throws AppError CONFLICT for a conflict that is not overridden, an assigned reviewer, or one whom a request
   *   on hold asks; INVALID_TRANSITION; NOT_FOUND without such a reviewer
   */
  async ask(
    tx: EntityManager,
    about: ChairCase[],
    chair: PermittedUser,
    asked: Asked,
    of: { batchId?: string; isRehearsed?: boolean } = {},
  ): Promise<Acted<unknown>> {
    const person = await this.personOf(tx, asked);
    for (const { paper } of about) await this.expectNotOnHold(tx, paper.id, person);
    const { dueAt, overrideReason } = asked;
    const who = person.id === null ? { email: person.email } : { reviewerId: person.id };
    const papers = about.map(({ paper }) => ({ id: paper.id, round: paper.round }));
    const payload: Request = { ...who, dueAt, overrideReason, papers };
    return this.holds.act(
      tx,
      {
        ...{ kind: REVIEW_REQUEST, actorId: chair.id, payload, ...of },
        subject: { type: REVIEW_REQUEST, id: newId() },
        label: labelOf(about),
      },
      (tx) => this.send(tx, chair, payload),
    );
  }

  /** As `ask`, for one paper, without an email or a hold: what it would refuse. @returns the address */
  async expectAllowed(
    tx: EntityManager,
    about: ChairCase,
    chairId: string,
    asked: Asked,
  ): Promise<string> {
    const person = await this.personOf(tx, asked);
    await this.expectNotOnHold(tx, about.paper.id, person);
    await this.add(tx, about, person, { ...asked, chairId });
    return person.email;
  }

  /** Leaves out papers that changed meanwhile, or are hidden from the chair by now. @throws AppError when all of them are */
  private async send(tx: EntityManager, chair: PermittedUser, request: Request): Promise<void> {
    const person = await this.personOf(tx, request);
    const reviewIds: string[] = [];
    let refused: AppError | undefined;
    let added = 0;
    for (const { id, round } of request.papers) {
      try {
        const about = await this.papers.openHeld(tx, chair, { id });
        if (about.paper.round !== round) throw paperChanged();
        const reviewId = await this.add(tx, about, person, { ...request, chairId: chair.id });
        if (reviewId !== null) reviewIds.push(reviewId);
        added += 1;
      } catch (error) {
        if (!(error instanceof AppError)) throw error;
        refused = error;
      }
    }
    if (added === 0 && refused) throw refused;
    await this.emails.invite(tx, reviewIds);
  }

  /** @returns the id of the review, whose email the caller sends; null after an invitation by email */
  private async add(
    tx: EntityManager,
    about: ChairCase,
    person: Person,
    terms: Terms,
  ): Promise<string | null> {
    const { paper } = about;
    const { chairId, overrideReason } = terms;
    if (paper.status !== 'under-review') throw notFromStatus(paper.status);
    const dueAt = this.dueAt(about, terms.dueAt);
    await this.expectNoConflict(tx, paper.id, person, overrideReason);
    const { id: paperId, round } = paper;
    const given = { paperId, round, dueAt, overrideReason: overrideReason ?? null };
    if (person.id === null) {
      await this.invitations.invite(tx, { ...given, email: person.email, invitedBy: chairId });
      await this.record(tx, chairId, 'paper.reviewer-invited', 'paper', paperId);
      return null;
    }
    await this.removeDeclined(tx, about, { ...person, id: person.id });
    const id = newId();
    await tx.insert(Review, {
      ...given,
      id,
      reviewerId: person.id,
      status: 'invited',
      assignedBy: chairId,
      createdAt: this.clock.now(),
    });
    await this.record(tx, chairId, 'review.assigned', 'review', id);
    return id;
  }

  private async expectNotOnHold(
    tx: EntityManager,
    paperId: string,
    { id, name, email }: Person,
  ): Promise<void> {
    const held = await findHeldRequests.all(tx, { paperId });
    const isAsked = held.some((other) =>
      other.email === null ? other.reviewerId === id : emailKey(other.email) === emailKey(email),
    );
    if (isAsked) throw alreadyOnHold(name);
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
    if (!authors || conflict === null) return;
    const isOverridden = overrideReason !== undefined && OVERRIDABLE.includes(conflict);
    if (!isOverridden)
      throw hasConflict(person.name, conflict, compared.sharedInstitution(authors));
  }

  private personOf(tx: EntityManager, { reviewerId, email = '' }: Asked): Promise<Person> {
    return reviewerId ? this.reviewer(tx, reviewerId) : this.byAddress(tx, email);
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
    type: string,
    id: string,
  ): Promise<void> {
    await this.audit.record(tx, { actorId, action, subject: { type, id } });
  }
}

const LABELLED = 3;

function labelOf(about: ChairCase[]): string {
  const numbers = about.slice(0, LABELLED).map(({ paper }) => `#${paper.number}`);
  return numbers.join(', ') + (about.length > LABELLED ? ', …' : '');
}
