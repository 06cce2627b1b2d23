import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import type { AuthenticatedUser, PermittedUser } from '../../platform/http/policy/current-user.js';
import { Idempotency } from '../../platform/idempotency/idempotency.js';
import type { IdempotentRequest } from '../../platform/idempotency/idempotent-request.js';
import { HeldKinds } from '../../platform/holds/held-kinds.js';
import { NoLongerAllowed, onHold } from '../../platform/holds/holds.errors.js';
import { type Acted, Holds } from '../../platform/holds/holds.js';
import type { EditionDocument } from '../../conference/editions/edition.schema.js';
import { PaperTransitions, type LockedPaper } from '../../papers/transitions/paper-transitions.js';
import { paperChanged, paperNotFound } from '../../papers/paper/papers.errors.js';
import { type Asked, findFacts, findLeftOut, findSubmitted } from './chair-papers.read-model.js';
import { sampleLeftOut } from './decisions.errors.js';
import { type PaperRight, paperReader } from '../conflicts/conflicted-papers.read-model.js';
import type { PaperState } from './decisions.schema.js';

export interface ChairCase {
  paper: LockedPaper;
  owner: { email: string; firstName: string; lastName: string };
  edition: Pick<EditionDocument, 'limits' | 'dates' | 'timeZone'>;
  /** Of the paper's round. */
  submittedReviews: number;
}

const asked = (paperId: string, chair: PermittedUser, right: PaperRight) => ({
  ...{ paperId, ...paperReader(chair, right) },
});

export interface Seen {
  id: string;
  /** Undefined accepts any revision. */
  revision?: number;
}

/** Takes effect for a paper that is locked. @throws AppError when it cannot */
type PaperAct<Details extends object, Result> = (
  tx: EntityManager,
  about: ChairCase,
  details: Details,
  chairId: string,
) => Promise<Result>;

/** What a chair does to one paper, and authors see once its hold ends. */
export interface HeldPaperAct<Details extends object, Result = LockedPaper> {
  kind: string;
  apply: PaperAct<Details, Result>;
}

/** The act applies to the paper as the chair saw it. */
interface Payload<Details extends object> {
  revision: number;
  details: Details;
}

/** Rejects stale revisions, and papers that the chair has a conflict with. */
@Injectable()
export class ChairPapers {
  constructor(
    private readonly dataSource: DataSource,
    private readonly idempotency: Idempotency,
    private readonly transitions: PaperTransitions,
    private readonly kinds: HeldKinds,
    private readonly holds: Holds,
  ) {}

  /** Declares a kind of act that is held. */
  held<Details extends object, Result>(
    kind: string,
    apply: PaperAct<Details, Result>,
  ): HeldPaperAct<Details, Result> {
    this.kinds.add<Payload<Details>>(kind, 'papers:write', async (tx, act) => {
      const { subjectId: id, actor, payload } = act;
      const about = await this.openHeld(tx, actor, { id, revision: payload.revision });
      return apply(tx, about, payload.details, actor.id);
    });
    return { kind, apply };
  }

  /** @throws AppError NOT_FOUND, for papers that the chair has a conflict with as well; CHANGED_MEANWHILE */
  act(
    request: IdempotentRequest,
    chair: AuthenticatedUser,
    seen: Seen,
    work: (tx: EntityManager, about: ChairCase) => Promise<LockedPaper>,
  ): Promise<PaperState> {
    return this.answer(request, chair, seen, async (tx, about) => ({
      paper: await work(tx, about),
      heldUntil: null,
    }));
  }

  /** As `act`, for work that may be on hold. */
  answer(
    request: IdempotentRequest,
    chair: AuthenticatedUser,
    seen: Seen,
    work: (
      tx: EntityManager,
      about: ChairCase,
    ) => Promise<{ paper: LockedPaper; heldUntil: Date | null }>,
  ): Promise<PaperState> {
    return this.idempotency.run({ ...request, body: [seen.id, request.body] }, async (tx) => {
      const { paper, heldUntil } = await work(tx, await this.open(tx, chair, seen));
      const { id, status, round, revision } = paper;
      return { id, status, round, revision, heldUntil: heldUntil?.toISOString() ?? null };
    });
  }

