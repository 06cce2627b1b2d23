import { Injectable, type OnModuleInit } from '@nestjs/common';
import { IsNull, Not, type EntityManager } from 'typeorm';
import type { PermittedUser } from '../platform/http/policy/current-user.js';
import type { PresentedUser } from '../platform/http/policy/user.schema.js';
import {
  PersonalDataParts,
  type PersonalDataPart,
} from '../platform/personal-data/personal-data-parts.js';
import { hiddenPapers } from './conflicts/hidden-papers.js';
import { PaperShepherd } from './shepherds/paper-shepherd.entity.js';

/** The answers of a person as a shepherd. Erasure keeps them with the paper, under the person's id. */
@Injectable()
export class ShepherdsPersonalData implements PersonalDataPart, OnModuleInit {
  readonly name = 'shepherding';

  constructor(private readonly parts: PersonalDataParts) {}

  onModuleInit(): void {
    this.parts.add(this);
  }

  /** Leaves out papers that are hidden from the reader, and those whose decision is not released. */
  async collect(tx: EntityManager, { id }: PresentedUser, reader: PermittedUser) {
    const where = { reviewerId: id, toldAt: Not(IsNull()) };
    const found = await tx.find(PaperShepherd, { where, order: { paperId: 'ASC', id: 'ASC' } });
    const hidden = await hiddenPapers(
      tx,
      id,
      reader,
      found.map(({ paperId }) => paperId),
    );
    return found
      .filter(({ paperId }) => !hidden.has(paperId))
      .map(({ paperId, round, toldAt, answer, toChairs, toAuthors, answeredAt, endedAt }) => ({
        ...{ paperId, round, toldAt, answer, toChairs, toAuthors, answeredAt, endedAt },
      }));
  }

  async erase(tx: EntityManager, { id }: PresentedUser): Promise<void> {
    await tx.delete(PaperShepherd, { reviewerId: id, answeredAt: IsNull() });
  }
}
