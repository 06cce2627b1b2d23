import { Injectable } from '@nestjs/common';
import { In, type EntityManager, type FindOneOptions } from 'typeorm';
import { Counters } from '../counters/counters.service.js';
import { outcomeOf, type PaperOutcome, type PaperStatus } from './paper-status.js';
import { Paper } from './paper.entity.js';
import type { AcceptedPaper } from './paper.schema.js';

/** A paper that somebody pays for. */
export type PaidPaper = Pick<Paper, 'id' | 'title' | 'paymentBy'>;

@Injectable()
export class PapersService {
  constructor(private readonly counters: Counters) {}

  /** The person's own accepted papers of an edition, the oldest first; posters count as papers. */
  async accepted(tx: EntityManager, editionId: string, ownerId: string): Promise<AcceptedPaper[]> {
    return this.findAccepted(tx, { editionId, ownerId });
  }

  /**
   * The same, held until the transaction ends: whoever opens one of them again waits, and sees what it
   * was used for.
   */
  async holdAccepted(
    tx: EntityManager,
    editionId: string,
    ownerId: string,
  ): Promise<AcceptedPaper[]> {
    return this.findAccepted(tx, { editionId, ownerId }, { mode: 'pessimistic_read' });
  }

  /** What its payment needs of a paper; the date is there when it was accepted late. */
  async forPayment(tx: EntityManager, id: string): Promise<PaidPaper> {
    const select = { id: true, title: true, paymentBy: true } as const;
    return tx.findOneOrFail(Paper, { where: { id }, select });
  }

  /** Titles and kinds by id: nothing that would tell a reviewer who wrote them. */
  async titles(
    tx: EntityManager,
    ids: string[],
  ): Promise<Map<string, Pick<Paper, 'title' | 'kind'>>> {
    const papers = await tx.findBy(Paper, { id: In(ids) });
    return new Map(papers.map(({ id, title, kind }) => [id, { title, kind }]));
  }

  /** Released outcomes of the current edition's submitted papers. */
  async countOutcomes(tx: EntityManager): Promise<Record<PaperOutcome, number>> {
    const counts = { pending: 0, accepted: 0, rejected: 0 };
    const found = await this.counters.readCurrent(tx, 'papers');
    for (const [status, papers = 0] of Object.entries(found)) {
      const outcome = outcomeOf(status as PaperStatus);
      if (outcome) counts[outcome] += papers;
    }
    return counts;
  }

  private async findAccepted(
    tx: EntityManager,
    of: Pick<Paper, 'editionId' | 'ownerId'>,
    lock?: FindOneOptions['lock'],
  ): Promise<AcceptedPaper[]> {
    const where = { ...of, status: 'accepted' } as const;
    const papers = await tx.find(Paper, { where, order: { id: 'ASC' }, lock });
    return papers.map(({ id, title, kind }) => ({ id, title, kind }));
  }
}
