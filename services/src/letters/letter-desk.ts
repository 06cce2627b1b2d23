import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { AuditService } from '../audit/audit.service.js';
import { Clock } from '../common/clock.js';
import { notFound } from '../common/common.errors.js';
import { Counters } from '../counters/counters.service.js';
import { LETTER_STATES, type LetterState } from './letter-state.js';
import type { LetterChange, LetterCounts } from './letter.schema.js';
import { changedMeanwhile } from './letters.errors.js';

/** A table of letters, and what the audit calls one of them. */
export interface LetterKind {
  table: 'contact_messages' | 'committee_applications';
  subject: string;
}

interface Handling {
  state: LetterState;
  note: string | null;
  version: number;
}

/** Where organisers work through what strangers wrote. */
@Injectable()
export class LetterDesk {
  constructor(
    private readonly dataSource: DataSource,
    private readonly audit: AuditService,
    private readonly counters: Counters,
    private readonly clock: Clock,
  ) {}

  /**
   * Notes what was done about a letter. What stands already changes nothing.
   * @throws AppError NOT_FOUND; CHANGED_MEANWHILE when the letter is no longer at `version`
   */
  async change(
    actorId: string,
    { table, subject }: LetterKind,
    id: string,
    { version, state, note }: LetterChange,
  ): Promise<void> {
    await this.dataSource.transaction(async (tx) => {
      const [before] = await tx.query<Handling[]>(
        `SELECT state, note, version FROM ${table} WHERE id = $1 FOR UPDATE`,
        [id],
      );
      if (!before) throw notFound('This letter');
      if (before.version !== version) throw changedMeanwhile();
      const fields = [
        ...(state === before.state ? [] : ['state']),
        ...(note === before.note ? [] : ['note']),
      ];
      if (fields.length === 0) return;
      await tx.query(
        `UPDATE ${table} SET state = $2, note = $3, version = version + 1, handled_by = $4, handled_at = $5
          WHERE id = $1`,
        [id, state, note, actorId, this.clock.now()],
      );
      await this.audit.record(tx, {
        actorId,
        action: `${subject}.handled`,
        subject: { type: subject, id },
        fields,
        before: before.state,
        after: state,
      });
    });
  }

  /** The letters of each state. */
  async count({ table }: LetterKind): Promise<LetterCounts> {
    const found = await this.counters.read(this.dataSource.manager, table);
    const counts = Object.fromEntries(
      LETTER_STATES.map((state) => [state, found[state] ?? 0]),
    ) as Record<LetterState, number>;
    return { ...counts, all: Object.values(counts).reduce((sum, count) => sum + count, 0) };
  }
}
