import { Injectable } from '@nestjs/common';
import { In, type EntityManager } from 'typeorm';
import { Counters } from '../counters/counters.service.js';
import { outcomeOf, type PaperOutcome, type PaperStatus } from './paper-status.js';
import { Paper } from './paper.entity.js';
import type { AcceptedPaper } from './paper.schema.js';

@Injectable()
export class PapersService {
  constructor(private readonly counters: Counters) {}

  /** The person's own accepted papers of an edition, the oldest first; posters count as papers. */
  async accepted(tx: EntityManager, editionId: string, ownerId: string): Promise<AcceptedPaper[]> {
    const papers = await tx.find(Paper, {
      where: { editionId, ownerId, status: 'accepted' },
      order: { id: 'ASC' },
    });
    return papers.map(({ id, title, kind }) => ({ id, title, kind }));
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
}
