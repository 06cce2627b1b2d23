import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { PapersService } from '../papers/papers.service.js';
import { Review } from './review.entity.js';
import type { Assignments } from './review.schema.js';

@Injectable()
export class ReviewsService {
  constructor(private readonly papers: PapersService) {}

  /** The reviewer's own assignments, the most urgent first. */
  async assignmentsOf(tx: EntityManager, reviewerId: string): Promise<Assignments> {
    const reviews = await tx.find(Review, {
      where: { reviewerId },
      order: { dueAt: 'ASC', id: 'ASC' },
    });
    const papers = await this.papers.titles(
      tx,
      reviews.map(({ paperId }) => paperId),
    );
    const items = reviews.flatMap((review) => {
      const paper = papers.get(review.paperId);
      if (!paper) return [];
      return {
        id: review.id,
        paperId: review.paperId,
        paperTitle: paper.title,
        paperKind: paper.kind,
        status: review.status,
        dueAt: review.dueAt.toISOString(),
      };
    });
    return { items };
  }
}
