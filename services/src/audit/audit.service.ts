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

/** Takes the moment, the request and the records as the parameters from `first` on. */
const insertFrom = (first: number) => `
  INSERT INTO audit_entries
    (at, actor_id, action, subject_type, subject_id, fields, before_state, after_state, request_id)
  SELECT $${first}::timestamptz, "actorId", action, subject ->> 'type', subject ->> 'id',
         coalesce(fields, '{}'), before, after, $${first + 1}::text
    FROM jsonb_to_recordset($${first + 2}) AS record
      ("actorId" uuid, action text, subject jsonb, fields text[], before text, after text)`;

const INSERT = prepared(insertFrom(1));

/** A change that takes its row of the audit with it; `audited()` makes it. */
export interface Audited {
  sql: string;
}

/**
 * Prepares a change that is made often to be one statement with its row of the audit.
 * @param sql an INSERT or a SELECT, with whatever WITH before it
 */
export function audited(sql: string): Audited {
  const places = Array.from(sql.matchAll(/\$(\d+)/g), ([, place]) => Number(place));
  const row = insertFrom(Math.max(0, ...places) + 1);
  const change = sql.replace(/^\s*WITH\b/, ',');
  return { sql: prepared(`WITH told AS (${row})${change}`) };
}

@Injectable()
export class AuditService {
  constructor(private readonly clock: Clock) {}

  /** Adds one row in the transaction of the change that it speaks of. */
  async record(tx: EntityManager, record: AuditRecord): Promise<void> {
    await this.recordAll(tx, [record]);
  }

  /** Adds a row for each, in one statement. */
  async recordAll(tx: EntityManager, records: AuditRecord[]): Promise<void> {
    await tx.query(INSERT, this.valuesOf(records));
  }

  /** Makes a change and adds its row at once. @returns the rows that the change tells */
  change<Row>(
    tx: EntityManager,
    { sql }: Audited,
    values: unknown[],
    record: AuditRecord,
  ): Promise<Row[]> {
    return tx.query<Row[]>(sql, [...values, ...this.valuesOf([record])]);
  }

  private valuesOf(records: AuditRecord[]): unknown[] {
    return [this.clock.now(), currentRequestId() ?? null, JSON.stringify(records)];
  }
}
