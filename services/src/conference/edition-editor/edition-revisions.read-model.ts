import { sql } from 'kysely';
import { db } from '../../platform/database/db.js';
import { param } from '../../platform/database/expressions.js';
import { statement } from '../../platform/database/statement.js';
import { isFound } from '../../platform/lists/keyset.js';

// Also reads `users`: the name of the organiser who saved a revision.

const revisions = db
  .selectFrom('editions as e')
  .innerJoin('edition_revisions as r', 'r.edition_id', 'e.id')
  .leftJoin('users as u', 'u.id', 'r.saved_by')
  .select([
    'r.revision',
    'r.fee_revision as feeRevision',
    'r.saved_at as savedAt',
    'r.fields',
    'r.restored_from as restoredFrom',
    sql<{ id: string; name: string } | null>`CASE WHEN u.id IS NOT NULL
      THEN json_build_object('id', u.id, 'name', u.first_name || ' ' || u.last_name) END`.as(
      'savedBy',
    ),
  ]);

export const findEditions = statement(() =>
  revisions
    .select([
      'e.id',
      'e.slug',
      sql<number>`(r.document ->> 'year')::int`.as('year'),
      sql<string>`r.document ->> 'name'`.as('name'),
      'e.is_current as isCurrent',
      'e.to_check as toCheck',
    ])
    .whereRef('r.revision', '=', 'e.revision')
    .orderBy('year', 'desc')
    .orderBy('e.id', 'desc'),
);

export const findRevision = statement((p: { id: string; revision: number | null }) =>
  revisions
    .innerJoin('fee_tables as f', (join) =>
      join.onRef('f.edition_id', '=', 'e.id').onRef('f.revision', '=', 'r.fee_revision'),
    )
    .select(['e.id', 'e.is_current as isCurrent', 'e.to_check as toCheck', 'r.document', 'f.fees'])
    .where('e.id', '=', p.id)
    .where('r.revision', '=', ({ fn, ref }) =>
      fn.coalesce(param(p.revision, 'integer'), ref('e.revision')).$castTo<number>(),
    ),
);

interface AskedHistory {
  id: string;
  before: number;
  limit: number;
  /** In small letters; null for all. */
  q: string | null;
}

/** The search is in the organiser's name and the names of changed fields, or is a revision. */
export const findHistory = statement((p: AskedHistory) =>
  revisions
    .where('e.id', '=', p.id)
    .where('r.revision', '<', p.before)
    .where(
      isFound(
        param(p.q, 'text'),
        sql<string>`concat_ws(' ', '#' || r.revision, u.first_name, u.last_name, array_to_string(r.fields, ' '))`,
      ),
    )
    .orderBy('r.revision', 'desc')
    .limit(p.limit),
);
