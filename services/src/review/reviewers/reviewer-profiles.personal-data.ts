import { Injectable, type OnModuleInit } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import {
  PersonalDataParts,
  type PersonalDataPart,
} from '../../platform/personal-data/personal-data-parts.js';
import type { PresentedUser } from '../../platform/http/policy/user.schema.js';
import { ReviewerProfile } from './reviewer-profile.entity.js';

@Injectable()
export class ReviewerProfilesPersonalData implements PersonalDataPart, OnModuleInit {
  readonly name = 'reviewerProfile';

  constructor(private readonly parts: PersonalDataParts) {}

  onModuleInit(): void {
    this.parts.add(this);
  }

  collect(tx: EntityManager, { id }: PresentedUser) {
    const select = { maxLoad: true, topics: true, isPaused: true };
    return tx.findOne(ReviewerProfile, { where: { userId: id }, select });
  }

  async erase(tx: EntityManager, { id }: PresentedUser): Promise<void> {
    await tx.delete(ReviewerProfile, { userId: id });
  }
}
