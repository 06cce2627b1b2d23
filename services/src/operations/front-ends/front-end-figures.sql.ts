import { sql } from 'kysely';
import { db } from '../../platform/database/db.js';
import { param } from '../../platform/database/expressions.js';
import { jsonRows } from '../../platform/database/json-rows.js';
import { statement } from '../../platform/database/statement.js';
import type { FailureReason } from './front-end-failures.schema.js';
import type { Vital } from './vitals.js';

declare module '../../platform/database/column-types.js' {
  interface DeclaredColumns {
    'front_end_failures.reason': FailureReason;
  }
}

/** A failure: a front end that could not be loaded. An error: its code threw. */
export type Metric = 'load' | 'failure' | 'error' | Vital;

export interface Counted {
  frontEnd: string;
  version: string;
  metric: Metric;
  bucket: number;
  count: number;
  estimate: number;
  /** Of `count`, for the error budget. */
  budgeted: number;
}

/** In the order of the key, so that statements that add to the same rows do not wait in a circle. */
export const addCounts = statement((p: { day: string; counts: string }) =>
  db
    .insertInto('front_end_counts')
    .columns(['day', 'front_end', 'version', 'metric', 'bucket', 'count', 'estimate', 'budgeted'])
    .expression((eb) =>
      eb
        .selectFrom(
          jsonRows<Counted, 'new'>(p.counts, 'new', {
            frontEnd: 'text',
            version: 'text',
            metric: 'text',
            bucket: 'integer',
            count: 'integer',
            estimate: 'integer',
            budgeted: 'integer',
          }),
        )
        .select(({ fn }) => [
          param(p.day, 'date').as('day'),
          'new.frontEnd',
          'new.version',
          'new.metric',
          'new.bucket',
          fn.sum<number>('new.count').as('count'),
          fn.sum<number>('new.estimate').as('estimate'),
          fn.sum<number>('new.budgeted').as('budgeted'),
        ])
        .groupBy(['new.frontEnd', 'new.version', 'new.metric', 'new.bucket'])
        .orderBy('new.frontEnd')
        .orderBy('new.version')
        .orderBy('new.metric')
        .orderBy('new.bucket'),
    )
    .onConflict((conflict) =>
      conflict
        .columns(['day', 'front_end', 'version', 'metric', 'bucket'])
        .doUpdateSet(({ ref }) => ({
          count: sql<number>`${ref('front_end_counts.count')} + ${ref('excluded.count')}`,
          estimate: sql<number>`${ref('front_end_counts.estimate')} + ${ref('excluded.estimate')}`,
          budgeted: sql<number>`${ref('front_end_counts.budgeted')} + ${ref('excluded.budgeted')}`,
        })),
    ),
);

interface NewFailure {
  id: string;
  frontEnd: string;
  version: string;
  fingerprint: string;
  shell: string;
  path: string;
  reason: FailureReason;
  error: string;
  message: string;
  frames: string[];
  reference: string;
  now: Date;
  /** Distinct failures of one version. */
  most: number;
}

/** References that one failure keeps. */
const REFERENCES = 20;

/** A failure that was seen before is counted; a new one is kept until its version has the most. */
export const addFailure = statement((p: NewFailure) => {
  const ofVersion = db
    .selectFrom('front_end_failures as known')
    .where('known.front_end', '=', p.frontEnd)
    .where('known.version', '=', p.version);
  return db
    .insertInto('front_end_failures')
    .columns([
      ...(['id', 'front_end', 'version', 'fingerprint', 'shell', 'path', 'reason'] as const),
      ...(['error', 'message', 'frames', 'shown_references', 'count'] as const),
      ...(['first_seen_at', 'last_seen_at'] as const),
    ])
    .expression(
      db
        .selectNoFrom([
          param(p.id, 'uuid').as('id'),
          param(p.frontEnd, 'text').as('front_end'),
          param(p.version, 'text').as('version'),
          param(p.fingerprint, 'text').as('fingerprint'),
          param(p.shell, 'text').as('shell'),
          param(p.path, 'text').as('path'),
          param(p.reason, 'text').as('reason'),
          param(p.error, 'text').as('error'),
          param(p.message, 'text').as('message'),
          param(p.frames, 'text[]').as('frames'),
          sql<string[]>`array_remove(ARRAY[${param(p.reference, 'text')}], '')`.as('shown'),
          sql.lit(1).as('count'),
          param(p.now, 'timestamptz').as('first_seen_at'),
          param(p.now, 'timestamptz').as('last_seen_at'),
        ])
        .where(({ or, exists }) =>
          or([
            exists(ofVersion.select('known.id').where('known.fingerprint', '=', p.fingerprint)),
            sql<boolean>`(${ofVersion.select(sql<number>`count(*)`.as('count'))}) < ${p.most}`,
          ]),
        ),
    )
    .onConflict((conflict) =>
      conflict.columns(['front_end', 'version', 'fingerprint']).doUpdateSet(({ ref }) => {
        const shown = sql`${ref('front_end_failures.shown_references')} || ${ref('excluded.shown_references')}`;
        return {
          count: sql<number>`${ref('front_end_failures.count')} + 1`,
          path: ref('excluded.path'),
          last_seen_at: ref('excluded.last_seen_at'),
          shown_references: sql<
            string[]
          >`(${shown})[greatest(1, cardinality(${shown}) - ${sql.lit(REFERENCES - 1)}):]`,
        };
      }),
    );
});

export const forgetCounts = statement((p: { before: string }) =>
  db.deleteFrom('front_end_counts').where('day', '<', sql<Date>`${p.before}::date`),
);

export const forgetFailures = statement((p: { before: Date }) =>
  db.deleteFrom('front_end_failures').where('last_seen_at', '<', p.before),
);
