import { statement } from '../../platform/database/statement.js';
import { emailKey } from '../../platform/core/email-address.js';
import { db } from '../../platform/database/db.js';
import { Injectable, type OnModuleInit } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { AuditService } from '../../platform/audit/audit.service.js';
import type { AuthenticatedUser } from '../../platform/http/policy/current-user.js';
import { Clock } from '../../platform/core/clock.js';
import { Idempotency } from '../../platform/idempotency/idempotency.js';
import type { IdempotentRequest } from '../../platform/idempotency/idempotent-request.js';
import { Notices } from '../../platform/notices/notices.js';
import { newId } from '../../platform/core/new-id.js';
import type { PresentedUser } from '../../platform/http/policy/user.schema.js';
import { fieldsForAuthors } from '../../conference/editions/review-form.schema.js';
import { InvitedAccounts } from '../../identity/login/invited-accounts.js';
import { UsersService } from '../../identity/accounts/users.service.js';
import { VerifiedListeners } from '../../identity/accounts/verified-listeners.js';
import { ReviewInvitation } from './review-invitation.entity.js';
import {
  invitationOf,
  type InvitationRow,
  isAuthor,
  openInvitationsTo,
} from './review-invitations.read-model.js';
import type {
  InvitationRedeemed,
  InvitedAccount,
  PresentedInvitation,
} from './review-invitation.schema.js';
import { Review } from '../reviews/review.entity.js';
import { answerBy } from '../reviews/answer-by.js';
import { declined, type Decline } from '../reviews/review.schema.js';
import {
  invitationAnswered,
  invitationExpired,
  invitationUnknown,
  mayNotReview,
  otherAddress,
  reviewClosed,
  texts,
} from '../reviews/reviews.errors.js';

type NewReview = Pick<
  InvitationRow,
  'id' | 'paperId' | 'round' | 'invitedBy' | 'overrideReason' | 'dueAt'
> & { reviewerId: string; now: Date };

/** Does nothing for an assigned reviewer. */
const addReview = statement((p: NewReview) =>
  db
    .insertInto('reviews')
    .values({
      id: p.id,
      paper_id: p.paperId,
      reviewer_id: p.reviewerId,
      round: p.round,
      status: 'invited',
      assigned_by: p.invitedBy,
      override_reason: p.overrideReason,
      due_at: p.dueAt,
      created_at: p.now,
    })
    .onConflict((conflict) => conflict.columns(['paper_id', 'round', 'reviewer_id']).doNothing()),
);

@Injectable()
export class InvitedReviewers implements OnModuleInit {
  constructor(
    private readonly dataSource: DataSource,
    private readonly idempotency: Idempotency,
    private readonly users: UsersService,
    private readonly accounts: InvitedAccounts,
    private readonly verified: VerifiedListeners,
    private readonly audit: AuditService,
    private readonly notices: Notices,
    private readonly clock: Clock,
  ) {}

  onModuleInit(): void {
    this.verified.listen((tx, user) => this.assignOpen(tx, user));
  }

  /** @throws AppError INVALID_INVITATION; CLOSED once the round is over */
  async read(token: string, user: AuthenticatedUser | null): Promise<PresentedInvitation> {
    const { manager } = this.dataSource;
    const row = this.checked(await invitationOf(manager, token), user);
    const { email, paperNumber, paperTitle, paperKind, topic, abstract, keywords, pages } = row;
    return {
      email,
      hasAccount: await this.accounts.hasAccount(manager, email),
      invitedBy: row.chairName ?? '',
      paperNumber,
      paperTitle,
      paperKind,
      topic,
      abstract,
      keywords,
      pages,
      visibleToAuthors: fieldsForAuthors(row.reviewForm),
      answerBy: answerBy(row).toISOString(),
      dueAt: row.dueAt.toISOString(),
      expiresAt: row.expiresAt.toISOString(),
      paperId: row.reviewerId === null ? null : row.paperId,
    };
  }

  /**
   * The link was emailed, so it also verifies the address.
   * @throws AppError INVALID_INVITATION, OTHER_ADDRESS, CLOSED
   */
  accept(
    request: IdempotentRequest,
    user: AuthenticatedUser,
    token: string,
  ): Promise<{ paperId: string }> {
    return this.idempotency.run(request, async (tx) => {
      const row = this.checked(await invitationOf(tx, token, true), user);
      if (emailKey(row.email) !== emailKey(user.email)) throw otherAddress();
      await this.acceptAs(tx, row, user);
      return { paperId: row.paperId };
    });
  }

