import { isDeepStrictEqual } from 'node:util';
import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { AuditService } from '../../platform/audit/audit.service.js';
import type { AuthenticatedUser } from '../../platform/http/policy/current-user.js';
import { Clock } from '../../platform/core/clock.js';
import { Idempotency } from '../../platform/idempotency/idempotency.js';
import type { IdempotentRequest } from '../../platform/idempotency/idempotent-request.js';
import { PaperTransitions } from '../../papers/transitions/paper-transitions.js';
import { ReviewerEmails } from './reviewer-emails.js';
import { type ReviewAction, nextReviewStatus } from './review-status.js';
import { Review } from './review.entity.js';
import { checkedAnswers, versionOf } from './review-answers.js';
import {
  addedFields,
  canWrite,
  formOf,
  presentReview,
  visibleToAuthors,
} from './review.presenter.js';
import { reviewOf, type ReviewRow } from './review.read-model.js';
import { keepVersion } from './review-versions.js';
import { savedFrom, saveReview } from './reviews.sql.js';
import { declined } from './review.schema.js';
import type {
  Decline,
  DraftChange,
  DraftSaved,
  PresentedReview,
  ReviewSubmission,
} from './review.schema.js';
import {
  deadlineOver,
  formChanged,
  notFromStatus,
  reviewChanged,
  reviewClosed,
  reviewNotFound,
  visibilityChanged,
} from './reviews.errors.js';
import { ReviewsService } from './reviews.service.js';

type Changes = Parameters<typeof savedFrom>[1] extends infer Row ? Partial<Row> : never;

@Injectable()
export class ReviewWorkService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly idempotency: Idempotency,
    private readonly reviews: ReviewsService,
    private readonly transitions: PaperTransitions,
    private readonly emails: ReviewerEmails,
    private readonly audit: AuditService,
    private readonly clock: Clock,
  ) {}

  /** @throws AppError NOT_FOUND; CLOSED, INVALID_TRANSITION when it is too late */
  accept(
    request: IdempotentRequest,
    user: AuthenticatedUser,
    paperId: string,
  ): Promise<PresentedReview> {
    return this.apply(request, user, paperId, 'accept', () => ({}));
  }

  /** @throws AppError NOT_FOUND; CLOSED, INVALID_TRANSITION when it is too late */
  decline(
    request: IdempotentRequest,
    user: AuthenticatedUser,
    paperId: string,
    answer: Decline,
  ): Promise<PresentedReview> {
    const changes = { ...declined(answer), ...NO_DRAFT };
    return this.apply(request, user, paperId, 'decline', () => changes);
  }

  /**
   * @throws AppError NOT_FOUND, INVALID_TRANSITION; CLOSED after the decision, for changes after
   *   the deadline; CHANGED_MEANWHILE with the saved form; CONFLICT when the form has changed, or authors
   *   see other fields than the reviewer was told; VALIDATION_FAILED for answers to added fields
   */
  submit(
    request: IdempotentRequest,
    user: AuthenticatedUser,
    paperId: string,
    { revision, formVersion, visibleToAuthors: told, ...form }: ReviewSubmission,
  ): Promise<PresentedReview> {
    return this.apply(request, user, paperId, 'submit', async (tx, row) => {
      const now = this.clock.now();
      if (!canWrite(row, now)) throw deadlineOver();
      if (row.revision !== revision) throw reviewChanged(savedForm(row));
      const visible = visibleToAuthors(row);
      if (!isDeepStrictEqual(new Set(told), new Set(visible))) throw visibilityChanged();
      const fields = addedFields(row);
      if (formVersion !== versionOf(fields)) throw formChanged();
      const answers = checkedAnswers(fields, form.answers);
      const submitted = { ...form, answers };
      if (row.status === 'submitted') await keepVersion(tx, row, submitted, now);
      const kept = { formFields: fields, visibleToAuthors: visible, submittedAt: now };
      await this.emails.thank(tx, row, user);
      return { ...submitted, ...NO_DRAFT, ...kept };
    });
  }

  /** Repeating the last save succeeds. @throws AppError NOT_FOUND, CLOSED, CHANGED_MEANWHILE */
  async saveDraft(
    { id }: AuthenticatedUser,
    paperId: string,
    { revision, formVersion, ...draft }: DraftChange,
  ): Promise<DraftSaved> {
    const tx = this.dataSource.manager;
    const row = await reviewOf(tx, id, paperId);
    if (!row) throw reviewNotFound();
    const now = this.clock.now();
    if (!canWrite(row, now)) throw row.isOpen ? deadlineOver() : reviewClosed();
    const version = { draftFormVersion: formVersion, revision: revision + 1 };
    const saved = { draft, draftSavedAt: now, ...version };
    const { affected } = await tx.update(Review, { id: row.id, revision }, saved);
    if (affected === 1) return { revision: saved.revision, savedAt: now.toISOString() };
    const isRepeat = row.revision === saved.revision && isDeepStrictEqual(row.draft, draft);
    if (!isRepeat) throw reviewChanged(savedForm(row));
    return { revision: row.revision, savedAt: (row.draftSavedAt ?? now).toISOString() };
  }

  /**
   * Locks the paper first, so that a concurrent decision and review run one after another, and submissions, of
   * which one is the last.
   */
  private apply(
    request: IdempotentRequest,
    user: AuthenticatedUser,
    paperId: string,
    action: ReviewAction,
    changesOf: (tx: EntityManager, row: ReviewRow) => Changes | Promise<Changes>,
  ): Promise<PresentedReview> {
    const read = (tx: EntityManager) => this.reviews.read(tx, user.id, paperId);
    return this.idempotency.run(
      request,
      async (tx) => {
        if (action === 'submit') await this.transitions.lock(tx, paperId);
        else await this.transitions.lockShared(tx, paperId);
        const row = await reviewOf(tx, user.id, paperId);
        if (!row) throw reviewNotFound();
        if (!row.isOpen) throw reviewClosed();
        const status = nextReviewStatus(row.status, action);
        if (!status) throw notFromStatus();
        const changes = await changesOf(tx, row);
        const now = this.clock.now();
        const changed = { ...row, ...changes, status, revision: row.revision + 1 };
        const saved = await this.audit.change(tx, saveReview, savedFrom(row, changed, now), {
          actorId: user.id,
          action: `review.${action}`,
          subject: { type: 'review', id: row.id },
          before: row.status,
          after: status,
        });
        if (saved.length !== 1) throw reviewChanged(savedForm(row));
        return presentReview(changed, now);
      },
      { known: {}, recall: read },
    );
  }
}

const NO_DRAFT = { draft: null, draftSavedAt: null, draftFormVersion: null };

function savedForm(row: ReviewRow) {
  return { revision: row.revision, form: formOf(row) };
}
