import { emailKeyOf } from '../platform/database/expressions.js';
import { sql } from 'kysely';
import { statement } from '../platform/database/statement.js';
import { db } from '../platform/database/db.js';
import { Injectable, type OnModuleInit } from '@nestjs/common';
import { In, Not, type EntityManager } from 'typeorm';
import { PapersService } from '../papers/accepted/papers.service.js';
import {
  PersonalDataParts,
  type PersonalDataPart,
} from '../platform/personal-data/personal-data-parts.js';
import type { PresentedUser } from '../platform/http/policy/user.schema.js';
import { hiddenPapers } from './conflicts/hidden-papers.js';
import { ReviewVersion } from './reviews/review-version.entity.js';
import { Review } from './reviews/review.entity.js';
import type { PermittedUser } from '../platform/http/policy/current-user.js';

/** Erasure keeps submitted reviews with their versions. */
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

  /** Leaves out reviews of papers that are hidden from the reader, so that admins cannot identify their reviewers. */
  async collect(tx: EntityManager, { id }: PresentedUser, reader: PermittedUser) {
    const reviews = await tx.find(Review, { where: { reviewerId: id }, order: { id: 'ASC' } });
    const paperIds = reviews.map(({ paperId }) => paperId);
    const titles = await this.papers.titles(tx, paperIds);
    const versions = await tx.find(ReviewVersion, {
      where: { reviewId: In(reviews.map(({ id }) => id)) },
      order: { number: 'ASC' },
    });
    const hidden = await hiddenPapers(tx, id, reader, paperIds);
    return reviews
      .filter(({ paperId }) => !hidden.has(paperId))
      .map((review) => ({
        ...exported(review),
        versions: versions
          .filter(({ reviewId }) => reviewId === review.id)
          .map(({ reviewId: _review, ...version }) => version),
        paperTitle: titles.get(review.paperId)?.title ?? null,
      }));
  }

  async erase(tx: EntityManager, { id, email, isEmailVerified }: PresentedUser): Promise<void> {
    await tx.delete(Review, { reviewerId: id, status: Not('submitted') });
    await tx.update(
      Review,
      { reviewerId: id },
      { draft: null, draftSavedAt: null, draftFormVersion: null },
    );
    if (!isEmailVerified) return;
    await deleteInvitations.run(tx, { email });
    for (const forget of forgetSuggestions) await forget.run(tx, { email });
  }
}

const deleteInvitations = statement((p: { email: string }) =>
  db
    .deleteFrom('review_invitations')
    .where(({ eb, ref }) => eb(emailKeyOf(ref('email')), '=', emailKeyOf(p.email))),
);

const NO_SUGGESTION = { suggested_name: null, suggested_email: null };

const forgetSuggestions = [
  statement((p: { email: string }) =>
    db
      .updateTable('reviews')
      .set(NO_SUGGESTION)
      .where(sql<boolean>`email_key(suggested_email) = email_key(${p.email})`),
  ),
  statement((p: { email: string }) =>
    db
      .updateTable('review_invitations')
      .set(NO_SUGGESTION)
      .where(sql<boolean>`email_key(suggested_email) = email_key(${p.email})`),
  ),
];

/** Leaves out the chair's notes. */
function exported({
  reviewerId: _person,
  assignedBy: _chair,
  overrideReason: _reason,
  ...review
}: Review) {
  return review;
}
