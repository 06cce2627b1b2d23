import { Injectable, type OnModuleInit } from '@nestjs/common';
import { Not, type EntityManager } from 'typeorm';
import { PapersService } from '../papers/papers.service.js';
import { PersonalDataParts, type PersonalDataPart } from '../personal-data/personal-data-parts.js';
import type { PresentedUser } from '../users/user.schema.js';
import { Review } from './review.entity.js';
import { ReviewerProfile } from './reviewer-profile.entity.js';

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
      .map((review) => ({
        ...whatWasSaid(review),
        paperTitle: titles.get(review.paperId)?.title ?? null,
      }));
  }

  async erase(tx: EntityManager, { id, email, isEmailVerified }: PresentedUser): Promise<void> {
    await tx.delete(Review, { reviewerId: id, status: Not('finished') });
    await tx.update(Review, { reviewerId: id }, { draft: null, draftSavedAt: null });
    await tx.delete(ReviewerProfile, { userId: id });
    if (!isEmailVerified) return;
    await tx.query('DELETE FROM review_invitations WHERE lower(email) = lower($1)', [email]);
  }
}

/** Without what chairs noted of it. */
function whatWasSaid({
  reviewerId: _person,
  assignedBy: _chair,
  overrideReason: _reason,
  ...review
}: Review) {
  return review;
}
