import { Injectable } from '@nestjs/common';
import { type QueryCreator, sql } from 'kysely';
import type { EntityManager } from 'typeorm';
import { Clock } from '../core/clock.js';
import { currentRequestId } from '../http/request-context.js';
import { db } from '../database/db.js';
import { jsonRows } from '../database/json-rows.js';
import type { Database } from '../database/schema.gen.js';
import { type Query, statement } from '../database/statement.js';

export interface AuditRecord {
  /** Null for anonymous callers and jobs. */
  actorId: string | null;
  /** "<subject>.<verb>": "user.role-changed". */
  action: string;
  subject: { type: string; id: string };
  /** Names only, never values: those are personal. */
  fields?: string[];
  /** A status or a role; nothing personal. */
  before?: string;
  after?: string;
}

type Entry = Pick<AuditRecord, 'actorId' | 'action'> & {
  subject: string;
  fields: string[] | null;
  before: string | null;
  after: string | null;
};

interface EntryValues {
  auditAt: Date;
  auditRequestId: string | null;
  auditRecords: string;
}

function insertEntries({ auditAt, auditRequestId, auditRecords }: EntryValues) {
  const records = jsonRows<Entry, 'record'>(auditRecords, 'record', {
    actorId: 'uuid',
    action: 'text',
    subject: 'jsonb',
    fields: 'text[]',
    before: 'text',
    after: 'text',
  });
  return db
    .insertInto('audit_entries')
    .columns([
      ...(['at', 'actor_id', 'action', 'subject_type', 'subject_id', 'fields'] as const),
      ...(['before_state', 'after_state', 'request_id'] as const),
    ])
    .expression(
      db
        .selectFrom(records)
        .select(({ fn, val }) => [
          sql<Date>`${auditAt}::timestamptz`.as('at'),
          'actorId',
          'action',
          sql<string>`subject ->> 'type'`.as('type'),
          sql<string>`subject ->> 'id'`.as('id'),
          fn.coalesce('fields', sql<string[]>`'{}'`).as('fields'),
          'before',
          'after',
          val(auditRequestId).as('requestId'),
        ]),
    );
}

const insertRecords = statement(insertEntries);

/** Made by `audited()`. */
export interface Audited<P, Row> {
  all(tx: EntityManager, values: P & EntryValues): Promise<Row[]>;
}

/** @param build like that of a `statement`, but begins with the `db` that it is given */
export function audited<Row, P extends object = object>(
  build: (db: QueryCreator<Database>, places: P) => Query<Row>,
): Audited<P, Row> {
  return statement((places: P & EntryValues) => {
    const recording = db.with('audit_entry', () => insertEntries(places));
    // oxlint-disable-next-line typescript/no-unnecessary-type-assertion -- TypeScript 5.9 builds with it only.
    return build(recording as unknown as QueryCreator<Database>, places);
  }) as unknown as Audited<P, Row>;
}

@Injectable()
export class AuditService {
  constructor(private readonly clock: Clock) {}

  async record(tx: EntityManager, record: AuditRecord): Promise<void> {
    await this.recordAll(tx, [record]);
  }

  async recordAll(tx: EntityManager, records: AuditRecord[]): Promise<void> {
    await insertRecords.run(tx, this.valuesOf(records));
  }

  change<Row, P extends object>(
    tx: EntityManager,
    audited: Audited<P, Row>,
    values: P,
    record: AuditRecord,
  ): Promise<Row[]> {
    return audited.all(tx, { ...values, ...this.valuesOf([record]) });
  }

  private valuesOf(records: AuditRecord[]): EntryValues {
    return {
      auditAt: this.clock.now(),
      auditRequestId: currentRequestId() ?? null,
      auditRecords: JSON.stringify(records),
    };
  }
}
