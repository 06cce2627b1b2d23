import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { AuditService } from '../audit/audit.service.js';
import { Clock } from '../common/clock.js';
import { prepared } from '../database/prepared.js';
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
  changes?: Partial<
    Omit<Paper, 'id' | 'editionId' | 'ownerId' | 'status' | 'shownStatus' | 'revision'>
  >;
}

const ADD_MOVE = prepared(`
  INSERT INTO paper_moves
    (paper_id, at, actor_id, action, from_status, to_status, is_shown, note_to_author, note)
  VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9)`);

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
    const moved = {
      ...changes,
      status,
      shownStatus,
      updatedAt: at,
      revision: paper.revision + 1,
    };
    await tx.update(Paper, { id: paper.id }, moved);
    const isShown = shownStatus !== paper.shownStatus;
    const step = [action, paper.status, status, isShown, noteToAuthor, note];
    await tx.query(ADD_MOVE, [paper.id, at, actorId, ...step]);
    await this.audit.record(tx, {
      actorId,
      action: `paper.${action}`,
      subject: { type: 'paper', id: paper.id },
      before: paper.status,
      after: status,
    });
    return { ...paper, ...moved };
  }
}
