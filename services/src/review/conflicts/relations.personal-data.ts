import { Injectable, type OnModuleInit } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import type { PresentedUser } from '../../platform/http/policy/user.schema.js';
import {
  PersonalDataParts,
  type PersonalDataPart,
} from '../../platform/personal-data/personal-data-parts.js';
import { ReviewerRelation } from './reviewer-relation.entity.js';

@Injectable()
export class RelationsPersonalData implements PersonalDataPart, OnModuleInit {
  readonly name = 'declaredRelations';

  constructor(private readonly parts: PersonalDataParts) {}

  onModuleInit(): void {
    this.parts.add(this);
  }

  collect(tx: EntityManager, { id }: PresentedUser) {
    const select = { kind: true, value: true, untilYear: true, declaredAt: true };
    const order = { declaredAt: 'ASC', id: 'ASC' } as const;
    return tx.find(ReviewerRelation, { where: { userId: id }, select, order });
  }

  async erase(tx: EntityManager, { id }: PresentedUser): Promise<void> {
    await tx.delete(ReviewerRelation, { userId: id });
  }
}
