import { Injectable } from '@nestjs/common';
import { sql } from 'kysely';
import { DataSource } from 'typeorm';
import { currentEditionId } from '../../conference/editions/current-edition.sql.js';
import { isKept } from '../../platform/audit/kept-entries.js';
import { db } from '../../platform/database/db.js';
import { anyOf, count, countIf } from '../../platform/database/expressions.js';
import { statement } from '../../platform/database/statement.js';
import { contains, list, readPage, type RowOf } from '../../platform/lists/keyset.js';
import { groupedNumber } from '../issued-documents/document-number.js';
import { findValidOf } from '../issued-documents/issued-documents.sql.js';
import { requestNotFound } from './visa-letters.errors.js';
import type { PresentedRequest, QueuedRequest, QueueQuery } from './visa-letters.schema.js';
import { OPEN_STATUSES, VISA_STATUSES } from './visa-status.js';

/* Also reads `users` (identity) for names, and `audit_entries` (platform) for who saw passport data. */

const VIEWS_SHOWN = 50;
export const VIEWED = 'visa-letter.viewed';

const requests = db
  .selectFrom('visa_requests as v')
  .innerJoin('registrations as r', 'r.id', 'v.registration_id')
  .innerJoin('users as u', 'u.id', 'v.user_id')
  .leftJoin('users as h', 'h.id', 'v.handled_by')
  .select([
    ...(['v.id', 'v.status', 'v.version', 'u.email', 'r.country'] as const),
    'r.organization',
    'r.status as registrationStatus',
    sql<string>`r.first_name || ' ' || r.last_name`.as('name'),
    sql<string | null>`h.first_name || ' ' || h.last_name`.as('handledBy'),
    sql<boolean>`v.destroyed_at IS NOT NULL`.as('isDestroyed'),
    'v.created_at as createdAt',
    'v.changed_at as changedAt',
    sql<string>`v.kept_until::text`.as('keptUntil'),
  ]);

const isOpen = sql<boolean>`(v.status = ${anyOf([...OPEN_STATUSES])} AND v.destroyed_at IS NULL)`;

const queue = list({
  query: requests,
  id: 'v.id',
  sorts: { createdAt: { column: 'v.created_at', type: 'timestamptz' } },
  where: ({ eb }, { state, q }: Pick<QueueQuery, 'state' | 'q'>) => [
    eb('v.edition_id', '=', currentEditionId),
    state === 'open' && isOpen,
    state !== 'open' && state !== 'any' && eb('v.status', '=', state),
    q &&
      contains(
        sql<string>`lower(concat_ws(' ', r.first_name, r.last_name, u.email, r.organization))`,
        q.toLowerCase(),
      ),
  ],
});

const findRequest = statement((p: { id: string }) => requests.where('v.id', '=', p.id));

const countRequests = statement(() =>
  db
    .selectFrom('visa_requests as v')
    .select([
      count().as('all'),
      countIf(isOpen).as('open'),
      ...VISA_STATUSES.map((status) => countIf(sql`v.status = ${sql.lit(status)}`).as(status)),
    ])
    .where('v.edition_id', '=', currentEditionId),
);

const findViews = statement((p: { id: string }) =>
  db
    .selectFrom('audit_entries as a')
    .innerJoin('users as u', 'u.id', 'a.actor_id')
    .select(['a.at', sql<string>`u.first_name || ' ' || u.last_name`.as('by')])
    .where('a.subject_type', 'in', ['visa-letter', 'visa-letter-preview'])
    .where('a.subject_id', '=', p.id)
    .where(isKept('passportViews'))
    .orderBy('a.at', 'desc')
    .orderBy('a.id', 'desc')
    .limit(VIEWS_SHOWN),
);

/** What organisers see of requests: no passport data. */
@Injectable()
export class VisaQueue {
  constructor(private readonly dataSource: DataSource) {}

  async list(query: QueueQuery) {
    const { rows, nextCursor } = await readPage(this.dataSource, queue, query, query);
    const counts = await countRequests.one(this.dataSource);
    return { items: rows.map(present), nextCursor, counts };
  }

  /** @throws AppError NOT_FOUND */
  async read(id: string): Promise<PresentedRequest> {
    const row = await findRequest.first(this.dataSource, { id });
    if (!row) throw requestNotFound();
    const found = await findValidOf.first(this.dataSource, { kind: 'invitation', subjectId: id });
    const views = await findViews.all(this.dataSource, { id });
    return {
      ...present(row),
      keptUntil: row.keptUntil,
      letter: found
        ? { number: groupedNumber(found.number), issuedAt: found.issuedAt.toISOString() }
        : null,
      views: views.map(({ at, by }) => ({ at: at.toISOString(), by })),
    };
  }
}

function present({
  createdAt,
  changedAt,
  keptUntil: _ofPage,
  ...row
}: RowOf<typeof queue>): QueuedRequest {
  return { ...row, createdAt: createdAt.toISOString(), changedAt: changedAt.toISOString() };
}
