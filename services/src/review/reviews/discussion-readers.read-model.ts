import { type Expression, sql } from 'kysely';
import { db } from '../../platform/database/db.js';
import { count } from '../../platform/database/expressions.js';

/* Reads `editions` (the setting) for who takes part in the discussion of a paper, and what they have not read. */

/**
 * Of `reviews as r` and their `papers as p`: the review makes its reviewer a member of the paper's discussion. Authors of the
 * paper are excluded by the caller.
 */
export const takesPart = sql<boolean>`(r.status = 'submitted' AND r.round = p.round
  AND r.declared_conflict IS NULL AND p.status <> 'withdrawn'
  AND NOT EXISTS (SELECT FROM paper_conflicts x
                   WHERE x.paper_id = p.id AND x.user_id = r.reviewer_id))`;

/** Of `paper_comments as c`, with `paper_comment_readers as s` of the person: another person wrote it since. */
export const isNewTo = (
  userId: string | Expression<string>,
) => sql<boolean>`(c.author_id <> ${userId}
  AND c.deleted_at IS NULL AND c.posted_at > coalesce(s.read_at, '-infinity'))`;

export const commentsFor = (
  userId: string | Expression<string>,
  paperId: string | Expression<string>,
) =>
  db
    .selectFrom('paper_comments as c')
    .leftJoin('paper_comment_readers as s', (join) =>
      join.onRef('s.paper_id', '=', 'c.paper_id').on('s.user_id', '=', userId),
    )
    .where('c.paper_id', '=', paperId);

/** Of `papers as p`: the edition has discussions. */
export const isOn = sql<boolean>`(SELECT (e.document #>> '{discussion,open}')::boolean
  FROM editions e WHERE e.id = p.edition_id)`;

/** Of `reviews as r` and their `papers as p`: the comments that the reviewer can read and has not read. */
export const unreadByReviewer = sql<number>`CASE WHEN ${takesPart} AND ${isOn} THEN (${commentsFor(
  sql.ref<string>('r.reviewer_id'),
  sql.ref<string>('p.id'),
)
  .select(count().as('unread'))
  .where(isNewTo(sql.ref<string>('r.reviewer_id')))}) ELSE 0 END`;

const newComments = (userId: string) =>
  commentsFor(userId, sql.ref<string>('p.id')).where(isNewTo(userId));

/** Of `papers as p` of the current edition: the organiser has not read comments on it, and it awaits its decision. */
export const hasNewComments = (userId: string) => sql<boolean>`(
  (SELECT (document #>> '{discussion,open}')::boolean FROM editions WHERE is_current)
  AND p.status IN ('under-review', 'decision-recorded') AND p.shown_status = 'under-review'
  AND EXISTS (${newComments(userId).select('c.id')}))`;

/** Of `papers as p`: the time of the oldest of them. */
export const newCommentsSince = (userId: string) =>
  sql<Date | null>`(${newComments(userId).select(({ fn }) => fn.min('c.posted_at').as('since'))})`;
