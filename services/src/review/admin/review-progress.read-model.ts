import { sql } from 'kysely';
import { currentEditionId } from '../../conference/editions/current-edition.sql.js';
import { db } from '../../platform/database/db.js';
import { counts, isSample } from '../../platform/database/samples.js';
import { param } from '../../platform/database/expressions.js';

/* Reads `papers` for the progress of their reviews. */

/** Of the current rounds of papers under review. @param topics of a track chair; null for all */
export const reviewProgress = (p: { now: Date; topics: string[] | null }) =>
  db
    .selectFrom(
      sql<{ id: string }>`(
  SELECT p.id, r.status, r.due_at
    FROM papers p
    LEFT JOIN LATERAL (
      SELECT r.status, r.due_at FROM reviews r WHERE r.paper_id = p.id AND r.round = p.round
       UNION ALL
      SELECT 'invited', i.due_at FROM review_invitations i
       WHERE i.paper_id = p.id AND i.round = p.round AND i.responded_at IS NULL AND i.expires_at > ${p.now}
    ) r ON true
   WHERE p.edition_id = ${currentEditionId} AND p.status = 'under-review'
     AND ${counts(isSample(sql`p.owner_id`))}
     AND (${param(p.topics, 'text[]')} IS NULL OR p.topic = ANY (${param(p.topics, 'text[]')})))`.as(
        'r',
      ),
    )
    .select([
      sql<number>`count(DISTINCT r.id)::int`.as('papers'),
      sql<number>`count(*) FILTER (WHERE r.status = 'submitted')::int`.as('completed'),
      sql<number>`count(*) FILTER (WHERE r.status = 'accepted' AND r.due_at >= ${p.now})::int`.as(
        'inProgress',
      ),
      sql<number>`count(*) FILTER (WHERE r.status = 'invited' AND r.due_at >= ${p.now})::int`.as(
        'invited',
      ),
      sql<number>`count(*) FILTER (WHERE r.status IN ('accepted', 'invited') AND r.due_at < ${p.now})::int`.as(
        'late',
      ),
      sql<Date | null>`min(r.due_at) FILTER (WHERE r.status IN ('accepted', 'invited') AND r.due_at >= ${p.now})`.as(
        'nextDueAt',
      ),
    ]);
