import { sql } from 'kysely';
import { db } from '../../platform/database/db.js';
import { param } from '../../platform/database/expressions.js';
import { jsonRows } from '../../platform/database/json-rows.js';
import { statement } from '../../platform/database/statement.js';
import type { Sums } from './watched-figures.js';

declare module '../../platform/database/column-types.js' {
  interface DeclaredColumns {
    'front_end_watches.first_sums': { now: Sums; before: Sums };
  }
}

/** One process looks at a time; another one skips its turn. */
export const tryLock = statement(() =>
  db.selectNoFrom(
    sql<boolean>`pg_try_advisory_xact_lock(hashtextextended('front-end watches', 0))`.as(
      'isLocked',
    ),
  ),
);

export const findRunning = statement(() =>
  db
    .selectFrom('front_end_watches')
    .select([
      ...(['id', 'front_end as frontEnd', 'version', 'before', 'state', 'looks'] as const),
      ...(['is_rollout as isRollout', 'begun_at as begunAt', 'until', 'visits'] as const),
      ...(['first_sums as firstSums', 'reason', 'tries', 'next_try_at as nextTryAt'] as const),
    ])
    .where('ended_at', 'is', null)
    .orderBy('begun_at')
    .orderBy('id'),
);

interface SumsOf {
  frontEnd: string;
  version: string;
  /** "2026-11-22" */
  since: string;
}

/** @param versions JSON of `SumsOf[]` */
export const sumVersions = statement((p: { versions: string }) =>
  db
    .selectFrom('front_end_counts as c')
    .innerJoin(
      jsonRows<SumsOf, 'of'>(p.versions, 'of', {
        frontEnd: 'text',
        version: 'text',
        since: 'date',
      }),
      (join) =>
        join
          .onRef('of.frontEnd', '=', 'c.front_end')
          .onRef('of.version', '=', 'c.version')
          .on(sql<boolean>`c.day >= "of".since`),
    )
    .select([
      ...(['of.frontEnd', 'of.version', 'c.metric', 'c.bucket'] as const),
      sql<string>`"of".since::text`.as('since'),
      sql<number>`sum(c.count)::int`.as('count'),
      sql<number>`sum(c.estimate)::int`.as('estimate'),
      sql<number>`sum(c.budgeted)::int`.as('budgeted'),
    ])
    .groupBy(['of.frontEnd', 'of.version', 'of.since', 'c.metric', 'c.bucket']),
);

interface NewWatch {
  id: string;
  frontEnd: string;
  version: string;
  before: string;
  isRollout: boolean;
  now: Date;
  until: Date | null;
  firstSums: string;
}

/** A version that was kept or rolled back is not watched again; one that was replaced is. */
export const begin = statement((p: NewWatch) =>
  db
    .insertInto('front_end_watches')
    .values({
      id: p.id,
      front_end: p.frontEnd,
      version: p.version,
      before: p.before,
      is_rollout: p.isRollout,
      begun_at: p.now,
      until: p.until,
      first_sums: p.firstSums,
      looks: 0,
      visits: 0,
      state: 'watched',
      tries: 0,
    })
    .onConflict((conflict) =>
      conflict
        .columns(['front_end', 'version'])
        .doUpdateSet(({ ref }) => ({
          before: ref('excluded.before'),
          is_rollout: ref('excluded.is_rollout'),
          begun_at: ref('excluded.begun_at'),
          until: ref('excluded.until'),
          first_sums: ref('excluded.first_sums'),
          looks: 0,
          visits: 0,
          state: 'watched',
          reason: null,
          ended_at: null,
        }))
        .where('front_end_watches.state', '=', 'replaced'),
    ),
);

/** A rollout is complete: all visits get the version, and figures of the old one are no longer counted. */
export const goLive = statement((p: { id: string; until: Date; firstSums: string }) =>
  db
    .updateTable('front_end_watches')
    .set({ is_rollout: false, until: p.until, first_sums: p.firstSums })
    .where('id', '=', p.id),
);

export const keepLook = statement((p: { id: string; visits: number; looks: number }) =>
  db
    .updateTable('front_end_watches')
    .set({ visits: p.visits, looks: p.looks })
    .where('id', '=', p.id),
);

export const exceed = statement((p: { id: string; reason: string }) =>
  db
    .updateTable('front_end_watches')
    .set({ state: 'exceeded', reason: p.reason })
    .where('id', '=', p.id),
);

/** @returns no row when it has ended meanwhile */
export const end = statement(
  (p: { id: string; state: 'kept' | 'exceeded' | 'replaced' | 'rolled-back'; now: Date }) =>
    db
      .updateTable('front_end_watches')
      .set({
        state: sql<'kept'>`${p.state}`,
        ended_at: p.now,
        failure: null,
        next_try_at: null,
      })
      .where('id', '=', p.id)
      .where('ended_at', 'is', null)
      .returning(['id']),
);

/** Until then, no other process tries. @returns no row when another one does, or has done it */
export const claim = statement((p: { id: string; now: Date; until: Date }) =>
  db
    .updateTable('front_end_watches')
    .set({ tries: sql<number>`tries + 1`, next_try_at: p.until })
    .where('id', '=', p.id)
    .where('state', '=', 'exceeded')
    .where('ended_at', 'is', null)
    .where(({ or, eb }) => or([eb('next_try_at', 'is', null), eb('next_try_at', '<=', p.now)]))
    .returning(['tries']),
);

export const keepFailure = statement((p: { id: string; failure: string; until: Date }) =>
  db
    .updateTable('front_end_watches')
    .set({ failure: p.failure, next_try_at: p.until })
    .where('id', '=', p.id)
    .where('ended_at', 'is', null),
);

export const forgetWatches = statement((p: { before: Date }) =>
  db.deleteFrom('front_end_watches').where('ended_at', '<', param(p.before, 'timestamptz')),
);
