import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { audited, AuditService } from '../audit/audit.service.js';
import { Clock } from '../common/clock.js';
import { type PaperAction, nextPaperStatus, nextShownStatus } from './paper-status.js';
import { Paper } from './paper.entity.js';
import { notFromStatus, paperNotFound } from './papers.errors.js';

/** A paper that is held until the transaction ends. */
export type HeldPaper = Paper;

export interface MoveDetails {
  /** The moment from which its dates were counted; now, when it has none. */
  at?: Date;
  /** Told to the author, if the move is. */
  noteToAuthor?: string;
  /** For chairs alone. */
  note?: string;
  /** Columns that change with the status: dates, figures of screening. */
  changes?: Partial<Pick<Paper, keyof typeof MOVING>>;
}

/** The columns that change with the status. */
const MOVING = {
  number: 'number',
  round: 'round',
  similarityPercent: 'similarity_percent',
  aiPercent: 'ai_percent',
  submittedAt: 'submitted_at',
  acknowledgeBy: 'acknowledge_by',
  correctionsBy: 'corrections_by',
  verifyBy: 'verify_by',
  paymentBy: 'payment_by',
} as const satisfies Partial<Record<keyof Paper, string>>;

const columns = Object.values(MOVING).join(', ');

/** One text for all moves: a column that its record leaves out stays as it is. */
const MOVE = audited(`
  WITH moved AS (
    UPDATE papers p
       SET status = $6, shown_status = $7, updated_at = $2, revision = revision + 1,
           (${columns}) = (SELECT ${columns} FROM jsonb_populate_record(p, $8))
     WHERE id = $1
  )
  INSERT INTO paper_moves
    (paper_id, at, actor_id, action, from_status, to_status, is_shown, note_to_author, note)
  VALUES ($1::uuid, $2::timestamptz, $3, $4, $5, $6::text, $9, $10, $11)`);

/** The one way in which a paper's status changes. */
@Injectable()
export class PaperMoves {
  constructor(
    private readonly audit: AuditService,
    private readonly clock: Clock,
  ) {}

  /**
   * Holds a paper until the transaction ends, so that two people act one after the other.
   * @throws AppError NOT_FOUND
   */
  async lock(tx: EntityManager, id: string): Promise<Paper> {
    const paper = await tx.findOne(Paper, { where: { id }, lock: { mode: 'pessimistic_write' } });
    if (!paper) throw paperNotFound();
    return paper;
  }

  /**
   * Moves a locked paper, with its row of the timeline and of the audit.
   * @returns the paper as it is then
   * @throws AppError INVALID_TRANSITION, naming the status that the actor may know
   */
  async move(
    tx: EntityManager,
    paper: Paper,
    action: PaperAction,
    actorId: string | null,
    { at = this.clock.now(), noteToAuthor = '', note = '', changes = {} }: MoveDetails = {},
  ): Promise<Paper> {
    const status = nextPaperStatus(paper.status, action);
    if (!status) {
      throw notFromStatus(actorId === paper.ownerId ? paper.shownStatus : paper.status);
    }
    const shownStatus = nextShownStatus(paper.shownStatus, status);
    const isShown = shownStatus !== paper.shownStatus;
    await this.audit.change(
      tx,
      MOVE,
      [
        ...[paper.id, at, actorId, action, paper.status, status, shownStatus],
        ...[recordOf(changes), isShown, noteToAuthor, note],
      ],
      {
        actorId,
        action: `paper.${action}`,
        subject: { type: 'paper', id: paper.id },
        before: paper.status,
        after: status,
      },
    );
    const revision = paper.revision + 1;
    return { ...paper, ...changes, status, shownStatus, updatedAt: at, revision };
  }
}

function recordOf(changes: NonNullable<MoveDetails['changes']>): string {
  const fields = Object.entries(changes).map(([field, value]) => [
    MOVING[field as keyof typeof MOVING],
    value,
  ]);
  return JSON.stringify(Object.fromEntries(fields));
}
