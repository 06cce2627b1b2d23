import { sql } from 'kysely';
import { lastDayOf } from '../../conference/editions/current-edition.sql.js';
import { db } from '../../platform/database/db.js';
import { statement } from '../../platform/database/statement.js';
import type { RetentionKind } from '../../platform/retention/retention-rules.js';

const kept = sql<{
  kind: RetentionKind;
  months: string;
}>`LATERAL (SELECT key AS kind, value AS months FROM jsonb_each_text(document -> 'retention'))`.as(
  'kept',
);

const period = sql`make_interval(months => kept.months::int)`;

/**
 * By kind: the conferences whose period has passed, and the moment before which records are due by the period of the
 * current edition. `periods` differs when one of them was changed. Kinds without a period are left out. Also reads editions
 * (conference).
 */
export const findDue = statement((p: { now: Date }) =>
  db
    .selectFrom(['editions', kept])
    .select(({ ref }) => [
      'kept.kind',
      sql<string[]>`coalesce(array_agg(id)
        FILTER (WHERE ${lastDayOf(ref('document'))} + ${period} <= ${p.now}), '{}')`.as(
        'editionIds',
      ),
      sql<Date | null>`max(${p.now}::timestamptz - ${period}) FILTER (WHERE is_current)`.as(
        'before',
      ),
      sql<number | null>`max(kept.months::int) FILTER (WHERE is_current)`.as('months'),
      sql<string>`string_agg(id || ' ' || kept.months, ', ' ORDER BY id)`.as('periods'),
    ])
    .groupBy('kept.kind'),
);

export const findEditionIds = statement(() => db.selectFrom('editions').select('id'));
