import { Injectable, type OnModuleInit } from '@nestjs/common';
import { Not, type EntityManager } from 'typeorm';
import { PapersService } from '../papers/papers.service.js';
import { PersonalDataParts, type PersonalDataPart } from '../personal-data/personal-data-parts.js';
import type { PresentedUser } from '../users/user.schema.js';
import { Review } from './review.entity.js';

/** What a person reviews. Finished reviews stay; the others go back to who assigns them. */
@Injectable()
export class ReviewsPersonalData implements PersonalDataPart, OnModuleInit {
  readonly name = 'reviews';

  constructor(
    private readonly parts: PersonalDataParts,
    private readonly papers: PapersService,
  ) {}

  onModuleInit(): void {
    this.parts.add(this);
  }

  /** An admin must not learn here who reviews the admin's own papers. */
  async collect(tx: EntityManager, { id }: PresentedUser, readerId: string) {
    const reviews = await tx.find(Review, { where: { reviewerId: id }, order: { id: 'ASC' } });
    const paperIds = reviews.map(({ paperId }) => paperId);
    const titles = await this.papers.titles(tx, paperIds);
    const hidden = new Set(await this.papers.ownedBy(tx, readerId, paperIds));
    return reviews
      .filter(({ paperId }) => !hidden.has(paperId))
      .map(({ reviewerId: _person, ...review }) => ({
        ...review,
        paperTitle: titles.get(review.paperId)?.title ?? null,
      }));
  }

  async erase(tx: EntityManager, { id }: PresentedUser): Promise<void> {
    await tx.delete(Review, { reviewerId: id, status: Not('finished') });
  }
}
