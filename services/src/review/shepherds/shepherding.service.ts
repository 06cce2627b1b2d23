import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { PaperTransitions } from '../../papers/transitions/paper-transitions.js';
import { AuditService } from '../../platform/audit/audit.service.js';
import { Clock } from '../../platform/core/clock.js';
import type { AuthenticatedUser } from '../../platform/http/policy/current-user.js';
import { Idempotency } from '../../platform/idempotency/idempotency.js';
import type { IdempotentRequest } from '../../platform/idempotency/idempotent-request.js';
import { Discussions } from '../discussion/discussions.service.js';
import { PaperResponse } from '../responses/paper-response.entity.js';
import { reviewNotFound } from '../reviews/reviews.errors.js';
import { PaperShepherd } from './paper-shepherd.entity.js';
import { ShepherdEmails } from './shepherd-emails.js';
import { shepherdingClosed } from './shepherds.errors.js';
import {
  findShepherding,
  findShepherdings,
  isOpenFor,
  type ShepherdingRow,
} from './shepherds.read-model.js';
import type { GivenAnswer, ShepherdedPapers, Shepherding } from './shepherds.schema.js';

/** Of shepherds, who read all that reviewers of the paper read, under the same aliases. */
@Injectable()
export class ShepherdingService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly discussions: Discussions,
    private readonly transitions: PaperTransitions,
    private readonly idempotency: Idempotency,
    private readonly emails: ShepherdEmails,
    private readonly audit: AuditService,
    private readonly clock: Clock,
  ) {}

  /** Those that wait for the shepherd first. */
  async list(userId: string): Promise<ShepherdedPapers> {
    const items = (await findShepherdings.all(this.dataSource, { userId })).map(presentListed);
    const isDue = (each: (typeof items)[number]) =>
      Number(each.state === 'open' && each.answer === null);
    return { items: items.toSorted((one, other) => isDue(other) - isDue(one)) };
  }

  /** @throws AppError NOT_FOUND, also for papers of other shepherds, and before the decision is released */
  async read(tx: EntityManager, userId: string, paperId: string): Promise<Shepherding> {
    const row = await this.find(tx, userId, paperId);
    const { round, abstract, keywords, pages, noteToAuthors, summaryOfChanges } = row;
    const response = await tx.findOneBy(PaperResponse, { paperId, round });
    const discussed = await this.discussions.toRead(tx, userId, paperId);
    return {
      ...presentListed(row),
      ...{ round, paper: { abstract, keywords }, noteToAuthors, summaryOfChanges },
      pdf: pages === null ? null : { pages, hasSupplement: row.supplementFileId !== null },
      read: { ...discussed, response: response?.form ?? null },
      correctionsBy: row.correctionsBy?.toISOString() ?? null,
      verifyBy: row.verifyBy?.toISOString() ?? null,
      given: givenOf(row),
    };
  }

  /**
   * Can be changed until a chair acts on it. Locks the paper first, so that an answer and an act run one after another.
   * @throws AppError NOT_FOUND; CLOSED
   */
  answer(
    request: IdempotentRequest,
    { id: userId }: AuthenticatedUser,
    paperId: string,
    given: GivenAnswer,
  ): Promise<Shepherding> {
    const read = (tx: EntityManager) => this.read(tx, userId, paperId);
    return this.idempotency.run<Shepherding, object>(
      { ...request, body: [paperId, request.body] },
      async (tx) => {
        await this.find(tx, userId, paperId);
        const paper = await this.transitions.lock(tx, paperId);
        const row = await this.find(tx, userId, paperId);
        if (!isOpenFor(row)) throw shepherdingClosed();
        const answered = { ...given, answeredAt: this.clock.now() };
        await tx.update(PaperShepherd, { id: row.id }, answered);
        // A corrected text is no new answer.
        if (row.answer !== given.answer)
          await this.emails.answered(tx, paper, userId, given.answer);
        await this.audit.record(tx, {
          actorId: userId,
          action: 'paper.shepherd-answered',
          subject: { type: 'paper', id: paperId },
          after: given.answer,
        });
        return read(tx);
      },
      { known: {}, recall: read },
    );
  }

  private async find(tx: EntityManager, userId: string, paperId: string): Promise<ShepherdingRow> {
    const row = await findShepherding.first(tx, { userId, paperId });
    if (!row) throw reviewNotFound();
    return row;
  }
}

/** Names each field, so that nothing that identifies a person leaves. */
function presentListed(row: ShepherdingRow): ShepherdedPapers['items'][number] {
  const { paperId, paperNumber, paperTitle, paperKind, topic, answer } = row;
  return { paperId, paperNumber, paperTitle, paperKind, topic, state: stateOf(row), answer };
}

function stateOf(row: ShepherdingRow): Shepherding['state'] {
  if (isOpenFor(row)) return 'open';
  return row.status.endsWith('-corrections') ? 'awaiting-revision' : 'closed';
}

const givenOf = ({ answer, toChairs, toAuthors, answeredAt }: ShepherdingRow) =>
  answer && answeredAt
    ? { answer, toChairs, toAuthors, answeredAt: answeredAt.toISOString() }
    : null;
