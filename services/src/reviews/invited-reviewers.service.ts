import { Injectable, type OnModuleInit } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { AuditService } from '../audit/audit.service.js';
import type { SignedInUser } from '../auth/current-user.js';
import { Clock } from '../common/clock.js';
import { Idempotency } from '../common/idempotency/idempotency.js';
import type { OnceRequest } from '../common/idempotency/once.js';
import { newId } from '../common/new-id.js';
import type { PresentedUser } from '../users/user.schema.js';
import { UsersService } from '../users/users.service.js';
import { VerifiedListeners } from '../users/verified-listeners.js';
import { ReviewInvitation } from './review-invitation.entity.js';
import {
  invitationOf,
  type InvitationRow,
  isAuthor,
  openInvitationsTo,
} from './review-invitation.query.js';
import type { PresentedInvitation } from './review-invitation.schema.js';
import { Review } from './review.entity.js';
import type { Decline } from './review.schema.js';
import {
  invitationAnswered,
  invitationExpired,
  invitationUnknown,
  mayNotReview,
  otherAddress,
  reviewClosed,
} from './reviews.errors.js';

/** How whoever was invited by mail becomes a reviewer: with an account of that address. */
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
    this.verified.listen((tx, user) => this.welcome(tx, user));
  }

  /** @throws AppError INVALID_INVITATION; CLOSED once the committee waits no more */
  async read(token: string, user: SignedInUser | null): Promise<PresentedInvitation> {
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
   * Joins the account to the paper, as a reviewer who has accepted. Whoever holds the link has read the
   * mail, so the account's address counts as verified.
   * @throws AppError INVALID_INVITATION, OTHER_ADDRESS; CLOSED
   */
  accept(once: OnceRequest, user: SignedInUser, token: string): Promise<{ paperId: string }> {
    return this.idempotency.once(once, async (tx) => {
      const row = this.checked(await invitationOf(tx, token, true), user);
      if (row.email.toLowerCase() !== user.email.toLowerCase()) throw otherAddress();
      if (row.reviewerId === null && !(await this.join(tx, row, user))) throw mayNotReview();
      if (!user.isEmailVerified) await this.users.markVerified(tx, user.id);
      const { paperId, round } = row;
      const invited = { paperId, round, reviewerId: user.id, status: 'invited' } as const;
      await tx.update(Review, invited, { status: 'accepted' });
      return { paperId };
    });
  }

  /** Without an account as well. @throws AppError INVALID_INVITATION; CLOSED */
  decline(once: OnceRequest, token: string, { isConflict, reason }: Decline) {
    return this.idempotency.once(once, async (tx) => {
      const row = this.checked(await invitationOf(tx, token, true), null);
      await tx.update(
        ReviewInvitation,
        { id: row.id },
        {
          answeredAt: this.clock.now(),
          ...(isConflict ? { declaredConflict: reason } : { declineReason: reason }),
        },
      );
      return { message: 'Your answer is noted. Thank you.' };
    });
  }

  /** Whoever verifies an address finds what it was asked for. */
  private async welcome(tx: EntityManager, user: PresentedUser): Promise<void> {
    const open = await openInvitationsTo(tx, user.email, this.clock.now());
    for (const invitation of open) await this.join(tx, invitation, user);
  }

  /** @returns false when it is a paper of one's own */
  private async join(
    tx: EntityManager,
    invitation: InvitationRow,
    user: PresentedUser,
  ): Promise<boolean> {
    const { id, paperId, round, dueAt, invitedBy, overrideReason } = invitation;
    if (await isAuthor(tx, paperId, user)) return false;
    const now = this.clock.now();
    await tx.query(
      `INSERT INTO reviews (id, paper_id, reviewer_id, round, status, assigned_by, override_reason,
         due_at, created_at)
       VALUES ($1, $2, $3, $4, 'invited', $5, $6, $7, $8)
       ON CONFLICT (paper_id, round, reviewer_id) DO NOTHING`,
      [newId(), paperId, user.id, round, invitedBy, overrideReason, dueAt, now],
    );
    const review = await tx.findOneByOrFail(Review, { paperId, round, reviewerId: user.id });
    await tx.update(ReviewInvitation, { id }, { answeredAt: now, reviewId: review.id });
    await this.users.makeReviewer(tx, user.id, user.id);
    await this.audit.record(tx, {
      actorId: user.id,
      action: 'review.joined',
      subject: { type: 'review', id: review.id },
    });
    return true;
  }

  /** Open still, or the one that this person has joined by. */
  private checked(row: InvitationRow | undefined, user: SignedInUser | null): InvitationRow {
    if (!row) throw invitationUnknown();
    if (row.answeredAt !== null) {
      if (row.reviewerId === null || row.reviewerId !== user?.id) throw invitationAnswered();
      return row;
    }
    if (row.expiresAt <= this.clock.now()) throw invitationExpired();
    if (!row.isOpen) throw reviewClosed();
    return row;
  }
}
