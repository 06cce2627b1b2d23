import { Injectable } from '@nestjs/common';
import { In, type EntityManager } from 'typeorm';
import { unauthenticated } from '../../platform/http/common.errors.js';
import type { AcceptedPaper } from '../../papers/accepted/paper.schema.js';
import { type PaidPaper, PapersService } from '../../papers/accepted/papers.service.js';
import { LIVE_REGISTRATION_STATUSES } from './registration-status.js';
import { Registration } from './registration.entity.js';
import type { RegistrationData } from './registration.schema.js';
import { choosePaper, paperRequired, registeredByAnother } from './registrations.errors.js';

@Injectable()
export class PaperChoice {
  constructor(private readonly papers: PapersService) {}

  /**
   * The form's paper, else the only unregistered one, else the last one that the caller registered.
   * @throws AppError UNAUTHENTICATED, PAPER_REQUIRED; ALREADY_REGISTERED when only papers that another
   *   author registered are left; VALIDATION_FAILED for an ambiguous choice
   */
  async choose(
    tx: EntityManager,
    editionId: string,
    userId: string | null,
    { paperId }: Pick<RegistrationData, 'paperId'>,
  ): Promise<string> {
    if (!userId) throw unauthenticated();
    const accepted = await this.papers.lockAccepted(tx, editionId, userId);
    const chosen =
      paperId == null
        ? await this.onlyOne(tx, accepted, userId)
        : accepted.find(({ id }) => id === paperId);
    if (!chosen) throw paperRequired();
    await this.papers.claim(tx, chosen.id, userId);
    return chosen.id;
  }

  async waiting(tx: EntityManager, editionId: string, userId: string): Promise<AcceptedPaper[]> {
    const accepted = await this.papers.accepted(tx, editionId, userId);
    return unregistered(accepted, await this.registrations(tx, accepted));
  }

  find(tx: EntityManager, paperId: string): Promise<PaidPaper> {
    return this.papers.forPayment(tx, paperId);
  }

  private async onlyOne(
    tx: EntityManager,
    accepted: AcceptedPaper[],
    userId: string,
  ): Promise<AcceptedPaper | undefined> {
    const registrations = await this.registrations(tx, accepted);
    const [waiting, another] = unregistered(accepted, registrations);
    if (another) throw choosePaper();
    const isOwn = ({ id }: AcceptedPaper) =>
      registrations.some((each) => each.paperId === id && each.userId === userId);
    const chosen = waiting ?? accepted.findLast(isOwn);
    if (!chosen && accepted.length > 0) throw registeredByAnother();
    return chosen;
  }

  private async registrations(tx: EntityManager, papers: AcceptedPaper[]): Promise<Registration[]> {
    if (papers.length === 0) return [];
    const paperId = In(papers.map(({ id }) => id));
    return tx.findBy(Registration, { paperId, status: In(LIVE_REGISTRATION_STATUSES) });
  }
}

function unregistered(papers: AcceptedPaper[], registrations: Registration[]): AcceptedPaper[] {
  return papers.filter(({ id }) => registrations.every(({ paperId }) => paperId !== id));
}
