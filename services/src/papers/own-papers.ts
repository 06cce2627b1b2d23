import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { Idempotency } from '../common/idempotency/idempotency.js';
import type { OnceRequest } from '../common/idempotency/once.js';
import type { PaperDetails } from './author-paper.schema.js';
import { AuthorPapersQuery } from './author-papers.query.js';
import { PaperMoves } from './paper-moves.js';
import type { Paper } from './paper.entity.js';
import { paperNotFound } from './papers.errors.js';

/** What every act of an author has in common. */
@Injectable()
export class OwnPapers {
  constructor(
    private readonly moves: PaperMoves,
    private readonly idempotency: Idempotency,
    private readonly query: AuthorPapersQuery,
  ) {}

  /** @throws AppError NOT_FOUND, the same for what is not there and what is somebody else's */
  async lock(tx: EntityManager, ownerId: string, id: string): Promise<Paper> {
    const paper = await this.moves.lock(tx, id);
    if (paper.ownerId !== ownerId) throw paperNotFound();
    return paper;
  }

  /**
   * Acts once, and tells the paper as it is then. The answer is read again for a repeat, so that no
   * personal data stand beside the key.
   * @param act gives the id of the paper
   */
  async once(
    request: OnceRequest,
    ownerId: string,
    act: (tx: EntityManager) => Promise<string>,
  ): Promise<PaperDetails> {
    return this.idempotency.once<PaperDetails, { id: string }>(
      request,
      async (tx) => this.query.read(tx, ownerId, await act(tx)),
      {
        keep: ({ id }) => ({ id }),
        recall: (tx, { id }) => this.query.read(tx, ownerId, id),
      },
    );
  }
}
