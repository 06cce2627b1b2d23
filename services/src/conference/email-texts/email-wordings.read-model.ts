import { sql } from 'kysely';
import { db } from '../../platform/database/db.js';
import { statement } from '../../platform/database/statement.js';
import { currentEditionId } from '../editions/current-edition.sql.js';

// Also reads `users`: the name of the organiser who saved a version.

const current = db
  .selectFrom('email_wordings as w')
  .where('w.edition_id', '=', currentEditionId)
  .orderBy('w.kind')
  .orderBy('w.version', 'desc');

export const findTextsAt = statement((p: { kind: string; moment: Date }) =>
  current
    .select('w.texts')
    .where('w.kind', '=', p.kind)
    .where('w.saved_at', '<=', p.moment)
    .limit(1),
);

/** The newest version of each kind that was ever edited. */
export const findNewest = statement(() =>
  current.distinctOn('w.kind').select(['w.kind', 'w.version', 'w.texts', 'w.saved_at as savedAt']),
);

/** Newest first. */
export const findVersions = statement((p: { kind: string; limit: number }) =>
  current
    .innerJoin('users as u', 'u.id', 'w.saved_by')
    .select([
      'w.version',
      'w.texts',
      'w.saved_at as savedAt',
      sql<string>`u.first_name || ' ' || u.last_name`.as('savedBy'),
    ])
    .where('w.kind', '=', p.kind)
    .limit(p.limit),
);
