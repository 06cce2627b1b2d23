import { Injectable } from '@nestjs/common';
import { In, type EntityManager } from 'typeorm';
import { type Extension, extendedTo } from '../../conference/editions/extension.js';
import { EmailOutbox } from '../../messaging/outbox/email-outbox.js';
import { CameraReadyActs } from '../../papers/camera-ready/camera-ready-acts.js';
import { findCameraReady } from '../../papers/camera-ready/camera-ready.read-model.js';
import { notFromStatus, paperChanged } from '../../papers/paper/papers.errors.js';
import { PaperTransitions } from '../../papers/transitions/paper-transitions.js';
import { AuditService } from '../../platform/audit/audit.service.js';
import { Config } from '../../platform/config/config.js';
import { Clock } from '../../platform/core/clock.js';
import { newId } from '../../platform/core/new-id.js';
import { AppError } from '../../platform/http/app-error.js';
import { ErrorCode } from '../../platform/http/error-code.js';
import type { AuthenticatedUser } from '../../platform/http/policy/current-user.js';
import type { IdempotentRequest } from '../../platform/idempotency/idempotent-request.js';
import { defineTexts } from '../../platform/i18n/define-texts.js';
import { formatInstant } from '../../platform/i18n/formats.js';
import { assignmentNotFound } from '../assignment/assignments.errors.js';
import { type ChairCase, ChairPapers } from '../decisions/chair-papers.js';
import type { PaperState } from '../decisions/decisions.schema.js';
import { PaperNote } from '../notes/paper-note.entity.js';
import { Review } from '../reviews/review.entity.js';
import { findReviewers } from '../reviews/review.read-model.js';
import { cameraReadyExtended, reviewExtended, revisionExtended } from './deadlines.emails.js';
import type {
  CameraReadyExtension,
  ReviewExtension,
  RevisionExtension,
} from './deadlines.schema.js';

const texts = defineTexts('server.review.deadlines', {
  revision: 'Deadline of the revision extended to {time}: {reason}',
  review: 'Deadline of a review extended to {time}: {reason}',
  cameraReady: 'Deadline of the camera-ready version extended to {time}: {reason}',
  noDeadline: 'The camera-ready version of this paper has no deadline to extend.',
});

/** Deadlines of one author or reviewer. What enforces and shows them reads the same columns. */
@Injectable()
export class DeadlinesService {
  constructor(
    private readonly papers: ChairPapers,
    private readonly transitions: PaperTransitions,
    private readonly cameraReady: CameraReadyActs,
    private readonly outbox: EmailOutbox,
    private readonly audit: AuditService,
    private readonly config: Config,
    private readonly clock: Clock,
  ) {}

  /**
   * Opens a revision again whose deadline is over.
   * @throws AppError NOT_FOUND, CHANGED_MEANWHILE; INVALID_TRANSITION unless a revision is due; VALIDATION_FAILED
   *   for a day that is not later
   */
  extendRevision(
    request: IdempotentRequest,
    chair: AuthenticatedUser,
    id: string,
    { revision, ...extension }: RevisionExtension,
  ): Promise<PaperState> {
    return this.papers.act(request, chair, { id, revision }, async (tx, about) => {
      const { paper, owner } = about;
      const before = paper.correctionsBy;
      if (!before || !['minor-corrections', 'major-corrections'].includes(paper.status))
        throw notFromStatus(paper.status);
      const dueAt = this.extended(about, extension, before);
      const changed = await this.transitions.extendRevision(tx, paper, dueAt);
      const subject = { type: 'paper', id };
      await this.record(tx, chair, about, { subject, before, dueAt }, texts.revision, extension);
      await this.outbox.add(tx, {
        template: revisionExtended,
        to: owner.email,
        data: { firstName: owner.firstName, ...this.facts(about, 'papers', dueAt, extension) },
        cause: `revision-extended:${id}:${changed.revision}`,
      });
      return changed;
    });
  }

