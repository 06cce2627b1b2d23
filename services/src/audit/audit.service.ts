import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { Clock } from '../common/clock.js';
import { currentRequestId } from '../common/request-context.js';
import { AuditEntry } from './audit-entry.entity.js';

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

@Injectable()
export class AuditService {
  constructor(private readonly clock: Clock) {}

  /** Adds one row in the transaction of the change that it speaks of. */
  async record(tx: EntityManager, record: AuditRecord): Promise<void> {
    await this.recordAll(tx, [record]);
  }

  /** Adds a row for each, in one statement. */
  async recordAll(tx: EntityManager, records: AuditRecord[]): Promise<void> {
    const at = this.clock.now();
    const requestId = currentRequestId() ?? null;
    const rows = records.map((record) => ({
      at,
      actorId: record.actorId,
      action: record.action,
      subjectType: record.subject.type,
      subjectId: record.subject.id,
      fields: record.fields ?? [],
      beforeState: record.before ?? null,
      afterState: record.after ?? null,
      requestId,
    }));
    await tx.insert(AuditEntry, rows);
  }
}
