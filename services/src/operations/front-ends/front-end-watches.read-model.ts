import { sql } from 'kysely';
import { db } from '../../platform/database/db.js';
import { statement } from '../../platform/database/statement.js';

/** Of versions of which each has at most one. */
export const findWatches = statement((p: { frontEnds: string[] }) =>
  db
    .selectFrom('front_end_watches')
    .select([
      ...(['front_end as frontEnd', 'version', 'before', 'state', 'visits'] as const),
      ...(['until', 'reason', 'failure', 'ended_at as endedAt'] as const),
    ])
    .where('front_end', '=', sql<string>`ANY(${p.frontEnds})`),
);