  /**
   * Opens an accepted paper again whose camera-ready deadline is over; later dates of the edition win.
   * @throws AppError NOT_FOUND, CHANGED_MEANWHILE; CONFLICT without a deadline; INVALID_TRANSITION unless the
   *   paper is accepted; VALIDATION_FAILED for a day that is not later
   */
  extendCameraReady(
    request: IdempotentRequest,
    chair: AuthenticatedUser,
    id: string,
    { revision, ...extension }: CameraReadyExtension,
  ): Promise<PaperState> {
    return this.papers.act(request, chair, { id }, async (tx, about) => {
      const { paper, owner } = about;
      if (paper.status !== 'accepted') throw notFromStatus(paper.status);
      const version = await findCameraReady.one(tx, { paperId: id });
      if (version.revision !== revision) throw paperChanged();
      if (!version.by || version.state === 'locked')
        throw new AppError(ErrorCode.CONFLICT, texts.noDeadline);
      const before = new Date(version.by);
      const dueAt = this.extended(about, extension, before);
      await this.cameraReady.extend(tx, { paperId: id, editionId: paper.editionId, dueAt });
      const subject = { type: 'paper', id };
      const moved = { subject, before, dueAt, action: 'paper.camera-ready-extended' };
      await this.record(tx, chair, about, moved, texts.cameraReady, extension);
      await this.outbox.add(tx, {
        template: cameraReadyExtended,
        to: owner.email,
        data: { firstName: owner.firstName, ...this.facts(about, 'papers', dueAt, extension) },
        cause: `camera-ready-extended:${id}:${dueAt.toISOString()}`,
      });
      return paper;
    });
  }

  /**
   * Of an invited or accepted review of the current round.
   * @throws AppError NOT_FOUND; VALIDATION_FAILED for a day that is not later
   */
  extendReview(
    request: IdempotentRequest,
    chair: AuthenticatedUser,
    { id, reviewId }: { id: string; reviewId: string },
    extension: ReviewExtension,
  ): Promise<PaperState> {
    const body = [reviewId, request.body];
    return this.papers.act({ ...request, body }, chair, { id }, async (tx, about) => {
      const { paper } = about;
      const { round } = paper;
      const open = { id: reviewId, paperId: id, round, status: In(['invited', 'accepted']) };
      const review = paper.status === 'under-review' ? await tx.findOneBy(Review, open) : null;
      if (!review) throw assignmentNotFound();
      const before = review.dueAt;
      const dueAt = this.extended(about, extension, before);
      await tx.update(Review, { id: reviewId }, { dueAt });
      const subject = { type: 'review', id: reviewId };
      await this.record(tx, chair, about, { subject, before, dueAt }, texts.review, extension);
      for (const { email, firstName } of await findReviewers.all(tx, { reviewIds: [reviewId] })) {
        await this.outbox.add(tx, {
          template: reviewExtended,
          to: email,
          data: { firstName, ...this.facts(about, 'reviewers/papers', dueAt, extension) },
          cause: `review-extended:${review.reviewerId}:${reviewId}:${dueAt.toISOString()}`,
        });
      }
      return paper;
    });
  }

  private extended({ edition }: ChairCase, extension: Extension, current: Date): Date {
    return extendedTo(extension, current, this.clock.now(), edition.timeZone);
  }

  /** The reason is kept with the notes of the paper, which only organisers read. */
  private async record(
    tx: EntityManager,
    { id: actorId }: AuthenticatedUser,
    { paper }: ChairCase,
    moved: { subject: { type: string; id: string }; before: Date; dueAt: Date; action?: string },
    text: (typeof texts)['review'],
    { reason }: Extension,
  ): Promise<void> {
    const { subject, before, dueAt, action = `${subject.type}.deadline-extended` } = moved;
    await tx.insert(PaperNote, {
      id: newId(),
      paperId: paper.id,
      authorId: actorId,
      text: text({ time: formatInstant(dueAt), reason }),
      createdAt: this.clock.now(),
    });
    await this.audit.record(tx, {
      actorId,
      action,
      subject,
      before: before.toISOString(),
      after: dueAt.toISOString(),
    });
  }

  private facts({ paper }: ChairCase, path: string, dueAt: Date, { reason }: Extension) {
    const { id, number, title } = paper;
    const link = `${this.config.publicUrl}/${path}/${id}`;
    return { number: number ?? 0, title, dueAt, reason, link };
  }
}
