import { currentEditionId } from '../../conference/editions/current-edition.sql.js';
import { Injectable } from '@nestjs/common';
import { In, type EntityManager } from 'typeorm';
import { db } from '../../platform/database/db.js';
import { anyOf, count } from '../../platform/database/expressions.js';
import { counts, isSample } from '../../platform/database/samples.js';
import { statement } from '../../platform/database/statement.js';
import { Counters } from '../../platform/counters/counters.service.js';
import { outcomeOf, type PaperOutcome, type PaperStatus } from '../status/paper-status.js';
import { PaperVersion } from '../paper/paper-version.entity.js';
import { Paper } from '../paper/paper.entity.js';
import { claimAuthorship, findAccepted, lockAccepted } from './accepted-papers.read-model.js';
import type { AcceptedPaper } from './paper.schema.js';
import { paperTotals } from './paper-totals.sql.js';

const countByStatus = statement((p: { topics: string[] }) =>
  db
    .selectFrom('papers')
    .select(['status', count().as('papers')])
    .where('edition_id', '=', currentEditionId)
    .where('topic', '=', anyOf(p.topics))
    .where(({ ref }) => counts(isSample(ref('owner_id'))))
    .groupBy('status'),
);

export type PaidPaper = Pick<Paper, 'id' | 'title' | 'paymentBy'>;

@Injectable()
export class PapersService {
  constructor(private readonly counters: Counters) {}

  /** Of one of its authors: the submitting account or a co-author. */
  accepted(tx: EntityManager, editionId: string, userId: string): Promise<AcceptedPaper[]> {
    return findAccepted.all(tx, { editionId, userId });
  }

  /** A chair who reopens a locked paper waits, and then sees its registration. */
  async lockAccepted(
    tx: EntityManager,
    editionId: string,
    userId: string,
  ): Promise<AcceptedPaper[]> {
    await lockAccepted.run(tx, { editionId, userId });
    // Read after the lock: a co-author may have denied the authorship meanwhile.
    return this.accepted(tx, editionId, userId);
  }

  /** A co-author who registers a paper stays its author when the address of the account changes. */
  async claim(tx: EntityManager, paperId: string, userId: string): Promise<void> {
    await claimAuthorship.run(tx, { paperId, userId });
  }

  /** `paymentBy` is set only for papers that were accepted late. */
  async forPayment(tx: EntityManager, id: string): Promise<PaidPaper> {
    const select = { id: true, title: true, paymentBy: true } as const;
    return tx.findOneOrFail(Paper, { where: { id }, select });
  }

  /** Without anything that identifies the authors. */
  async titles(
    tx: EntityManager,
    ids: string[],
  ): Promise<Map<string, Pick<Paper, 'title' | 'kind'>>> {
    const papers = await tx.findBy(Paper, { id: In(ids) });
    return new Map(papers.map(({ id, title, kind }) => [id, { title, kind }]));
  }

  async newestFileId(tx: EntityManager, paperId: string): Promise<string | undefined> {
    const where = { paperId, isSubmitted: true };
    const version = await tx.findOne(PaperVersion, { where, order: { number: 'DESC' } });
    return version?.fileId;
  }

  /** @param topics of a track chair; null for all */
  async countOutcomes(
    tx: EntityManager,
    topics: string[] | null,
  ): Promise<Record<PaperOutcome, number>> {
    const counts = { pending: 0, accepted: 0, rejected: 0 };
    const found = await this.countStatuses(tx, topics);
    for (const [status, papers = 0] of Object.entries(found)) {
      const outcome = outcomeOf(status as PaperStatus);
      if (outcome) counts[outcome] += papers;
    }
    return counts;
  }

  /** Papers without an outcome to come. */
  async countLeftOut(
    tx: EntityManager,
    topics: string[] | null,
  ): Promise<{ withdrawn: number; drafts: number }> {
    const { withdrawn = 0, draft: drafts = 0 } = await this.countStatuses(tx, topics);
    return { withdrawn, drafts };
  }

  private async countStatuses(
    tx: EntityManager,
    topics: string[] | null,
  ): Promise<Partial<Record<string, number>>> {
    if (topics === null) return this.counters.read(tx, 'papers', paperTotals);
    const rows = await countByStatus.all(tx, { topics });
    return Object.fromEntries(rows.map(({ status, papers }) => [status, papers]));
  }
}
