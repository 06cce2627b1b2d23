import { Injectable, type OnModuleInit } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { db } from '../../platform/database/db.js';
import { statement } from '../../platform/database/statement.js';
import type { PresentedUser } from '../../platform/http/policy/user.schema.js';
import {
  PersonalDataParts,
  type PersonalDataPart,
} from '../../platform/personal-data/personal-data-parts.js';
import { ReviewerExpertise } from './reviewer-expertise.entity.js';

/** Affinities are erased with it, and not exported: they name papers, and only chairs see them. */
@Injectable()
export class ExpertisePersonalData implements PersonalDataPart, OnModuleInit {
  readonly name = 'reviewerExpertise';

  constructor(private readonly parts: PersonalDataParts) {}

  onModuleInit(): void {
    this.parts.add(this);
  }

  collect(tx: EntityManager, { id }: PresentedUser) {
    const select = { keywords: true, publications: true, updatedAt: true };
    return tx.findOne(ReviewerExpertise, { where: { userId: id }, select });
  }

  async erase(tx: EntityManager, { id }: PresentedUser): Promise<void> {
    await tx.delete(ReviewerExpertise, { userId: id });
    await deleteAffinities.run(tx, { id });
  }
}

const deleteAffinities = statement((p: { id: string }) =>
  db.deleteFrom('text_affinities').where('reviewer_id', '=', p.id),
);
