import { Injectable } from '@nestjs/common';
import { In, type EntityManager } from 'typeorm';
import { unauthenticated } from '../../platform/http/common.errors.js';
import type { AcceptedPaper } from '../../papers/accepted/paper.schema.js';
import { type PaidPaper, PapersService } from '../../papers/accepted/papers.service.js';
import { LIVE_REGISTRATION_STATUSES } from './registration-status.js';
import { Registration } from './registration.entity.js';
import type { RegistrationData } from './registration.schema.js';
import { choosePaper, paperRequired } from './registrations.errors.js';

@Injectable()
export class PaperChoice {
  constructor(private readonly papers: PapersService) {}

  /**
   * The form's paper, else the only unregistered one, else the last registered one.
   * @throws AppError UNAUTHENTICATED, PAPER_REQUIRED; VALIDATION_FAILED for an ambiguous choice
   */
  async choose(
    tx: EntityManager,
    editionId: string,
    userId: string | null,
    { paperId }: Pick<RegistrationData, 'paperId'>,
  ): Promise<string> {
    if (!userId) throw unauthenticated();
    const accepted = await this.papers.lockAccepted(tx, editionId, userId);
    const named = paperId == null ? undefined : accepted.find(({ id }) => id === paperId);
    if (named) return named.id;
    const [waiting, another] = await this.unregistered(tx, accepted);
    const last = accepted.at(-1);
    if (paperId != null || !last) throw paperRequired();
    if (another) throw choosePaper();
    return (waiting ?? last).id;
  }

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
