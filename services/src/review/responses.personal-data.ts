import { Injectable, type OnModuleInit } from '@nestjs/common';
import { In, type EntityManager } from 'typeorm';
import type { PermittedUser } from '../platform/http/policy/current-user.js';
import type { PresentedUser } from '../platform/http/policy/user.schema.js';
import {
  PersonalDataParts,
  type PersonalDataPart,
} from '../platform/personal-data/personal-data-parts.js';
import { hiddenPapers } from './conflicts/hidden-papers.js';
import { PaperResponse } from './responses/paper-response.entity.js';
import { findOwned } from './responses/responses.read-model.js';

/** Responses to reviews, of the person's own papers. Erasure keeps submitted ones with the paper. */
@Injectable()
export class ResponsesPersonalData implements PersonalDataPart, OnModuleInit {
  readonly name = 'responses';

  constructor(private readonly parts: PersonalDataParts) {}

  onModuleInit(): void {
    this.parts.add(this);
  }

  /** Leaves out papers that are hidden from another reader. */
  async collect(tx: EntityManager, { id }: PresentedUser, reader: PermittedUser) {
    const paperIds = await ownedBy(tx, id);
    const hidden =
      reader.id === id ? new Set<string>() : await hiddenPapers(tx, id, reader, paperIds);
    const responses = await tx.find(PaperResponse, {
      where: { paperId: In(paperIds.filter((paperId) => !hidden.has(paperId))) },
      order: { paperId: 'ASC', round: 'ASC' },
    });
    return responses
      .filter(({ form, draft }) => form ?? draft)
      .map(({ paperId, round, form, submittedAt, draft, draftSavedAt }) => ({
        ...{ paperId, round, form, submittedAt, draft, draftSavedAt },
      }));
  }

  async erase(tx: EntityManager, { id }: PresentedUser): Promise<void> {
    const paperId = In(await ownedBy(tx, id));
    await tx.update(PaperResponse, { paperId }, { draft: null, draftSavedAt: null });
  }
}

async function ownedBy(tx: EntityManager, ownerId: string): Promise<string[]> {
  return (await findOwned.all(tx, { ownerId })).map(({ id }) => id);
}
