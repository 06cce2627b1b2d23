import { Injectable, type OnModuleInit } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import {
  type Erasure,
  PersonalDataParts,
  type PersonalDataPart,
} from '../platform/personal-data/personal-data-parts.js';
import type { PresentedUser } from '../platform/http/policy/user.schema.js';
import { hiddenPapers } from './conflicts/hidden-papers.js';
import { PaperHandler } from './handlers/paper-handler.entity.js';
import { PaperHandlers } from './handlers/paper-handlers.service.js';
import type { PermittedUser } from '../platform/http/policy/current-user.js';

/** The papers that an organiser is responsible for. After erasure they wait for another handler. */
@Injectable()
export class PaperHandlersPersonalData implements PersonalDataPart, OnModuleInit {
  readonly name = 'paperHandlers';

  constructor(
    private readonly parts: PersonalDataParts,
    private readonly handlers: PaperHandlers,
  ) {}

  onModuleInit(): void {
    this.parts.add(this);
  }

  /** Leaves out papers that are hidden from the reader. */
  async collect(tx: EntityManager, { id: userId }: PresentedUser, reader: PermittedUser) {
    const handled = await tx.find(PaperHandler, {
      where: { userId },
      order: { namedAt: 'ASC', paperId: 'ASC' },
    });
    const paperIds = handled.map(({ paperId }) => paperId);
    const hidden = await hiddenPapers(tx, userId, reader, paperIds);
    return handled
      .filter(({ paperId }) => !hidden.has(paperId))
      .map(({ paperId, namedAt }) => ({ paperId, namedAt }));
  }

  erase(tx: EntityManager, { id }: PresentedUser, { actorId }: Erasure): Promise<void> {
    return this.handlers.release(tx, id, actorId);
  }
}
