import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { AuditService } from '../audit/audit.service.js';
import { Clock } from '../common/clock.js';
import { type PaperAction, nextPaperStatus, nextShownStatus } from './paper-status.js';
import { PaperMove } from './paper-move.entity.js';
import { Paper } from './paper.entity.js';
import { notFromStatus, paperNotFound } from './papers.errors.js';

/** A paper that is held until the transaction ends. */
export type HeldPaper = Paper;

export interface MoveDetails {
  /** Told to the author, if the move is. */
  noteToAuthor?: string;
  /** For chairs alone. */
  note?: string;
  /** Columns that change with the status: dates, figures of screening. */
  changes?: Partial<
    Omit<Paper, 'id' | 'editionId' | 'ownerId' | 'status' | 'shownStatus' | 'revision'>
  >;
}

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
    { noteToAuthor = '', note = '', changes = {} }: MoveDetails = {},
  ): Promise<Paper> {
    const status = nextPaperStatus(paper.status, action);
    if (!status) {
      throw notFromStatus(actorId === paper.ownerId ? paper.shownStatus : paper.status);
    }
    const at = this.clock.now();
    const shownStatus = nextShownStatus(paper.shownStatus, status);
    const moved = {
      ...changes,
      status,
      shownStatus,
      updatedAt: at,
      revision: paper.revision + 1,
    };
    await tx.update(Paper, { id: paper.id }, moved);
    await tx.insert(PaperMove, {
      paperId: paper.id,
      at,
      actorId,
      action,
      fromStatus: paper.status,
      toStatus: status,
      isShown: shownStatus !== paper.shownStatus,
      noteToAuthor,
      note,
    });
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
