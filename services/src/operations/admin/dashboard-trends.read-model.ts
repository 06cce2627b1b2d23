import { sql } from 'kysely';
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { Clock } from '../../platform/core/clock.js';
import { db } from '../../platform/database/db.js';
import { counts, isSample } from '../../platform/database/samples.js';
import { hasRight, type Permitted, topicsOf } from '../../platform/http/policy/rights.js';
import { param } from '../../platform/database/expressions.js';
import { statement } from '../../platform/database/statement.js';
import type { Trend, Trends } from './dashboard-trends.schema.js';

/*
 * Reads `editions`, `registrations`, `payments`, `receipts`, `credit_notes` and `papers` for the charts of the dashboard.
 */

/** Before the end of the axis; older events count in the first week. */
const WEEKS = 24;

type Kind = keyof Trends['editions'][number]['trends'];

interface Counted {
  year: number;
  forumAt: Date;
  isUntilNow: boolean;
  kind: Kind | null;
  week: number;
  amount: number;
  amountByNow: number;
}

/**
 * The current edition and the one before, aligned by the weeks before their forum. A current edition whose work began
 * after its forum has dates that are not set yet, as on a first start: its axis ends now.
 */
const countByWeek = statement((p: { now: Date; topics: string[] | null }) =>
  db
    .selectFrom(
      sql<Counted>`(
  WITH known AS (
    SELECT id, is_current, (document ->> 'year')::int AS year,
           (SELECT min((d ->> 'at')::timestamptz) FROM jsonb_array_elements(document -> 'dates') d
             WHERE d ->> 'key' LIKE 'forum-%') AS forum_at
      FROM editions
  ), present AS (
    SELECT year, forum_at FROM known WHERE is_current
  ),
  shown AS (
    SELECT known.* FROM known, present WHERE known.year <= present.year AND known.forum_at IS NOT NULL
     ORDER BY is_current DESC, known.year DESC LIMIT 2
  ),
  events AS (
  SELECT s.year, s.forum_at, s.is_current, e.kind, e.at, e.amount
    FROM shown s
    LEFT JOIN LATERAL (
      SELECT 'registrations' AS kind, r.created_at AS at, 1 AS amount FROM registrations r
       WHERE r.edition_id = s.id AND r.status IN ('pending', 'completed')
         AND ${counts(isSample(sql`r.user_id`))}
       UNION ALL
      SELECT 'payments', c.issued_at, p.amount_cents
        FROM receipts c JOIN payments p ON p.id = c.payment_id
        JOIN registrations r ON r.id = p.registration_id
       WHERE c.edition_id = s.id AND p.status = 'completed'
         AND ${counts(isSample(sql`r.user_id`))}
         AND NOT EXISTS (SELECT FROM credit_notes n
                          WHERE n.edition_id = c.edition_id AND n.receipt_number = c.number)
       UNION ALL
      SELECT 'submissions', m.submitted_at, 1 FROM papers m
       WHERE m.edition_id = s.id AND m.submitted_at IS NOT NULL AND m.status <> 'draft'
         AND ${counts(isSample(sql`m.owner_id`))}
         AND (${param(p.topics, 'text[]')} IS NULL OR m.topic = ANY (${param(p.topics, 'text[]')}))
    ) e ON true
  ),
  axis AS (
    SELECT coalesce(min(at) FILTER (WHERE is_current) > max(forum_at) FILTER (WHERE is_current), false)
             AS is_until_now
      FROM events
  ),
  aligned AS (
    SELECT e.*, is_until_now,
           CASE WHEN is_current AND is_until_now THEN ${p.now}::timestamptz ELSE e.forum_at END AS ends_at,
           CASE WHEN is_until_now THEN interval '0' ELSE present.forum_at - ${p.now}::timestamptz END AS time_left
      FROM events e CROSS JOIN axis CROSS JOIN present
  )
  SELECT year, forum_at AS "forumAt", is_until_now AS "isUntilNow", kind,
         greatest(0, least(${sql.lit(WEEKS)},
           floor(extract(epoch FROM ends_at - at) / 604800)))::int AS week,
         sum(amount)::float8 AS amount,
         coalesce(sum(amount) FILTER (WHERE at <= ends_at - time_left), 0)::float8 AS "amountByNow"
    FROM aligned
   GROUP BY 1, 2, 3, 4, 5)`.as('c'),
    )
    .selectAll()
    .orderBy('year', 'desc'),
);

@Injectable()
export class DashboardTrends {
  constructor(
    private readonly dataSource: DataSource,
    private readonly clock: Clock,
  ) {}

  /** Without payments for those who may not read them. */
  async read(reader: Permitted): Promise<Trends> {
    const topics = hasRight(reader, 'papers:read') ? topicsOf(reader, 'papers:read') : null;
    const withPayments = hasRight(reader, 'payments:read');
    const rows = await countByWeek.all(this.dataSource, { now: this.clock.now(), topics });
    const years = [...new Set(rows.map(({ year }) => year))];
    return {
      editions: years.map((year) =>
        editionOf(
          rows.filter((row) => row.year === year),
          withPayments,
        ),
      ),
    };
  }
}

function editionOf(rows: Counted[], withPayments: boolean) {
  const [{ year, forumAt, isUntilNow }] = rows as [Counted];
  const of = (kind: Kind) =>
    trendOf(
      kind,
      rows.filter((row) => row.kind === kind),
    );
  const trends = {
    registrations: of('registrations'),
    payments: withPayments ? of('payments') : null,
    submissions: of('submissions'),
  };
  return { year, forumAt: forumAt.toISOString(), isUntilNow, trends };
}

function trendOf(kind: Kind, rows: Counted[]): Trend {
  const unit = kind === 'payments' ? 100 : 1;
  const sumOf = (chosen: Counted[], name: 'amount' | 'amountByNow') =>
    chosen.reduce((sum, row) => sum + row[name], 0) / unit;
  const byWeek = Array.from({ length: WEEKS + 1 }, (_, passed) =>
    sumOf(
      rows.filter(({ week }) => week >= WEEKS - passed),
      'amount',
    ),
  );
  return { total: sumOf(rows, 'amount'), atThisPoint: sumOf(rows, 'amountByNow'), byWeek };
}
