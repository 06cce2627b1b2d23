import { Injectable, type OnModuleInit } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import {
  PersonalDataParts,
  type PersonalDataPart,
} from '../platform/personal-data/personal-data-parts.js';
import type { PresentedUser } from '../platform/http/policy/user.schema.js';
import { hiddenPapers } from './conflicts/hidden-papers.js';
import { PaperConflict } from './conflicts/paper-conflict.entity.js';
import type { PermittedUser } from '../platform/http/policy/current-user.js';

/** The conflicts that an organiser or a bidding reviewer declared. Erasure keeps them with the paper, under the person's id. */
@Injectable()
export class PaperConflictsPersonalData implements PersonalDataPart, OnModuleInit {
  readonly name = 'paperConflicts';

  constructor(private readonly parts: PersonalDataParts) {}

  onModuleInit(): void {
    this.parts.add(this);
  }

  /** Leaves out those with papers that are hidden from the reader. */
  async collect(tx: EntityManager, { id: userId }: PresentedUser, reader: PermittedUser) {
    const conflicts = await tx.find(PaperConflict, {
      where: { userId },
      order: { declaredAt: 'ASC', paperId: 'ASC' },
    });
    const paperIds = conflicts.map(({ paperId }) => paperId);
    const hidden = await hiddenPapers(tx, userId, reader, paperIds);
    return conflicts
      .filter(({ paperId }) => !hidden.has(paperId))
      .map(({ paperId, reason, declaredAt }) => ({ paperId, reason, declaredAt }));
  }
}
