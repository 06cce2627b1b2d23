import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { type List, readAll, readPage } from '../common/list/list.js';
import { containing, SqlConditions } from '../common/list/sql-conditions.js';
import type { Page } from '../common/page.js';
import type { AuditFilters, AuditQuery, AuditRow } from './admin-audit.schema.js';

interface AuditRecord extends Omit<AuditRow, 'at' | 'actor' | 'subject'> {
  at: Date;
  actorId: string | null;
  actorName: string | null;
  subjectType: string;
  subjectId: string;
  subjectName: string | null;
}

const NAME = `first_name || ' ' || last_name`;

/** Names are asked for row by row, of those that are shown alone: joins would make the planner read on. */
const list: List<'at'> = {
  columns: `
    a.id, a.at, a.actor_id AS "actorId",
    (SELECT ${NAME} FROM users WHERE id = a.actor_id) AS "actorName",
    a.action, a.subject_type AS "subjectType", a.subject_id AS "subjectId",
    CASE a.subject_type
      WHEN 'user' THEN (SELECT ${NAME} FROM users WHERE id = a.subject_id::uuid)
      WHEN 'payment' THEN (SELECT merchant_reference FROM payments WHERE id = a.subject_id::uuid)
      WHEN 'paper' THEN (SELECT title FROM papers WHERE id = a.subject_id::uuid)
    END AS "subjectName",
    a.fields, a.before_state AS before, a.after_state AS after, a.request_id AS "requestId"`,
  from: 'audit_entries a',
  id: 'a.id',
  idType: 'bigint',
  sorts: { at: { column: 'a.at', type: 'timestamptz' } },
};

@Injectable()
export class AdminAuditQuery {
  constructor(private readonly dataSource: DataSource) {}

  /** A page of who did what to what, and when; names are those of now. */
  async list(query: AuditQuery): Promise<Page<AuditRow, object>> {
    const conditions = conditionsOf(query);
    const page = await readPage<AuditRecord, 'at'>(this.dataSource, list, conditions, query);
    return { items: page.rows.map(present), nextCursor: page.nextCursor, counts: {} };
  }

  /** All that the list shows, page after page. */
  async *all(filters: AuditFilters): AsyncGenerator<AuditRow> {
    const conditions = () => conditionsOf(filters);
    const records = readAll<AuditRecord, 'at'>(this.dataSource, list, conditions, filters.sort);
    for await (const record of records) yield present(record);
  }

  /** The actions and types of subjects that occur. */
  async filters(): Promise<{ actions: string[]; subjectTypes: string[] }> {
    const [found] = await this.dataSource.query<[{ actions: string[]; subjectTypes: string[] }]>(
      `SELECT ARRAY(${distinct('action')}) AS actions,
              ARRAY(${distinct('subject_type')}) AS "subjectTypes"`,
    );
    return found;
  }
}

/** Leaps from value to value in the column's index: DISTINCT would read all of it. */
function distinct(column: string): string {
  const next = (condition: string) =>
    `(SELECT ${column} FROM audit_entries ${condition} ORDER BY ${column} LIMIT 1)`;
  return `
    WITH RECURSIVE found (value) AS (
      ${next('')} UNION ALL
      SELECT ${next(`WHERE ${column} > found.value`)} FROM found WHERE found.value IS NOT NULL
    )
    SELECT value FROM found WHERE value IS NOT NULL`;
}

function conditionsOf(filters: AuditFilters): SqlConditions {
  const { actor, action, subjectType, subject, from, to, q } = filters;
  const conditions = new SqlConditions();
  if (actor) conditions.add('a.actor_id = ?', actor);
  if (action) conditions.add('a.action = ?', action);
  if (subjectType) conditions.add('a.subject_type = ?', subjectType);
  if (subject) conditions.add('a.subject_id = ?', subject);
  if (from) conditions.add('a.at >= ?', from);
  if (to) conditions.add('a.at < ?', to);
  if (q) {
    conditions.add(
      'a.actor_id = ANY (ARRAY(SELECT id FROM users WHERE search_text LIKE ? LIMIT 100))',
      containing(q.toLowerCase()),
    );
  }
  return conditions;
}

function present(record: AuditRecord): AuditRow {
  const { id, at, actorId, actorName, action, subjectType, subjectId, subjectName } = record;
  const { fields, before, after, requestId } = record;
  return {
    id,
    at: at.toISOString(),
    actor: actorId === null ? null : { id: actorId, name: actorName },
    action,
    subject: { type: subjectType, id: subjectId, name: subjectName },
    fields,
    before,
    after,
    requestId,
  };
}