  /**
   * Signs up with the invited address and accepts. The link proves the address, so no code follows.
   * @throws AppError INVALID_INVITATION, CLOSED; EMAIL_TAKEN: an existing account must log in
   */
  async redeem(
    request: IdempotentRequest,
    current: AuthenticatedUser | null,
    token: string,
    { password, ...person }: InvitedAccount,
  ): Promise<InvitationRedeemed> {
    const passwordHash = await this.accounts.hash(password);
    return this.idempotency.run(
      request,
      async (tx) => {
        const row = this.checked(await invitationOf(tx, token, true), null);
        const account = { ...person, email: row.email };
        const session = await this.accounts.create(tx, account, passwordHash, current);
        await this.acceptAs(tx, row, session.user);
        const user = await this.users.find(tx, session.user.id);
        return { ...session, user: user ?? session.user, paperId: row.paperId };
      },
      {
        keep: ({ user, paperId }) => ({ userId: user.id, paperId }),
        recall: async (tx, { userId, paperId }) => {
          const session = await this.accounts.reopen(tx, userId, password);
          return { ...session, paperId };
        },
      },
    );
  }

  /** Needs no account. @throws AppError INVALID_INVITATION; CLOSED */
  decline(request: IdempotentRequest, token: string, answer: Decline) {
    return this.idempotency.run(request, async (tx) => {
      const row = this.checked(await invitationOf(tx, token, true), null);
      await tx.update(
        ReviewInvitation,
        { id: row.id },
        {
          respondedAt: this.clock.now(),
          ...declined(answer),
        },
      );
      await this.audit.record(tx, {
        actorId: null,
        action: 'paper.reviewer-declined',
        subject: { type: 'paper', id: row.paperId },
      });
      await this.notices.add(tx, 'decline', row.paperId);
      return { message: texts.declined };
    });
  }

  private async acceptAs(
    tx: EntityManager,
    row: InvitationRow,
    user: PresentedUser,
  ): Promise<void> {
    if (row.reviewerId === null && !(await this.join(tx, row, user))) throw mayNotReview();
    if (!user.isEmailVerified) await this.users.markVerified(tx, user.id);
    const { paperId, round } = row;
    const invited = { paperId, round, reviewerId: user.id, status: 'invited' } as const;
    await tx.update(Review, invited, { status: 'accepted' });
  }

  /** For a verified address. */
  private async assignOpen(tx: EntityManager, user: PresentedUser): Promise<void> {
    const open = await openInvitationsTo(tx, user.email, this.clock.now());
    for (const invitation of open) await this.join(tx, invitation, user);
  }

  /** @returns false for an author of the paper */
  private async join(
    tx: EntityManager,
    invitation: InvitationRow,
    user: PresentedUser,
  ): Promise<boolean> {
    const { id, paperId, round, dueAt, invitedBy, overrideReason } = invitation;
    if (await isAuthor(tx, paperId, user)) return false;
    const now = this.clock.now();
    await addReview.run(tx, {
      id: newId(),
      paperId,
      reviewerId: user.id,
      round,
      invitedBy,
      overrideReason,
      dueAt,
      now,
    });
    const review = await tx.findOneByOrFail(Review, { paperId, round, reviewerId: user.id });
    await tx.update(ReviewInvitation, { id }, { respondedAt: now, reviewId: review.id });
    await this.users.makeReviewer(tx, user.id, user.id);
    await this.audit.record(tx, {
      actorId: user.id,
      action: 'review.joined',
      subject: { type: 'review', id: review.id },
    });
    return true;
  }

  /** Accepts open invitations, and the caller's answered ones. */
  private checked(row: InvitationRow | undefined, user: AuthenticatedUser | null): InvitationRow {
    if (!row) throw invitationUnknown();
    if (row.respondedAt !== null) {
      if (row.reviewerId === null || row.reviewerId !== user?.id) throw invitationAnswered();
      return row;
    }
    if (row.expiresAt <= this.clock.now()) throw invitationExpired();
    if (!row.isOpen) throw reviewClosed();
    return row;
  }
}
