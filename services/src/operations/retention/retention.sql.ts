import { sql } from 'kysely';
import { db } from '../../platform/database/db.js';
import { statement } from '../../platform/database/statement.js';
import type { DatedKind, RetentionKind } from '../../platform/retention/retention-rules.js';

declare module '../../platform/database/column-types.js' {
  interface DeclaredColumns {
    'retention_announcements.kind': RetentionKind;
    'retention_runs.kind': RetentionKind | DatedKind;
  }
}

export const lockRun = statement(() =>
  db.selectNoFrom(
    sql<boolean>`pg_try_advisory_xact_lock(hashtextextended('retention', 0))`.as('isLocked'),
  ),
);

export const listAnnouncements = statement(() =>
  db.selectFrom('retention_announcements').select(['kind', 'announced_at as announcedAt']),
);

/** A changed period is announced again. */
export const announce = statement((p: { kind: RetentionKind; periods: string; at: Date }) =>
  db
    .insertInto('retention_announcements')
    .values({ kind: p.kind, periods: p.periods, announced_at: p.at })
    .onConflict((conflict) =>
      conflict
        .column('kind')
        .doUpdateSet(({ ref }) => ({
          periods: ref('excluded.periods'),
          announced_at: ref('excluded.announced_at'),
        }))
        .whereRef('retention_announcements.periods', '<>', 'excluded.periods'),
    ),
);

export const endAnnouncement = statement((p: { kind: RetentionKind }) =>
  db.deleteFrom('retention_announcements').where('kind', '=', p.kind),
);

interface Run {
  kind: RetentionKind | DatedKind;
  records: number;
  at: Date;
}

/** Adds to what the same run has erased before. */
export const addToRun = statement((p: Run) =>
  db
    .insertInto('retention_runs')
    .values({ at: p.at, kind: p.kind, records: p.records })
    .onConflict((conflict) =>
      conflict.columns(['at', 'kind']).doUpdateSet((eb) => ({
        records: sql<number>`${eb.ref('retention_runs.records')} + ${eb.ref('excluded.records')}`,
      })),
    ),
);

export const listRuns = statement((p: { limit: number }) =>
  db
    .selectFrom('retention_runs')
    .select(['kind', 'records', 'at'])
    .orderBy('at', 'desc')
    .orderBy('kind')
    .limit(p.limit),
);
