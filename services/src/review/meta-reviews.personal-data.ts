import { Injectable, type OnModuleInit } from '@nestjs/common';
import { IsNull, type EntityManager } from 'typeorm';
import type { PermittedUser } from '../platform/http/policy/current-user.js';
import type { PresentedUser } from '../platform/http/policy/user.schema.js';
import {
  PersonalDataParts,
  type PersonalDataPart,
} from '../platform/personal-data/personal-data-parts.js';
import { hiddenPapers } from './conflicts/hidden-papers.js';
import { MetaReview } from './meta-reviews/meta-review.entity.js';

/** The meta-reviews that a person wrote. Erasure keeps submitted ones with the paper, under the person's id. */
@Injectable()
export class MetaReviewsPersonalData implements PersonalDataPart, OnModuleInit {
  readonly name = 'metaReviews';

  constructor(private readonly parts: PersonalDataParts) {}

  onModuleInit(): void {
    this.parts.add(this);
  }

  /** Leaves out papers that are hidden from the reader. */
  async collect(tx: EntityManager, { id }: PresentedUser, reader: PermittedUser) {
    const where = { reviewerId: id };
    const found = await tx.find(MetaReview, { where, order: { paperId: 'ASC', round: 'ASC' } });
    const hidden = await hiddenPapers(
      tx,
      id,
      reader,
      found.map(({ paperId }) => paperId),
    );
    return found
      .filter(({ paperId }) => !hidden.has(paperId))
      .map(({ paperId, round, assignedAt, form, submittedAt, draft, draftSavedAt }) => ({
        ...{ paperId, round, assignedAt, form, submittedAt, draft, draftSavedAt },
      }));
  }

  async erase(tx: EntityManager, { id }: PresentedUser): Promise<void> {
    await tx.delete(MetaReview, { reviewerId: id, submittedAt: IsNull() });
    await tx.update(MetaReview, { reviewerId: id }, { draft: null, draftSavedAt: null });
  }
}
