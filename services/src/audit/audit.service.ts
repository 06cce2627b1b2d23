import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { Clock } from '../common/clock.js';
import { currentRequestId } from '../common/request-context.js';
import { prepared } from '../database/prepared.js';

export interface AuditRecord {
  /** Who did it; null when nobody was signed in. */
  actorId: string | null;
  /** What was done, as "<subject>.<verb>": "user.role-changed". */
  action: string;
  subject: { type: string; id: string };
  /** Names of the fields that changed. Never their values: those are personal. */
  fields?: string[];
  /** A status or a role before and after; nothing personal. */
  before?: string;
  after?: string;
}

const INSERT = prepared(`
  INSERT INTO audit_entries
    (at, actor_id, action, subject_type, subject_id, fields, before_state, after_state, request_id)
  SELECT $1, "actorId", action, subject ->> 'type', subject ->> 'id', coalesce(fields, '{}'), before,
         after, $2
    FROM jsonb_to_recordset($3) AS record
      ("actorId" uuid, action text, subject jsonb, fields text[], before text, after text)`);

@Injectable()
export class AuditService {
  constructor(private readonly clock: Clock) {}

  /** Adds one row in the transaction of the change that it speaks of. */
  async record(tx: EntityManager, record: AuditRecord): Promise<void> {
    await this.recordAll(tx, [record]);
  }

  /** Adds a row for each, in one statement. */
  async recordAll(tx: EntityManager, records: AuditRecord[]): Promise<void> {
    const requestId = currentRequestId() ?? null;
    await tx.query(INSERT, [this.clock.now(), requestId, JSON.stringify(records)]);
  }
}
