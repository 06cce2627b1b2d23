import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { Idempotency } from '../../platform/idempotency/idempotency.js';
import type { IdempotentRequest } from '../../platform/idempotency/idempotent-request.js';
import type { PaperDetails } from '../paper/author-papers.schema.js';
import { AuthorPapersQuery } from './author-papers.read-model.js';
import { PaperTransitions } from '../transitions/paper-transitions.js';
import type { Paper } from '../paper/paper.entity.js';
import { paperNotFound } from '../paper/papers.errors.js';

@Injectable()
export class OwnPapers {
  constructor(
    private readonly transitions: PaperTransitions,
    private readonly idempotency: Idempotency,
    private readonly query: AuthorPapersQuery,
  ) {}

  /** @throws AppError NOT_FOUND, also for papers of other authors */
  async lock(tx: EntityManager, ownerId: string, id: string): Promise<Paper> {
    const paper = await this.transitions.lock(tx, id);
    if (paper.ownerId !== ownerId) throw paperNotFound();
    return paper;
  }

  /** At most once per key; repeats read the paper, so that the key stores no personal data. */
  async run(
    request: IdempotentRequest,
    ownerId: string,
    act: (tx: EntityManager) => Promise<string>,
  ): Promise<PaperDetails> {
    return this.idempotency.run<PaperDetails, { id: string }>(
      request,
      async (tx) => this.query.read(tx, ownerId, await act(tx)),
      {
        keep: ({ id }) => ({ id }),
        recall: (tx, { id }) => this.query.read(tx, ownerId, id),
      },
    );
  }
}
