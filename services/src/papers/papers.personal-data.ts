import { Injectable, type OnModuleInit } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { PersonalDataParts, type PersonalDataPart } from '../personal-data/personal-data-parts.js';
import type { PresentedUser } from '../users/user.schema.js';
import { outcomeOf } from './paper-status.js';
import { Paper } from './paper.entity.js';

/** One's own papers, with what has been released of them. Drafts go; what was submitted stays. */
@Injectable()
export class PapersPersonalData implements PersonalDataPart, OnModuleInit {
  readonly name = 'papers';

  constructor(private readonly parts: PersonalDataParts) {}

  onModuleInit(): void {
    this.parts.add(this);
  }

  async collect(tx: EntityManager, { id }: PresentedUser) {
    const papers = await tx.find(Paper, { where: { ownerId: id }, order: { id: 'ASC' } });
    return papers.map(({ id: paperId, kind, title, status, createdAt }) => ({
      id: paperId,
      kind,
      title,
      status: outcomeOf(status) ?? status,
      createdAt,
    }));
  }

  async erase(tx: EntityManager, { id }: PresentedUser): Promise<void> {
    await tx.delete(Paper, { ownerId: id, status: 'draft' });
  }
}
