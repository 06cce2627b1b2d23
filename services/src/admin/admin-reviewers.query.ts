import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { notFound } from '../common/common.errors.js';
import { type List, readPage } from '../common/list/list.js';
import { containing, SqlConditions } from '../common/list/sql-conditions.js';
import type { Page } from '../common/page.js';
import type { AdminReviewer, ReviewerCounts, ReviewersQuery } from './admin-reviewers.schema.js';

/** Who can be asked to review, with the papers that count for their limit, as proposals count them. */
const REVIEWERS = `(
  SELECT u.id, u.first_name || ' ' || u.last_name AS name, u.sort_name, u.search_text, u.email,
         u.organization, u.role = 'admin' AS is_admin, given.load, given.late, f.max_load,
         coalesce(f.topics, '{}') AS topics, coalesce(f.version, 0) AS version, coalesce(f.is_paused, false) AS is_paused,
         coalesce(f.max_load, e.usual) AS "limit", e.names
    FROM users u
    CROSS JOIN (SELECT id, (document -> 'limits' ->> 'papersPerReviewer')::int AS usual,
                       jsonb_path_query_array(document, '$.topics[*].name') AS names
                  FROM editions WHERE is_current) e
    LEFT JOIN reviewer_profiles f ON f.user_id = u.id
    CROSS JOIN LATERAL (
      SELECT count(*)::int AS load,
             count(*) FILTER (WHERE r.status IN ('invited', 'accepted') AND r.due_at < now()
                                AND p.status = 'under-review' AND r.round = p.round)::int AS late
        FROM reviews r JOIN papers p ON p.id = r.paper_id
       WHERE r.reviewer_id = u.id AND r.status <> 'declined' AND p.edition_id = e.id
         AND p.status <> 'withdrawn') given
   WHERE u.role IN ('reviewer', 'admin') AND NOT u.is_disabled AND u.is_email_verified)`;

const AVAILABILITY = `CASE WHEN w.is_paused THEN 'paused' WHEN w.load >= w."limit" THEN 'full'
                           ELSE 'free' END`;

type ReviewerRecord = Omit<AdminReviewer, 'terms'> & AdminReviewer['terms'];

const list: List<'name' | 'load'> = {
  columns: `
    w.id, w.name, w.email, w.organization, w.is_admin AS "isAdmin", w.load, w.late, w."limit",
    ${AVAILABILITY} AS availability, w.max_load AS "maxLoad", w.is_paused AS "isPaused", w.version,
    ARRAY(SELECT topic FROM jsonb_array_elements_text(w.names) AS named (topic)
           WHERE topic = ANY (w.topics)) AS topics`,
  from: `${REVIEWERS} w`,
  id: 'w.id',
  sorts: {
    name: { column: 'w.sort_name', type: 'text' },
    load: { column: 'w.load', type: 'integer' },
  },
};

const COUNTS = `
  SELECT count(*)::int AS all, count(*) FILTER (WHERE availability = 'free')::int AS free,
         count(*) FILTER (WHERE availability = 'full')::int AS full,
         count(*) FILTER (WHERE availability = 'paused')::int AS paused
    FROM (SELECT ${AVAILABILITY} AS availability FROM ${REVIEWERS} w) each`;

@Injectable()
export class AdminReviewersQuery {
  constructor(private readonly dataSource: DataSource) {}

  /** A page of those who can review; searched by name, e-mail and organization. */
  async list(query: ReviewersQuery): Promise<Page<AdminReviewer, ReviewerCounts>> {
    const { availability, topic, q } = query;
    const conditions = new SqlConditions();
    if (availability) conditions.add(`${AVAILABILITY} = ?`, availability);
    if (topic) conditions.add('? = ANY (w.topics)', topic);
    if (q) conditions.add('w.search_text LIKE ?', containing(q.toLowerCase()));
    const page = await readPage<ReviewerRecord, 'name' | 'load'>(
      this.dataSource,
      list,
      conditions,
      query,
    );
    const [counts] = await this.dataSource.query<[ReviewerCounts]>(COUNTS);
    return { items: page.rows.map(present), nextCursor: page.nextCursor, counts };
  }

  /** @throws AppError NOT_FOUND */
  async read(id: string): Promise<AdminReviewer> {
    const [found] = await this.dataSource.query<ReviewerRecord[]>(
      `SELECT ${list.columns} FROM ${list.from} WHERE w.id = $1`,
      [id],
    );
    if (!found) throw notFound('This reviewer');
    return present(found);
  }
}

function present({ maxLoad, topics, isPaused, version, ...rest }: ReviewerRecord): AdminReviewer {
  return { ...rest, terms: { maxLoad, topics, isPaused, version } };
}
