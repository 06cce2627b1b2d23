import { sql } from 'kysely';
import { db } from '../../platform/database/db.js';
import { statement } from '../../platform/database/statement.js';
import { contains, list, type RowOf } from '../../platform/lists/keyset.js';

export const sumCounts = statement((p: { since: string }) =>
  db
    .selectFrom('front_end_counts')
    .select([
      'front_end as frontEnd',
      'version',
      'metric',
      'bucket',
      sql<number>`sum(count)::int`.as('count'),
      sql<number>`sum(estimate)::int`.as('estimate'),
    ])
    .where('day', '>=', sql<Date>`${p.since}::date`)
    .groupBy(['front_end', 'version', 'metric', 'bucket']),
);

interface FailureFilters {
  since: Date;
  q?: string;
}

export const failures = list({
  query: db
    .selectFrom('front_end_failures as f')
    .select([
      ...(['f.id', 'f.front_end as frontEnd', 'f.version', 'f.shell', 'f.path'] as const),
      ...(['f.reason', 'f.error', 'f.message', 'f.frames', 'f.count'] as const),
      ...(['f.shown_references as references', 'f.first_seen_at as firstSeenAt'] as const),
      'f.last_seen_at as lastSeenAt',
    ]),
  id: 'f.id',
  sorts: { lastSeenAt: { column: 'f.last_seen_at', type: 'timestamptz' } },
  where: ({ eb }, { since, q }: FailureFilters) => [
    eb('f.last_seen_at', '>=', since),
    q &&
      contains(
        sql<string>`lower(f.front_end || ' ' || f.version || ' ' || f.error || ' ' || f.message || ' ' || array_to_string(f.shown_references, ' '))`,
        q.toLowerCase(),
      ),
  ],
});
export type FailureRecord = RowOf<typeof failures>;

export const findFailure = statement((p: { id: string }) =>
  failures.query.where('f.id', '=', p.id),
);
