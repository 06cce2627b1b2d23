import { Injectable } from '@nestjs/common';
import { IsNull, type EntityManager } from 'typeorm';
import { Clock } from '../common/clock.js';
import { newId } from '../common/new-id.js';
import { prepared } from '../database/prepared.js';
import { PaperDecision } from './paper-decision.entity.js';
import type { Decision } from './paper-status.js';

export type RecordedDecision = PaperDecision;

export interface NewDecision {
  paperId: string;
  round: number;
  decision: Decision;
  noteToAuthors: string;
  noteToCommittee: string;
}

const RECORD = prepared(`
  INSERT INTO paper_decisions
    (id, paper_id, round, decision, note_to_authors, note_to_committee, recorded_at, recorded_by)
  VALUES ($1, $2, $3, $4, $5, $6, $7, $8)
  ON CONFLICT (paper_id) WHERE released_at IS NULL AND reopened_at IS NULL DO UPDATE
    SET round = excluded.round, decision = excluded.decision,
        note_to_authors = excluded.note_to_authors, note_to_committee = excluded.note_to_committee,
        recorded_at = excluded.recorded_at, recorded_by = excluded.recorded_by`);

/** What was decided of papers: a paper has at most one decision that stands and waits for its release. */
@Injectable()
export class PaperDecisions {
  constructor(private readonly clock: Clock) {}

  /** Records a decision; one that waits for its release is replaced. */
  async record(tx: EntityManager, decision: NewDecision, actorId: string): Promise<void> {
    const { paperId, round, decision: word, noteToAuthors, noteToCommittee } = decision;
    const written = [paperId, round, word, noteToAuthors, noteToCommittee];
    await tx.query(RECORD, [newId(), ...written, this.clock.now(), actorId]);
  }

  /** The decision that waits for its release. */
  waiting(tx: EntityManager, paperId: string): Promise<RecordedDecision | null> {
    return tx.findOneBy(PaperDecision, { paperId, releasedAt: IsNull(), reopenedAt: IsNull() });
  }

  async release(tx: EntityManager, id: string, actorId: string): Promise<void> {
    const released = { releasedAt: this.clock.now(), releasedBy: actorId };
    await tx.update(PaperDecision, { id }, released);
  }

  /** Takes back what was decided last, released or not. */
  async reopen(tx: EntityManager, paperId: string): Promise<void> {
    await tx.query(
      `UPDATE paper_decisions SET reopened_at = $2
        WHERE id = (SELECT id FROM paper_decisions WHERE paper_id = $1 AND reopened_at IS NULL
                     ORDER BY recorded_at DESC LIMIT 1)`,
      [paperId, this.clock.now()],
    );
  }
}
