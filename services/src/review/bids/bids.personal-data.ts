import { Injectable, type OnModuleInit } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import type { PresentedUser } from '../../platform/http/policy/user.schema.js';
import {
  PersonalDataParts,
  type PersonalDataPart,
} from '../../platform/personal-data/personal-data-parts.js';
import { hiddenPapers } from '../conflicts/hidden-papers.js';
import { Bid } from './bid.entity.js';
import type { PermittedUser } from '../../platform/http/policy/current-user.js';

@Injectable()
export class BidsPersonalData implements PersonalDataPart, OnModuleInit {
  readonly name = 'bids';

  constructor(private readonly parts: PersonalDataParts) {}

  onModuleInit(): void {
    this.parts.add(this);
  }

  /** Leaves out bids on papers that are hidden from the reader. */
  async collect(tx: EntityManager, { id }: PresentedUser, reader: PermittedUser) {
    const bids = await tx.find(Bid, { where: { reviewerId: id }, order: { paperId: 'ASC' } });
    const ids = bids.map(({ paperId }) => paperId);
    const hidden = await hiddenPapers(tx, id, reader, ids);
    return bids
      .filter(({ paperId }) => !hidden.has(paperId))
      .map(({ paperId, level, updatedAt }) => ({ paperId, level, updatedAt }));
  }

  async erase(tx: EntityManager, { id }: PresentedUser): Promise<void> {
    await tx.delete(Bid, { reviewerId: id });
  }
}
