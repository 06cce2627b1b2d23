import { isDeepStrictEqual } from 'node:util';
import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { AuditService } from '../audit/audit.service.js';
import type { SignedInUser } from '../auth/current-user.js';
import { Clock } from '../common/clock.js';
import { Idempotency } from '../common/idempotency/idempotency.js';
import type { OnceRequest } from '../common/idempotency/once.js';
import { ReviewMails } from './review-mails.js';
import { type ReviewAction, nextReviewStatus } from './review-status.js';
import { Review } from './review.entity.js';
import { canWrite, formOf } from './review.presenter.js';
import { reviewOf, type ReviewRow } from './review.query.js';
import type {
  Decline,
  DraftChange,
  DraftSaved,
  PresentedReview,
  ReviewSubmission,
} from './review.schema.js';
import {
  deadlineOver,
  notFromStatus,
  reviewChanged,
  reviewClosed,
  reviewNotFound,
} from './reviews.errors.js';
import { ReviewsService } from './reviews.service.js';

/** What reviewers do. */
@Injectable()
export class ReviewWorkService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly idempotency: Idempotency,
    private readonly reviews: ReviewsService,
    private readonly mails: ReviewMails,
    private readonly audit: AuditService,
    private readonly clock: Clock,
  ) {}

  /** @throws AppError NOT_FOUND; CLOSED, INVALID_TRANSITION when it is too late */
  accept(once: OnceRequest, user: SignedInUser, paperId: string): Promise<PresentedReview> {
    return this.move(once, user, paperId, 'accept', () => ({}));
  }

  /** @throws AppError NOT_FOUND; CLOSED, INVALID_TRANSITION when it is too late */
  decline(
    once: OnceRequest,
    user: SignedInUser,
    paperId: string,
    { isConflict, reason }: Decline,
  ): Promise<PresentedReview> {
    const said = isConflict ? { declaredConflict: reason } : { declineReason: reason };
    return this.move(once, user, paperId, 'decline', () => ({ ...said, ...NO_DRAFT }));
  }

  /**
   * Hands the form in, first or anew. Thanks are mailed once.
   * @throws AppError NOT_FOUND, INVALID_TRANSITION; CLOSED after the decision, and for what was handed
   * in before after the deadline; CHANGED_MEANWHILE with what stands when the form is an older one
   */
  submit(
    once: OnceRequest,
    user: SignedInUser,
    paperId: string,
    { revision, ...form }: ReviewSubmission,
  ): Promise<PresentedReview> {
    return this.move(once, user, paperId, 'submit', async (tx, row) => {
      const now = this.clock.now();
      if (!canWrite(row, now)) throw deadlineOver();
      if (row.revision !== revision) throw reviewChanged(standing(row));
      await this.mails.thank(tx, row, user);
      return { ...form, ...NO_DRAFT, finishedAt: now };
    });
  }

  /**
   * Keeps what was typed, apart from what was handed in. A repeat of the last save, whose answer was
   * lost, is answered as the first time.
   * @throws AppError NOT_FOUND, CLOSED; CHANGED_MEANWHILE with what stands
   */
  async saveDraft(
    { id }: SignedInUser,
    paperId: string,
    { revision, ...draft }: DraftChange,
  ): Promise<DraftSaved> {
    const tx = this.dataSource.manager;
    const row = await reviewOf(tx, id, paperId);
    if (!row) throw reviewNotFound();
    const now = this.clock.now();
    if (!canWrite(row, now)) throw row.isOpen ? deadlineOver() : reviewClosed();
    const saved = { draft, draftSavedAt: now, revision: revision + 1 };
    const { affected } = await tx.update(Review, { id: row.id, revision }, saved);
    if (affected === 1) return { revision: saved.revision, savedAt: now.toISOString() };
    const isRepeat = row.revision === saved.revision && isDeepStrictEqual(row.draft, draft);
    if (!isRepeat) throw reviewChanged(standing(row));
    return { revision: row.revision, savedAt: (row.draftSavedAt ?? now).toISOString() };
  }

  /** The paper is held first: a decision and a review that come together follow one another. */
  private move(
    once: OnceRequest,
    user: SignedInUser,
    paperId: string,
    action: ReviewAction,
    changesOf: (tx: EntityManager, row: ReviewRow) => Partial<Review> | Promise<Partial<Review>>,
  ): Promise<PresentedReview> {
    const read = (tx: EntityManager) => this.reviews.read(tx, user.id, paperId);
    return this.idempotency.once(
      once,
      async (tx) => {
        await tx.query('SELECT FROM papers WHERE id = $1 FOR SHARE', [paperId]);
        const row = await reviewOf(tx, user.id, paperId);
        if (!row) throw reviewNotFound();
        if (!row.isOpen) throw reviewClosed();
        const status = nextReviewStatus(row.status, action);
        if (!status) throw notFromStatus();
        const changes = await changesOf(tx, row);
        const moved = { ...changes, status, revision: row.revision + 1 };
        const { affected } = await tx.update(
          Review,
          { id: row.id, revision: row.revision, status: row.status },
          moved,
        );
        if (affected !== 1) throw reviewChanged(standing(row));
        await this.audit.record(tx, {
          actorId: user.id,
          action: `review.${action}`,
          subject: { type: 'review', id: row.id },
          before: row.status,
          after: status,
        });
        return read(tx);
      },
      { keep: () => ({}), recall: read },
    );
  }
}

const NO_DRAFT = { draft: null, draftSavedAt: null };

function standing(row: ReviewRow) {
  return { revision: row.revision, form: formOf(row) };
}
