import { Injectable, type OnModuleInit } from '@nestjs/common';
import { In, type EntityManager } from 'typeorm';
import type { ReleasedReview } from '../papers/author-paper.schema.js';
import { PaperPartners } from '../papers/paper-partners.js';
import { Review } from './review.entity.js';

/** What authors read of reviews once a decision of their round is released. */
@Injectable()
export class ReviewsForAuthors implements OnModuleInit {
  constructor(private readonly partners: PaperPartners) {}

  onModuleInit(): void {
    this.partners.bring('reviews', (tx, paperId, rounds) => this.of(tx, paperId, rounds));
  }

  /** By alias: neither who, nor when, nor what was said to the committee. */
  private async of(
    tx: EntityManager,
    paperId: string,
    rounds: number[],
  ): Promise<ReleasedReview[]> {
    const reviews = await tx.find(Review, {
      where: { paperId, round: In(rounds), status: 'finished' },
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
