import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import type { SignedInUser } from '../auth/current-user.js';
import { Idempotency } from '../common/idempotency/idempotency.js';
import type { OnceRequest } from '../common/idempotency/once.js';
import { prepared } from '../database/prepared.js';
import type { EditionDocument } from '../editions/edition.schema.js';
import { PaperMoves, type HeldPaper } from '../papers/paper-moves.js';
import { paperChanged, paperNotFound } from '../papers/papers.errors.js';
import type { PaperState } from './decisions.schema.js';

/** A paper that a chair acts on, with what the act depends on. */
export interface ChairCase {
  paper: HeldPaper;
  /** Who submitted it, and reads what was decided. */
  owner: { email: string; firstName: string };
  edition: Pick<EditionDocument, 'limits' | 'dates'>;
  /** Finished reviews of the paper's round. */
  finishedReviews: number;
  /** A live registration publishes it. */
  isRegistered: boolean;
}

type Facts = Omit<ChairCase, 'paper'> & { isOwn: boolean };

const FACTS = prepared(`
  SELECT json_build_object('email', u.email, 'firstName', u.first_name) AS owner,
         json_build_object('limits', e.document -> 'limits', 'dates', e.document -> 'dates') AS edition,
         (SELECT count(*)::int FROM reviews r
           WHERE r.paper_id = p.id AND r.round = p.round AND r.status = 'finished') AS "finishedReviews",
         EXISTS (SELECT FROM registrations g
                  WHERE g.paper_id = p.id AND g.status IN ('pending', 'completed')) AS "isRegistered",
         p.owner_id = $2 OR EXISTS (SELECT FROM paper_authors a
           WHERE a.paper_id = p.id AND lower(a.email) = lower($3)) AS "isOwn"
    FROM papers p JOIN editions e ON e.id = p.edition_id JOIN users u ON u.id = p.owner_id
   WHERE p.id = $1`);

/** What a chair meant to act on: the paper as it was read. */
export interface Seen {
  id: string;
  /** Undefined: however it is now. */
  revision?: number;
}

/** How a chair acts on a paper: one after the other, on what was seen, never on a paper of one's own. */
@Injectable()
export class ChairPapers {
  constructor(
    private readonly dataSource: DataSource,
    private readonly idempotency: Idempotency,
    private readonly moves: PaperMoves,
  ) {}

  /**
   * One act in a transaction of its own.
   * @throws AppError NOT_FOUND for the chair's own papers as well; CHANGED_MEANWHILE
   */
  act(
    once: OnceRequest,
    chair: SignedInUser,
    seen: Seen,
    work: (tx: EntityManager, about: ChairCase) => Promise<HeldPaper>,
  ): Promise<PaperState> {
    return this.idempotency.once({ ...once, body: [seen.id, once.body] }, async (tx) => {
      const { id, status, round, revision } = await work(tx, await this.open(tx, chair, seen));
      return { id, status, round, revision };
    });
  }

  /** For acts on several papers, each in a transaction of its own. */
  alone<Answer>(
    chair: SignedInUser,
    seen: Seen,
    work: (tx: EntityManager, about: ChairCase) => Promise<Answer>,
  ): Promise<Answer> {
    return this.dataSource.transaction(async (tx) => work(tx, await this.open(tx, chair, seen)));
  }

  /** What there is to know of a paper without holding it. @throws AppError NOT_FOUND */
  async look(tx: EntityManager, chair: SignedInUser, id: string) {
    const [paper] = await tx.query<Pick<HeldPaper, 'topic' | 'round'>[]>(
      `SELECT topic, round FROM papers p
        WHERE id = $1 AND submitted_at IS NOT NULL AND owner_id <> $2 AND NOT EXISTS (
          SELECT FROM paper_authors a WHERE a.paper_id = p.id AND lower(a.email) = lower($3))`,
      [id, chair.id, chair.email],
    );
    if (!paper) throw paperNotFound();
    return paper;
  }

  /**
   * Holds the paper until the transaction ends.
   * @throws AppError NOT_FOUND, CHANGED_MEANWHILE
   */
  async open(tx: EntityManager, chair: SignedInUser, seen: Seen): Promise<ChairCase> {
    const paper = await this.moves.lock(tx, seen.id);
    const [facts] = await tx.query<Facts[]>(FACTS, [paper.id, chair.id, chair.email]);
    if (!facts || facts.isOwn || paper.submittedAt === null) throw paperNotFound();
    if (seen.revision !== undefined && seen.revision !== paper.revision) throw paperChanged();
    return { paper, ...facts };
  }
}
