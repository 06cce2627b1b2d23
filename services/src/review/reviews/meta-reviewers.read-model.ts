import { sql } from 'kysely';
import { isNamedIn } from '../../papers/paper-authors.sql.js';

/* Reads `editions` (the setting) for who may see a paper as its meta-reviewer. */

/**
 * Of `meta_reviews as r`, their `papers as p` and meta-reviewers `users as u`: the edition has meta-reviews, and the
 * meta-reviewer is no author of the paper and has declared no conflict with it since.
 */
export const mayMetaReview = sql<boolean>`(
  (SELECT (e.document #>> '{metaReviews,open}')::boolean FROM editions e WHERE e.id = p.edition_id)
  AND p.status <> 'withdrawn' AND p.owner_id <> r.reviewer_id
  AND NOT ${isNamedIn(sql.ref<string>('p.id'), sql.ref<string>('u.email'))}
  AND NOT EXISTS (
    SELECT FROM paper_conflicts x WHERE x.paper_id = p.id AND x.user_id = r.reviewer_id
    UNION ALL
    SELECT FROM reviews x WHERE x.paper_id = p.id AND x.reviewer_id = r.reviewer_id
                            AND x.declared_conflict IS NOT NULL))`;
