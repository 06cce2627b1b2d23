import { Injectable, type OnModuleInit } from '@nestjs/common';
import { In, type EntityManager } from 'typeorm';
import type { ReleasedReview } from '../../papers/paper/author-papers.schema.js';
import { PaperPartners } from '../../papers/paper/paper-partners.js';
import { Review } from './review.entity.js';

@Injectable()
export class ReviewsForAuthors implements OnModuleInit {
  constructor(private readonly partners: PaperPartners) {}

  onModuleInit(): void {
    this.partners.provide('reviews', (tx, paperId, rounds) => this.of(tx, paperId, rounds));
  }

  /** By alias, without names, dates and comments to the committee. */
  private async of(
    tx: EntityManager,
    paperId: string,
    rounds: number[],
  ): Promise<ReleasedReview[]> {
    const reviews = await tx.find(Review, {
      where: { paperId, round: In(rounds), status: 'submitted' },
      order: { round: 'ASC', alias: 'ASC' },
    });
    return reviews.flatMap(({ round, alias, recommendation, criteria, confidence, ...review }) =>
      recommendation === null
        ? []
        : {
            round,
            reviewer: alias,
            recommendation,
            criteria,
            confidence,
            comments: review.commentsToAuthors,
          },
    );
  }
}
