import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import type { AuthenticatedUser } from '../../platform/http/policy/current-user.js';
import { Idempotency } from '../../platform/idempotency/idempotency.js';
import type { IdempotentRequest } from '../../platform/idempotency/idempotent-request.js';
import type { EditionDocument } from '../../conference/editions/edition.schema.js';
import { PaperTransitions, type LockedPaper } from '../../papers/transitions/paper-transitions.js';
import { paperChanged, paperNotFound } from '../../papers/paper/papers.errors.js';
import { findFacts, findSubmitted } from './chair-papers.read-model.js';
import type { PaperState } from './decisions.schema.js';

export interface ChairCase {
  paper: LockedPaper;
  owner: { email: string; firstName: string; lastName: string };
  edition: Pick<EditionDocument, 'limits' | 'dates' | 'timeZone'>;
  /** Of the paper's round. */
  submittedReviews: number;
}

const asked = (paperId: string, { id, email }: AuthenticatedUser) => ({
  paperId,
  chairId: id,
  chairEmail: email,
});

export interface Seen {
  id: string;
  /** Undefined accepts any revision. */
  revision?: number;
}

/** Rejects stale revisions and the chair's own papers. */
@Injectable()
export class ChairPapers {
  constructor(
    private readonly dataSource: DataSource,
    private readonly idempotency: Idempotency,
    private readonly transitions: PaperTransitions,
  ) {}

  /** @throws AppError NOT_FOUND, for the chair's own papers as well; CHANGED_MEANWHILE */
  act(
    request: IdempotentRequest,
    chair: AuthenticatedUser,
    seen: Seen,
    work: (tx: EntityManager, about: ChairCase) => Promise<LockedPaper>,
  ): Promise<PaperState> {
    return this.idempotency.run({ ...request, body: [seen.id, request.body] }, async (tx) => {
      const { id, status, round, revision } = await work(tx, await this.open(tx, chair, seen));
      return { id, status, round, revision };
    });
  }

  actOne<Answer>(
    chair: AuthenticatedUser,
    seen: Seen,
    work: (tx: EntityManager, about: ChairCase) => Promise<Answer>,
  ): Promise<Answer> {
    return this.dataSource.transaction(async (tx) => work(tx, await this.open(tx, chair, seen)));
  }

  /** Does not lock. @throws AppError NOT_FOUND */
  async read(tx: EntityManager, chair: AuthenticatedUser, id: string) {
    const paper = await findSubmitted.first(tx, asked(id, chair));
    if (!paper) throw paperNotFound();
    return paper;
  }

  /** Locks the paper until the transaction ends. @throws AppError NOT_FOUND, CHANGED_MEANWHILE */
  async open(tx: EntityManager, chair: AuthenticatedUser, seen: Seen): Promise<ChairCase> {
    const paper = await this.transitions.lock(tx, seen.id);
    const facts = await findFacts.first(tx, asked(paper.id, chair));
    if (!facts || facts.isOwn || paper.submittedAt === null) throw paperNotFound();
    if (seen.revision !== undefined && seen.revision !== paper.revision) throw paperChanged();
    return { paper, ...facts };
  }
}
