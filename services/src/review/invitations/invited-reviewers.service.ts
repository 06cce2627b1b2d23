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
import { newId } from '../../platform/core/new-id.js';
import type { PresentedUser } from '../../platform/http/policy/user.schema.js';
import { UsersService } from '../../identity/accounts/users.service.js';
import { VerifiedListeners } from '../../identity/accounts/verified-listeners.js';
import { ReviewInvitation } from './review-invitation.entity.js';
import {
  invitationOf,
  type InvitationRow,
  isAuthor,
  openInvitationsTo,
} from './review-invitations.read-model.js';
import type { PresentedInvitation } from './review-invitation.schema.js';
import { Review } from '../reviews/review.entity.js';
import type { Decline } from '../reviews/review.schema.js';
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
    private readonly verified: VerifiedListeners,
    private readonly audit: AuditService,
    private readonly clock: Clock,
  ) {}

  onModuleInit(): void {
    this.verified.listen((tx, user) => this.assignOpen(tx, user));
  }

  /** @throws AppError INVALID_INVITATION; CLOSED once the round is over */
  async read(token: string, user: AuthenticatedUser | null): Promise<PresentedInvitation> {
    const { manager } = this.dataSource;
    const row = this.checked(await invitationOf(manager, token), user);
    const { email, paperNumber, paperTitle, paperKind, topic, abstract, keywords } = row;
    return {
      email,
      paperNumber,
      paperTitle,
      paperKind,
      topic,
      abstract,
      keywords,
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
      if (row.reviewerId === null && !(await this.join(tx, row, user))) throw mayNotReview();
      if (!user.isEmailVerified) await this.users.markVerified(tx, user.id);
      const { paperId, round } = row;
      const invited = { paperId, round, reviewerId: user.id, status: 'invited' } as const;
      await tx.update(Review, invited, { status: 'accepted' });
      return { paperId };
    });
  }

  /** Needs no account. @throws AppError INVALID_INVITATION; CLOSED */
  decline(request: IdempotentRequest, token: string, { isConflict, reason }: Decline) {
    return this.idempotency.run(request, async (tx) => {
      const row = this.checked(await invitationOf(tx, token, true), null);
      await tx.update(
        ReviewInvitation,
        { id: row.id },
        {
          respondedAt: this.clock.now(),
          ...(isConflict ? { declaredConflict: reason } : { declineReason: reason }),
        },
      );
      return { message: texts.declined };
    });
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
