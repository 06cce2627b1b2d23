import { Injectable } from '@nestjs/common';
import { DataSource, Not } from 'typeorm';
import { AuditService } from '../../platform/audit/audit.service.js';
import { Clock } from '../../platform/core/clock.js';
import { AppError } from '../../platform/http/app-error.js';
import { ErrorCode } from '../../platform/http/error-code.js';
import type { AuthenticatedUser } from '../../platform/http/policy/current-user.js';
import { ChairPapers } from '../decisions/chair-papers.js';
import { Review } from '../reviews/review.entity.js';
import { ReviewRating } from './review-rating.entity.js';
import { texts, type RatedReview, type RatingChange } from './review-ratings.schema.js';

@Injectable()
export class ReviewRatings {
  constructor(
    private readonly dataSource: DataSource,
    private readonly papers: ChairPapers,
    private readonly audit: AuditService,
    private readonly clock: Clock,
  ) {}

  /**
   * Sets, changes or removes the organiser's rating.
   * @throws AppError NOT_FOUND, for papers that the organiser has a conflict with and their own reviews as well
   */
  rate(
    chair: AuthenticatedUser,
    { id: paperId, reviewId }: RatedReview,
    { rating, note }: RatingChange,
  ): Promise<{ message: string }> {
    return this.dataSource.transaction(async (tx) => {
      await this.papers.readToAct(tx, chair, paperId);
      const submitted = { id: reviewId, paperId, status: 'submitted' as const };
      const exists = await tx.existsBy(Review, { ...submitted, reviewerId: Not(chair.id) });
      if (!exists) throw new AppError(ErrorCode.NOT_FOUND, texts.notFound);
      const own = { reviewId, ratedBy: chair.id };
      if (rating === null) await tx.delete(ReviewRating, own);
      else {
        const given = { ...own, rating, note, ratedAt: this.clock.now() };
        await tx.upsert(ReviewRating, given, ['reviewId', 'ratedBy']);
      }
      await this.audit.record(tx, {
        actorId: chair.id,
        action: rating === null ? 'paper.review-rating-removed' : 'paper.review-rated',
        subject: { type: 'paper', id: paperId },
      });
      return { message: rating === null ? texts.removed : texts.saved };
    });
  }
}
