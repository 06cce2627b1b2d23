import { Injectable } from '@nestjs/common';
import { In, type EntityManager } from 'typeorm';
import { unauthenticated } from '../common/common.errors.js';
import type { AcceptedPaper } from '../papers/paper.schema.js';
import { type PaidPaper, PapersService } from '../papers/papers.service.js';
import { LIVE_REGISTRATION_STATUSES } from './registration-status.js';
import { Registration } from './registration.entity.js';
import type { RegistrationData } from './registration.schema.js';
import { choosePaper, paperRequired } from './registrations.errors.js';

/** Which accepted paper a publication package publishes: one paper, one registration. */
@Injectable()
export class PaperChoice {
  constructor(private readonly papers: PapersService) {}

  /**
   * The paper that the form names, else the only one that waits, else the one registered last.
   * @returns its id
   * @throws AppError UNAUTHENTICATED, PAPER_REQUIRED; VALIDATION_FAILED when several wait and none
   *   is named
   */
  async choose(
    tx: EntityManager,
    editionId: string,
    userId: string | null,
    { paperId }: Pick<RegistrationData, 'paperId'>,
  ): Promise<string> {
    if (!userId) throw unauthenticated();
    const accepted = await this.papers.holdAccepted(tx, editionId, userId);
    const named = paperId == null ? undefined : accepted.find(({ id }) => id === paperId);
    if (named) return named.id;
    const [waiting, another] = await this.unregistered(tx, accepted);
    const last = accepted.at(-1);
    if (paperId != null || !last) throw paperRequired();
    if (another) throw choosePaper();
    return (waiting ?? last).id;
  }

  /** The person's accepted papers that have no live registration. */
  async waiting(tx: EntityManager, editionId: string, userId: string): Promise<AcceptedPaper[]> {
    return this.unregistered(tx, await this.papers.accepted(tx, editionId, userId));
  }

  find(tx: EntityManager, paperId: string): Promise<PaidPaper> {
    return this.papers.forPayment(tx, paperId);
  }

  private async unregistered(tx: EntityManager, papers: AcceptedPaper[]): Promise<AcceptedPaper[]> {
    if (papers.length === 0) return [];
    const registered = await tx.findBy(Registration, {
      paperId: In(papers.map(({ id }) => id)),
      status: In(LIVE_REGISTRATION_STATUSES),
    });
    return papers.filter(({ id }) => registered.every(({ paperId }) => paperId !== id));
  }
}
