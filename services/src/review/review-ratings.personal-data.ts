import { Injectable, type OnModuleInit } from '@nestjs/common';
import { type EntityManager, In } from 'typeorm';
import type { PermittedUser } from '../platform/http/policy/current-user.js';
import type { PresentedUser } from '../platform/http/policy/user.schema.js';
import {
  PersonalDataParts,
  type PersonalDataPart,
} from '../platform/personal-data/personal-data-parts.js';
import { hiddenPapers } from './conflicts/hidden-papers.js';
import { ReviewRating } from './ratings/review-rating.entity.js';
import { Review } from './reviews/review.entity.js';

/** The ratings that a person gave, as notes. Erasure keeps them with the review, under the person's id. */
@Injectable()
export class ReviewRatingsPersonalData implements PersonalDataPart, OnModuleInit {
  readonly name = 'reviewRatings';

  constructor(private readonly parts: PersonalDataParts) {}

  onModuleInit(): void {
    this.parts.add(this);
  }

  /** Leaves out reviews of papers that are hidden from the reader. */
  async collect(tx: EntityManager, { id }: PresentedUser, reader: PermittedUser) {
    const ratings = await tx.find(ReviewRating, {
      where: { ratedBy: id },
      order: { ratedAt: 'ASC', reviewId: 'ASC' },
    });
    const reviewIds = ratings.map(({ reviewId }) => reviewId);
    const reviews = await tx.findBy(Review, { id: In(reviewIds) });
    const papers = new Map(reviews.map((review) => [review.id, review.paperId]));
    const hidden = await hiddenPapers(tx, id, reader, [...papers.values()]);
    return ratings.flatMap(({ reviewId, rating, note, ratedAt }) => {
      const paperId = papers.get(reviewId);
      return paperId && !hidden.has(paperId) ? [{ paperId, rating, note, ratedAt }] : [];
    });
  }
}
