import { anyOf, arrayOf, param } from '../../platform/database/expressions.js';
import { type Expression, sql } from 'kysely';
import { statement } from '../../platform/database/statement.js';
import { db } from '../../platform/database/db.js';
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { contains, list, readAll, readPage, type RowOf } from '../../platform/lists/keyset.js';
import { archivedBefore } from '../../platform/audit/archived-before.sql.js';
import type { Page } from '../../platform/lists/page.js';
import type { PaperReader } from '../../platform/work/work.js';
import {
  conflictedSubjects,
  paperReader,
} from '../../review/conflicts/conflicted-papers.read-model.js';
import type { AuditChoices, AuditFilters, AuditQuery, AuditRow } from './audit-log.schema.js';
import type { PermittedUser } from '../../platform/http/policy/current-user.js';

// Reads `audit_entries`, and names of actors and subjects from `users`, `papers` and `payments`.

const NAME = sql<string>`first_name || ' ' || last_name`;

const READER = ['chairId', 'chairEmail', 'chairInstitution', 'chairTopics'] as const;

/**
 * About a paper that the reader has a conflict with, or one of its reviews, and done by others. Such entries are left
 * out: even their times say when reviewers and chairs act.
 */
const isHidden = (reader: PaperReader) => sql<boolean>`(
  a.subject_type IN ('paper', 'review')
  AND a.actor_id IS DISTINCT FROM ${param(reader.chairId, 'uuid')}
  AND a.subject_id = ANY (ARRAY(SELECT id::text FROM (${conflictedSubjects(reader)}) hidden)))`;

/** Subqueries read only the names that are shown: joins would make the planner read more. */
const entries = list({
  query: db.selectFrom('audit_entries as a').select(({ selectFrom, ref, case: when }) => {
    const subjectId = sql<string>`a.subject_id::uuid`;
    const nameOf = (id: Expression<string | null>) =>
      selectFrom('users').select(NAME.as('name')).where('id', '=', id);
    return [
      'a.id',
      'a.at',
      'a.actor_id as actorId',
      nameOf(ref('a.actor_id')).as('actorName'),
      'a.action',
      'a.subject_type as subjectType',
      'a.subject_id as subjectId',
      when('a.subject_type')
        .when('user')
        .then(nameOf(subjectId))
        .when('payment')
        .then(selectFrom('payments').select('merchant_reference').where('id', '=', subjectId))
        .when('paper')
        .then(selectFrom('papers').select('title').where('id', '=', subjectId))
        .end()
        .$castTo<string | null>()
        .as('subjectName'),
      'a.fields',
      'a.before_state as before',
      'a.after_state as after',
      'a.request_id as requestId',
    ];
  }),
  id: 'a.id',
  idType: 'bigint',
  sorts: { at: { column: 'a.at', type: 'timestamptz' } },
  prepared: { constants: [], places: [...READER, 'actor', 'action', 'subjectType', 'subject'] },
  where: ({ eb, selectFrom, not }, filters: Omit<AuditFilters, 'sort'> & PaperReader) => {
    const { actor, action, subjectType, subject, from, to, q } = filters;
    return [
      not(isHidden(filters)),
      actor && eb('a.actor_id', '=', actor),
      action && eb('a.action', '=', action),
      subjectType && eb('a.subject_type', '=', subjectType),
      subject && eb('a.subject_id', '=', subject),
      from && eb('a.at', '>=', new Date(from)),
      to && eb('a.at', '<', new Date(to)),
      q &&
        eb(
          'a.actor_id',
          '=',
          anyOf(
            arrayOf(
              selectFrom('users as u')
                .select('u.id')
                .where(({ ref }) => contains(ref('u.search_text'), q.toLowerCase()))
                .limit(100),
            ),
          ),
        ),
    ];
  },
});

type AuditRecord = RowOf<typeof entries>;

@Injectable()
export class AuditLog {
  constructor(private readonly dataSource: DataSource) {}

  async list(reader: PermittedUser, query: AuditQuery): Promise<Page<AuditRow, object>> {
    const filters = { ...query, ...paperReader(reader) };
    const page = await readPage(this.dataSource, entries, filters, query);
    return { items: page.rows.map(present), nextCursor: page.nextCursor, counts: {} };
  }

  async *all(reader: PermittedUser, filters: AuditFilters): AsyncGenerator<AuditRow> {
    const asked = { ...filters, ...paperReader(reader) };
    const records = readAll(this.dataSource, entries, asked, filters.sort);
    for await (const record of records) yield present(record);
  }

  async filters(): Promise<AuditChoices> {
    return filterValues.one(this.dataSource);
  }
}

/** Steps from value to value in the column's index: DISTINCT would read all of it. */
const distinct = (column: 'action' | 'subject_type') => {
  const first = db.selectFrom('audit_entries').select(column).orderBy(column).limit(1);
  return arrayOf(
    db
      .withRecursive('found(value)', (db) =>
        db.selectNoFrom(first.as('value')).unionAll(
          db
            .selectFrom('found')
            .select(({ ref }) => first.where(column, '>', ref('found.value')).as('value'))
            .where('found.value', 'is not', null),
        ),
      )
      .selectFrom('found')
      .select(({ ref }) => ref('value').$castTo<string>().as('value'))
      .where('value', 'is not', null),
  );
};

const filterValues = statement(() =>
  db.selectNoFrom([
    distinct('action').as('actions'),
    distinct('subject_type').as('subjectTypes'),
    archivedBefore.as('archivedBefore'),
  ]),
);

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
