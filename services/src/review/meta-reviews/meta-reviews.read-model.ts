import { type Expression, sql } from 'kysely';
import { jsonBuildObject } from 'kysely/helpers/postgres';
import type { EntityManager } from 'typeorm';
import type { EditionDocument } from '../../conference/editions/edition.schema.js';
import { isOpen } from '../../conference/editions/opening.js';
import type { Decision } from '../../papers/status/paper-status.js';
import { moment } from '../../platform/core/sql-moment.js';
import { db } from '../../platform/database/db.js';
import { statement } from '../../platform/database/statement.js';
import { mayMetaReview } from '../reviews/meta-reviewers.read-model.js';
import { readableVersion } from '../reviews/review.read-model.js';
import type { MetaReviewForm } from './meta-reviews.schema.js';

/*
 * Reads `papers`, `paper_versions`, `editions` (the setting) and `users` for meta-reviewers. No column identifies
 * authors or reviewers. Excludes older rounds, papers of which the meta-reviewer has become an author, and conflicts
 * that were declared since.
 */

const assignedTo = (userId: string) =>
  db
    .selectFrom('meta_reviews as r')
    .innerJoin('papers as p', (join) =>
      join.onRef('p.id', '=', 'r.paper_id').onRef('p.round', '=', 'r.round'),
    )
    .innerJoin('editions as e', 'e.id', 'p.edition_id')
    .innerJoin('users as u', 'u.id', 'r.reviewer_id')
    .leftJoinLateral(readableVersion.as('v'), (join) => join.onTrue())
    .select(({ eb }) => [
      ...(['r.paper_id as paperId', 'r.round', 'r.form', 'r.draft', 'r.revision'] as const),
      ...(['r.submitted_at as submittedAt', 'r.draft_saved_at as draftSavedAt'] as const),
      ...(['p.number as paperNumber', 'p.title as paperTitle', 'p.kind as paperKind'] as const),
      ...(['p.topic', 'p.abstract', 'p.keywords', 'v.pages'] as const),
      'v.reviewer_file_id as pdfFileId',
      'v.reviewer_supplement_file_id as supplementFileId',
      sql<EditionDocument['metaReviews']>`e.document -> 'metaReviews'`.as('setting'),
      eb('p.status', '=', 'under-review').$castTo<boolean>().as('isUnderReview'),
      sql<boolean>`EXISTS (SELECT FROM reviews o
        WHERE o.paper_id = p.id AND o.round = p.round AND o.reviewer_id = r.reviewer_id
          AND o.status IN ('invited', 'accepted'))`.as('isOwnReviewPending'),
    ])
    .where('r.reviewer_id', '=', userId)
    .where(mayMetaReview);

export const findAssigned = statement((p: { userId: string }) =>
  assignedTo(p.userId).orderBy('r.paper_id'),
);
export type MetaReviewRow = Awaited<ReturnType<typeof findAssigned.one>>;

/** Those that the reviewer can submit and has not. */
export async function countAwaitedMetaReviews(
  tx: EntityManager,
  userId: string,
  now: Date,
): Promise<number> {
  const rows = await findAssigned.all(tx, { userId });
  return rows.filter((row) => row.submittedAt === null && isOpenFor(row, now)).length;
}

export const isOpenFor = ({ isUnderReview, setting }: MetaReviewRow, now: Date) =>
  isUnderReview && isOpen(setting, now);

export const findMetaReview = statement((p: { userId: string; paperId: string }) =>
  assignedTo(p.userId).where('r.paper_id', '=', p.paperId),
);

/** Of a paper, for organisers; the newest round first. */
export const metaReviewsOf = (paperId: Expression<string>) =>
  db
    .selectFrom('meta_reviews as m')
    .innerJoin('users as u', 'u.id', 'm.reviewer_id')
    .select(({ ref }) => [
      'm.round',
      jsonBuildObject({
        id: ref('u.id'),
        name: sql<string>`u.first_name || ' ' || u.last_name`,
      }).as('reviewer'),
      moment(ref('m.assigned_at')).as('assignedAt'),
      sql<MetaReviewForm | null>`m.form`.as('form'),
      moment(ref('m.submitted_at')).as('submittedAt'),
    ])
    .where('m.paper_id', '=', paperId)
    .orderBy('m.round', 'desc');

/** Of `papers as p`: whether its edition has meta-reviews. */
export const hasMetaReviews = sql<boolean>`(SELECT (e.document #>> '{metaReviews,open}')::boolean
  FROM editions e WHERE e.id = p.edition_id)`;

/** Of `papers as p`: that of the newest round; null without one. */
export const metaRecommendation = sql<{ recommendation: Decision | null } | null>`(
  SELECT json_build_object('recommendation', m.form ->> 'recommendation')
    FROM meta_reviews m WHERE m.paper_id = p.id ORDER BY m.round DESC LIMIT 1)`;
