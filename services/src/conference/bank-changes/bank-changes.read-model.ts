import { sql } from 'kysely';
import { db } from '../../platform/database/db.js';
import { param } from '../../platform/database/expressions.js';
import { statement } from '../../platform/database/statement.js';
import { isFound } from '../../platform/lists/keyset.js';

// Also reads `users` (identity): the names of administrators.

const personOf = (alias: 'rq' | 'cf' | 'cl') =>
  sql<{ id: string; name: string } | null>`CASE WHEN ${sql.ref(`${alias}.id`)} IS NOT NULL
    THEN json_build_object('id', ${sql.ref(`${alias}.id`)},
      'name', ${sql.ref(`${alias}.first_name`)} || ' ' || ${sql.ref(`${alias}.last_name`)}) END`;

/** An IBAN is found with and without its spaces. */
const searched = sql<string>`concat_ws(' ', e.document ->> 'name', b.status,
  rq.first_name, rq.last_name, cf.first_name, cf.last_name, cl.first_name, cl.last_name,
  (SELECT string_agg(d.value || ' ' || replace(d.value, ' ', ''), ' ')
     FROM jsonb_each_text(b.before_bank) d),
  (SELECT string_agg(d.value || ' ' || replace(d.value, ' ', ''), ' ')
     FROM jsonb_each_text(b.after_bank) d))`;

/** The newest fifty that the search finds, or one. @param p.q in small letters; null for all */
export const findBankChanges = statement((p: { id: string | null; q: string | null }) =>
  db
    .selectFrom('bank_changes as b')
    .innerJoin('editions as e', 'e.id', 'b.edition_id')
    .leftJoin('users as rq', 'rq.id', 'b.requested_by')
    .leftJoin('users as cf', 'cf.id', 'b.confirmed_by')
    .leftJoin('users as cl', 'cl.id', 'b.closed_by')
    .select([
      'b.id',
      'b.edition_id as editionId',
      sql<string>`e.document ->> 'name'`.as('editionName'),
      'b.status',
      'b.before_bank as before',
      'b.after_bank as after',
      personOf('rq').as('requestedBy'),
      'b.requested_at as requestedAt',
      personOf('cf').as('confirmedBy'),
      'b.confirmed_at as confirmedAt',
      'b.effective_at as effectiveAt',
      personOf('cl').as('closedBy'),
      'b.closed_at as closedAt',
    ])
    .where(({ eb, or }) =>
      or([eb(param(p.id, 'uuid'), 'is', null), eb('b.id', '=', param(p.id, 'uuid'))]),
    )
    .where(isFound(param(p.q, 'text'), searched))
    .orderBy('b.requested_at', 'desc')
    .orderBy('b.id', 'desc')
    .limit(50),
);
