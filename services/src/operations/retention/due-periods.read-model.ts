import { sql } from 'kysely';
import { db } from '../../platform/database/db.js';
import { statement } from '../../platform/database/statement.js';
import type { RetentionKind } from '../../platform/retention/retention-rules.js';

/** The last day of a conference, of which one day may be online only. Also reads editions (conference). */
const endedAt = sql`(
  SELECT max((day ->> 'at')::timestamptz) FROM jsonb_array_elements(document -> 'dates') day
   WHERE day ->> 'key' IN ('forum-physical', 'forum-online'))`;

const period = sql`make_interval(months => (value)::int)`;

/**
 * By kind: the conferences whose period has passed, and the moment before which records are due by the period of the
 * current edition. Kinds without a period are left out.
 */
export const findDue = statement((p: { now: Date }) =>
  db
    .selectFrom([
      'editions',
      sql<{ key: RetentionKind; value: string }>`jsonb_each_text(document -> 'retention')`.as(
        'kept',
      ),
    ])
    .select([
      'kept.key as kind',
      sql<
        string[]
      >`coalesce(array_agg(id) FILTER (WHERE ${endedAt} + ${period} <= ${p.now}), '{}')`.as(
        'editionIds',
      ),
      sql<Date | null>`max(${p.now}::timestamptz - ${period}) FILTER (WHERE is_current)`.as(
        'before',
      ),
      sql<number | null>`(max(value::int) FILTER (WHERE is_current))`.as('months'),
    ])
    .groupBy('kept.key'),
);

export const findEditionIds = statement(() => db.selectFrom('editions').select('id'));
