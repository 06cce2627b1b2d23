import { statement } from '../../platform/database/statement.js';
import { db } from '../../platform/database/db.js';
import { Injectable } from '@nestjs/common';
import { IsNull, type EntityManager } from 'typeorm';
import { Clock } from '../../platform/core/clock.js';
import { newId } from '../../platform/core/new-id.js';
import { PaperDecision } from './paper-decision.entity.js';
import type { Decision } from '../status/paper-status.js';

export type RecordedDecision = PaperDecision;

export interface NewDecision {
  paperId: string;
  round: number;
  decision: Decision;
  noteToAuthors: string;
  noteToCommittee: string;
}

interface Recorded extends NewDecision {
  id: string;
  recordedAt: Date;
  recordedBy: string;
}

const recordDecision = statement((p: Recorded) =>
  db
    .insertInto('paper_decisions')
    .values({
      id: p.id,
      paper_id: p.paperId,
      round: p.round,
      decision: p.decision,
      note_to_authors: p.noteToAuthors,
      note_to_committee: p.noteToCommittee,
      recorded_at: p.recordedAt,
      recorded_by: p.recordedBy,
    })
    .onConflict((conflict) =>
      conflict
        .column('paper_id')
        .where('released_at', 'is', null)
        .where('reopened_at', 'is', null)
        .doUpdateSet(({ ref }) => ({
          round: ref('excluded.round'),
          decision: ref('excluded.decision'),
          note_to_authors: ref('excluded.note_to_authors'),
          note_to_committee: ref('excluded.note_to_committee'),
          recorded_at: ref('excluded.recorded_at'),
          recorded_by: ref('excluded.recorded_by'),
        })),
    ),
);

const reopenLast = statement((p: { paperId: string; now: Date }) =>
  db
    .updateTable('paper_decisions')
    .set({ reopened_at: p.now })
    .where('id', '=', ({ selectFrom }) =>
      selectFrom('paper_decisions')
        .select('id')
        .where('paper_id', '=', p.paperId)
        .where('reopened_at', 'is', null)
        .orderBy('recorded_at', 'desc')
        .limit(1),
    ),
);

@Injectable()
export class PaperDecisions {
  constructor(private readonly clock: Clock) {}

  async record(tx: EntityManager, decision: NewDecision, actorId: string): Promise<void> {
    const recorded = { id: newId(), recordedAt: this.clock.now(), recordedBy: actorId };
    await recordDecision.run(tx, { ...decision, ...recorded });
  }

  unreleased(tx: EntityManager, paperId: string): Promise<RecordedDecision | null> {
    return tx.findOneBy(PaperDecision, { paperId, releasedAt: IsNull(), reopenedAt: IsNull() });
  }

  /** Also one that was reopened. */
  wasDecided(tx: EntityManager, paperId: string, round: number): Promise<boolean> {
    return tx.existsBy(PaperDecision, { paperId, round });
  }

  async release(tx: EntityManager, id: string, actorId: string): Promise<void> {
    const released = { releasedAt: this.clock.now(), releasedBy: actorId };
    await tx.update(PaperDecision, { id }, released);
  }

  /** Applies to released decisions as well. */
  async reopen(tx: EntityManager, paperId: string): Promise<void> {
    await reopenLast.run(tx, { paperId, now: this.clock.now() });
  }
}
