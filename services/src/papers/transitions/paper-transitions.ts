import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { type Expression, type QueryCreator } from 'kysely';
import { notifySite } from '../../conference/site/site-channel.js';
import { audited, type AuditRecord, AuditService } from '../../platform/audit/audit.service.js';
import { db } from '../../platform/database/db.js';
import { param } from '../../platform/database/expressions.js';
import type { Database } from '../../platform/database/schema.gen.js';
import { statement } from '../../platform/database/statement.js';
import { Clock } from '../../platform/core/clock.js';
import {
  nextPaperStatus,
  nextShownStatus,
  type PaperAction,
  type PaperStatus,
} from '../status/paper-status.js';
import { Paper } from '../paper/paper.entity.js';
import { notFromStatus, paperNotFound } from '../paper/papers.errors.js';

export type LockedPaper = Paper;

export interface TransitionDetails {
  /** Defaults to now; set when deadlines are counted from it. */
  at?: Date;
  /** Visible to the author if the transition is. */
  noteToAuthor?: string;
  /** For chairs only. */
  note?: string;
  changes?: Partial<TransitionColumns>;
  /** Sends a statement that ends with `transitioning`, to write more with it. */
  write?: (values: NewTransition, record: AuditRecord) => Promise<Transitioned[]>;
}

type TransitionColumns = Pick<
  Paper,
  | 'number'
  | 'round'
  | 'similarityPercent'
  | 'aiPercent'
  | 'submittedAt'
  | 'acknowledgeBy'
  | 'correctionsBy'
  | 'verifyBy'
  | 'paymentBy'
>;

export type NewTransition = TransitionColumns &
  Pick<Paper, 'id' | 'status' | 'shownStatus'> & {
    at: Date;
    actorId: string | null;
    action: PaperAction;
    fromStatus: PaperStatus;
    isShown: boolean;
    noteToAuthor: string;
    note: string;
  };

const lockForShare = statement((p: { id: string }) =>
  db.selectFrom('papers').where('id', '=', p.id).forShare(),
);

interface Transitioned {
  number: number | null;
}

/** The end of a statement that changes a status. @param number by default that of the values */
export const transitioning = (
  db: QueryCreator<Database>,
  p: NewTransition,
  number: Expression<number | null> = param(p.number, 'integer'),
) =>
  db
    .with('updated', (db) =>
      db
        .updateTable('papers')
        .set((eb) => ({
          status: p.status,
          shown_status: p.shownStatus,
          updated_at: p.at,
          revision: eb('revision', '+', 1),
          number,
          round: p.round,
          similarity_percent: p.similarityPercent,
          ai_percent: p.aiPercent,
          submitted_at: p.submittedAt,
          acknowledge_by: p.acknowledgeBy,
          corrections_by: p.correctionsBy,
          verify_by: p.verifyBy,
          payment_by: p.paymentBy,
        }))
        .where('id', '=', p.id)
        .returning('number'),
    )
    .insertInto('paper_transitions')
    .values({
      paper_id: p.id,
      at: p.at,
      actor_id: p.actorId,
      action: p.action,
      from_status: p.fromStatus,
      to_status: p.status,
      is_shown: p.isShown,
      note_to_author: p.noteToAuthor,
      note: p.note,
    })
    .returning(({ selectFrom }) =>
      selectFrom('updated').select('updated.number').$asScalar().as('number'),
    );

const applyTransition = audited((db, p: NewTransition) => transitioning(db, p));

/** The only code that changes a paper's status. */
@Injectable()
export class PaperTransitions {
  constructor(
    private readonly audit: AuditService,
    private readonly clock: Clock,
  ) {}

  /** Makes concurrent actions run one after another. @throws AppError NOT_FOUND */
  async lock(tx: EntityManager, id: string): Promise<Paper> {
    const paper = await tx.findOne(Paper, { where: { id }, lock: { mode: 'pessimistic_write' } });
    if (!paper) throw paperNotFound();
    return paper;
  }

  /** Moves the deadline of the revision that a locked paper waits for. */
  async extendRevision(tx: EntityManager, paper: Paper, correctionsBy: Date): Promise<Paper> {
    const { id, revision } = paper;
    const changed = { correctionsBy, updatedAt: this.clock.now(), revision: revision + 1 };
    await tx.update(Paper, { id }, changed);
    return { ...paper, ...changed };
  }

  /** Of a locked paper that has passed screening. Figures are percents. */
  async correctFigures(
    tx: EntityManager,
    paper: Paper,
    figures: Pick<Paper, 'similarityPercent' | 'aiPercent'>,
  ): Promise<Paper> {
    const { id, revision } = paper;
    const changed = { ...figures, updatedAt: this.clock.now(), revision: revision + 1 };
    await tx.update(Paper, { id }, changed);
    return { ...paper, ...changed };
  }

  /** The status cannot change until the transaction ends; sharers do not wait for each other. */
  async lockShared(tx: EntityManager, id: string): Promise<void> {
    await lockForShare.run(tx, { id });
  }

  /** @throws AppError INVALID_TRANSITION with the status that the actor may know */
  async apply(
    tx: EntityManager,
    paper: Paper,
    action: PaperAction,
    actorId: string | null,
    details: TransitionDetails = {},
  ): Promise<Paper> {
    const { at = this.clock.now(), noteToAuthor = '', note = '', changes = {} } = details;
    const { write = (values, record) => this.audit.change(tx, applyTransition, values, record) } =
      details;
    const status = nextPaperStatus(paper.status, action);
    if (!status) {
      throw notFromStatus(actorId === paper.ownerId ? paper.shownStatus : paper.status);
    }
    const shownStatus = nextShownStatus(paper.shownStatus, status);
    const isShown = shownStatus !== paper.shownStatus;
    const changed = { ...paper, ...changes, status, shownStatus };
    const transition = { ...changed, at, actorId, action, isShown, fromStatus: paper.status };
    const [written] = await write(
      { ...transition, noteToAuthor, note },
      {
        actorId,
        action: `paper.${action}`,
        subject: { type: 'paper', id: paper.id },
        before: paper.status,
        after: status,
      },
    );
    // The public schedule may name it.
    if (paper.status === 'accepted') await notifySite.run(tx);
    const number = written?.number ?? null;
    return { ...changed, number, updatedAt: at, revision: paper.revision + 1 };
  }
}
