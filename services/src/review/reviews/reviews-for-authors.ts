import { Injectable, type OnModuleInit } from '@nestjs/common';
import { In, type EntityManager } from 'typeorm';
import type { ReleasedReview } from '../../papers/paper/author-papers.schema.js';
import type { ReviewField } from '../../conference/editions/review-form.schema.js';
import { PaperPartners } from '../../papers/paper/paper-partners.js';
import { answeredFields } from './review-answers.js';
import { Review } from './review.entity.js';

@Injectable()
export class ReviewsForAuthors implements OnModuleInit {
  constructor(private readonly partners: PaperPartners) {}

  onModuleInit(): void {
    this.partners.provide('reviews', (tx, paperId, rounds) => this.of(tx, paperId, rounds));
  }

  /** By alias, without names and dates, and with the fields that the reviewer was told. */
  async of(tx: EntityManager, paperId: string, rounds: number[]): Promise<ReleasedReview[]> {
    const reviews = await tx.find(Review, {
      where: { paperId, round: In(rounds), status: 'submitted' },
      order: { round: 'ASC', alias: 'ASC' },
    });
    return reviews.map(forAuthors);
  }
}

/** Names each field, so that fields of the committee stay there. */
function forAuthors(review: Review): ReleasedReview {
  const visible = new Set(review.visibleToAuthors);
  const criteria = Object.entries(review.criteria).filter(([name]) =>
    visible.has(name as ReviewField),
  );
  return {
    round: review.round,
    reviewer: review.alias,
    recommendation: visible.has('recommendation') ? review.recommendation : null,
    criteria: Object.fromEntries(criteria),
    confidence: visible.has('confidence') ? review.confidence : null,
    comments: visible.has('commentsToAuthors') ? review.commentsToAuthors : '',
    concern: visible.has('concern') ? review.concern : '',
    added: answeredFields(
      review.formFields.filter(({ visibleToAuthors }) => visibleToAuthors),
      review.answers,
    ),
  };
}