  /** As `act`, but on hold first. */
  actOnHold<Details extends object>(
    request: IdempotentRequest,
    chair: AuthenticatedUser,
    seen: Seen,
    act: HeldPaperAct<Details>,
    details: Details,
  ): Promise<PaperState> {
    return this.answer(request, chair, seen, async (tx, about) => {
      const { result, heldUntil } = await this.hold(tx, about, chair, act, details);
      return { paper: result ?? about.paper, heldUntil };
    });
  }

  /** @param batchId of acts that are undone together */
  hold<Details extends object, Result>(
    tx: EntityManager,
    about: ChairCase,
    chair: AuthenticatedUser,
    { kind, apply }: HeldPaperAct<Details, Result>,
    details: Details,
    batchId?: string,
  ): Promise<Acted<Result>> {
    const { id, number, revision } = about.paper;
    const payload: Payload<Details> = { revision, details };
    return this.holds.act(
      tx,
      {
        ...{ kind, payload, batchId, actorId: chair.id },
        subject: { type: 'paper', id },
        label: `#${number}`,
      },
      (tx) => apply(tx, about, details, chair.id),
    );
  }

  actOne<Answer>(
    chair: AuthenticatedUser,
    seen: Seen,
    work: (tx: EntityManager, about: ChairCase) => Promise<Answer>,
  ): Promise<Answer> {
    return this.dataSource.transaction(async (tx) => work(tx, await this.open(tx, chair, seen)));
  }

  /** Of a bulk act. @throws AppError CONFLICT for a sample once real data exists */
  async expectCounted(tx: EntityManager, paperId: string): Promise<void> {
    if (await findLeftOut.first(tx, { paperId })) throw sampleLeftOut();
  }

  /** Does not lock. @throws AppError NOT_FOUND */
  read(tx: EntityManager, chair: AuthenticatedUser, id: string) {
    return submitted(tx, asked(id, chair, 'papers:read'));
  }

  /** As `read`, for papers that the chair may also act on. */
  readToAct(tx: EntityManager, chair: AuthenticatedUser, id: string) {
    return submitted(tx, asked(id, chair, 'papers:write'));
  }

  /**
   * Locks the paper until the transaction ends.
   * @throws AppError NOT_FOUND; CONFLICT while an act on it is on hold; CHANGED_MEANWHILE
   */
  async open(tx: EntityManager, chair: AuthenticatedUser, seen: Seen): Promise<ChairCase> {
    const paper = await this.transitions.lock(tx, seen.id);
    const facts = await findFacts.first(tx, asked(paper.id, chair, 'papers:write'));
    if (!facts || facts.isHidden || paper.submittedAt === null) throw paperNotFound();
    if (facts.isOnHold) throw onHold();
    if (seen.revision !== undefined && seen.revision !== paper.revision) throw paperChanged();
    return { paper, ...facts };
  }

  /**
   * For the act that is on hold itself.
   * @throws NoLongerAllowed when the paper is hidden from the chair by now; AppError CHANGED_MEANWHILE
   */
  async openHeld(
    tx: EntityManager,
    chair: PermittedUser,
    { id, revision }: Seen,
  ): Promise<ChairCase> {
    const paper = await this.transitions.lock(tx, id);
    const facts = await findFacts.one(tx, asked(id, chair, 'papers:write'));
    if (facts.isHidden) throw new NoLongerAllowed();
    if (revision !== undefined && revision !== paper.revision) throw paperChanged();
    return { paper, ...facts };
  }
}

async function submitted(tx: EntityManager, about: Asked) {
  const paper = await findSubmitted.first(tx, about);
  if (!paper) throw paperNotFound();
  return paper;
}
