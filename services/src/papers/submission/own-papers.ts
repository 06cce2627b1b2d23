import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { Idempotency } from '../../platform/idempotency/idempotency.js';
import type { IdempotentRequest } from '../../platform/idempotency/idempotent-request.js';
import type { PaperDetails } from '../paper/author-papers.schema.js';
import { AuthorPapersQuery } from './author-papers.query.js';
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

  /**
   * At most once per key; repeats read the paper, so that the key stores no personal data.
   * @param act the paper is read after it, unless it returns what a read would return
   */
  run(
    request: IdempotentRequest,
    ownerId: string,
    id: string,
    act: (tx: EntityManager) => Promise<PaperDetails | void>,
  ): Promise<PaperDetails> {
    return this.idempotency.run<PaperDetails, { id: string }>(
      request,
      async (tx) => (await act(tx)) ?? this.query.read(tx, ownerId, id),
      { known: { id }, recall: (tx, kept) => this.query.read(tx, ownerId, kept.id) },
    );
  }
}
