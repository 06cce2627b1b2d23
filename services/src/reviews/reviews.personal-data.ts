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
    const hidden = new Set(await authoredBy(tx, readerId, paperIds));
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
    if (!isEmailVerified) return;
    await tx.query('DELETE FROM review_invitations WHERE lower(email) = lower($1)', [email]);
  }
}

/** Which of these papers somebody is an author of, by account or by any address of their authors. */
async function authoredBy(tx: EntityManager, userId: string, ids: string[]): Promise<string[]> {
  const rows = await tx.query<{ id: string }[]>(
    `SELECT p.id FROM papers p, users u WHERE p.id = ANY($1) AND u.id = $2 AND (p.owner_id = u.id
       OR EXISTS (SELECT FROM paper_authors a
                  WHERE a.paper_id = p.id AND lower(a.email) = lower(u.email)))`,
    [ids, userId],
  );
  return rows.map(({ id }) => id);
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
