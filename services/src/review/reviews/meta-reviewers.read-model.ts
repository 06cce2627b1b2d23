import { sql } from 'kysely';
import { isNamedIn } from '../../papers/paper-authors.sql.js';
import type { ShownStatus } from '../../papers/status/paper-status.js';

/* Reads `editions` (the setting) for who may see a paper as its meta-reviewer or shepherd. */

/**
 * Of `meta_reviews as r` or `paper_shepherds as r`, their `papers as p` and reviewers `users as u`: the paper is not
 * withdrawn, and the reviewer is no author of it and has declared no conflict with it since.
 */
export const isUnconflicted = sql<boolean>`(
  p.status <> 'withdrawn' AND p.owner_id <> r.reviewer_id
  AND NOT ${isNamedIn(sql.ref<string>('p.id'), sql.ref<string>('u.email'))}
  AND NOT EXISTS (
    SELECT FROM paper_conflicts x WHERE x.paper_id = p.id AND x.user_id = r.reviewer_id
    UNION ALL
    SELECT FROM reviews x WHERE x.paper_id = p.id AND x.reviewer_id = r.reviewer_id
                            AND x.declared_conflict IS NOT NULL))`;

/** Of `meta_reviews as r`, as `isUnconflicted`: the edition has meta-reviews as well. */
export const mayMetaReview = sql<boolean>`(
  (SELECT (e.document #>> '{metaReviews,open}')::boolean FROM editions e WHERE e.id = p.edition_id)
  AND ${isUnconflicted})`;

/** As authors know them, so that a hidden decision changes nothing. */
const SHEPHERDED: ShownStatus[] = [
  'minor-corrections',
  'major-corrections',
  'revision-submitted',
  'accepted',
];

/** Of `paper_shepherds as r`, as `isUnconflicted`: the shepherd is in office, and knows of it since the release. */
export const mayShepherd = sql<boolean>`(
  r.ended_at IS NULL AND r.told_at IS NOT NULL AND p.shown_status IN (${sql.join(SHEPHERDED)})
  AND ${isUnconflicted})`;
