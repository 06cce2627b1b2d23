import { anyOf } from '../../platform/database/expressions.js';
import { isNamedIn } from '../../papers/paper-authors.sql.js';
import { sql } from 'kysely';
import { statement } from '../../platform/database/statement.js';
import { db } from '../../platform/database/db.js';
import type { EntityManager } from 'typeorm';
import type { ReviewField } from '../../conference/editions/review-form.schema.js';
import { currentReviewForm, timeZoneOf } from '../../conference/editions/current-edition.sql.js';
import { currentReviewFieldsOf } from '../../conference/editions/tracks.sql.js';
import { unreadByReviewer } from './discussion-readers.read-model.js';
import { mayMetaReview, mayShepherd } from './meta-reviewers.read-model.js';
import { factsOf } from './review-status.js';

/*
 * Reads `papers`, `paper_versions`, `paper_authors` and `users` for reviewers: their work, their emails and
 * their personal data.
 */

/** Of the paper `p`, for the round of `r`: only versions that a reviewer may read. */
export const readableVersion = db
  .selectFrom('paper_versions')
  .select(['pages', 'reviewer_file_id', 'reviewer_supplement_file_id'])
  .where('paper_id', '=', sql.ref<string>('p.id'))
  .where(({ ref }) => ref('is_submitted'))
  .where('stage', '<>', 'camera-ready')
  .where('round', '<=', sql.ref<number>('r.round'))
  .where('reviewer_file_id', 'is not', null)
  .orderBy('number', 'desc')
  .limit(1);

/**
 * No column identifies the authors. Excludes older rounds, and papers of which the reviewer has
 * become an author.
 */
const ownReviews = (reviewerId: string) =>
  db
    .selectFrom('reviews as r')
    .innerJoin('papers as p', 'p.id', 'r.paper_id')
    .innerJoin('users as u', 'u.id', 'r.reviewer_id')
    .leftJoinLateral(readableVersion.as('v'), (join) => join.onTrue())
    .distinctOn('r.paper_id')
    .select([
      'r.id',
      'r.paper_id as paperId',
      'r.reviewer_id as reviewerId',
      'r.round',
      'r.alias',
      'r.status',
      'r.recommendation',
      'r.criteria',
      'r.confidence',
      'r.comments_to_authors as commentsToAuthors',
      'r.comments_to_committee as commentsToCommittee',
      'r.concern',
      'r.form_fields as formFields',
      'r.answers',
      'r.draft',
      'r.draft_form_version as draftFormVersion',
      'r.draft_saved_at as draftSavedAt',
      'r.due_at as dueAt',
      'r.submitted_at as submittedAt',
      'r.revision',
      sql<ReviewField[] | null>`r.visible_to_authors`.as('visibleToAuthors'),
      currentReviewForm.as('reviewForm'),
      currentReviewFieldsOf(sql.ref('p.topic')).as('reviewFields'),
      'p.number as paperNumber',
      'p.title as paperTitle',
      'p.kind as paperKind',
      'p.topic',
      'p.abstract',
      'p.keywords',
      sql<boolean>`p.status = 'under-review' AND p.round = r.round`.as('isOpen'),
      sql<boolean>`p.status = 'withdrawn'`.as('isWithdrawn'),
      unreadByReviewer.as('unreadComments'),
      'v.pages',
      // The copies without metadata.
      'v.reviewer_file_id as pdfFileId',
      'v.reviewer_supplement_file_id as supplementFileId',
    ])
    .where('r.reviewer_id', '=', reviewerId)
    .whereRef('p.owner_id', '<>', 'r.reviewer_id')
    .where(({ not, ref }) => not(isNamedIn(ref('p.id'), ref('u.email'))))
    .orderBy('r.paper_id')
    .orderBy('r.round', 'desc');

const findReviews = statement((p: { reviewerId: string }) => ownReviews(p.reviewerId));

const findReview = statement((p: { reviewerId: string; paperId: string }) =>
  ownReviews(p.reviewerId).where('r.paper_id', '=', p.paperId),
);

export type ReviewRow = Awaited<ReturnType<typeof findReviews.one>>;

export function reviewsOf(tx: EntityManager, reviewerId: string): Promise<ReviewRow[]> {
  return findReviews.all(tx, { reviewerId });
}

/** Invitations without a response and accepted reviews that are not submitted, of papers under review. */
export async function countAwaitedReviews(tx: EntityManager, reviewerId: string): Promise<number> {
  const reviews = await reviewsOf(tx, reviewerId);
  return reviews.filter(({ isOpen, status }) => isOpen && factsOf(status).isPending).length;
}

/** @returns undefined also for reviews of other reviewers */
export function reviewOf(
  tx: EntityManager,
  reviewerId: string,
  paperId: string,
): Promise<ReviewRow | undefined> {
  return findReview.first(tx, { reviewerId, paperId });
}

/** Skips disabled accounts. */
export const findReviewers = statement((p: { reviewIds: string[] }) =>
  db
    .selectFrom('reviews as r')
    .innerJoin('users as u', 'u.id', 'r.reviewer_id')
    .innerJoin('papers as p', 'p.id', 'r.paper_id')
    .select(({ fn, lit, ref }) => [
      'r.id',
      'r.reviewer_id as reviewerId',
      timeZoneOf(ref('p.edition_id')).as('timeZone'),
      'u.email',
      'u.first_name as firstName',
      'p.id as paperId',
      fn.coalesce('p.number', lit(0)).as('paperNumber'),
      'p.title as paperTitle',
      'p.abstract',
      'r.status',
      'r.created_at as createdAt',
      'r.due_at as dueAt',
    ])
    .where(({ not, ref }) => not(ref('u.is_disabled')))
    .where('r.id', '=', anyOf(p.reviewIds))
    .orderBy('r.id'),
);

const findAuthored = statement((p: { userId: string; ids: string[] }) =>
  db
    .selectFrom('papers as p')
    .innerJoin('users as u', (join) => join.onTrue())
    .select('p.id')
    .where('p.id', '=', anyOf(p.ids))
    .where('u.id', '=', p.userId)
    .where(({ or, eb, ref }) =>
      or([eb('p.owner_id', '=', ref('u.id')), isNamedIn(ref('p.id'), ref('u.email'))]),
    ),
);

/** By account or email address. */
export async function authoredBy(
  tx: EntityManager,
  userId: string,
  ids: string[],
): Promise<string[]> {
  const rows = await findAuthored.all(tx, { userId, ids });
  return rows.map(({ id }) => id);
}

/** Of `papers as p` and `readableVersion as v`: the copies without metadata. */
const copies = [
  'p.number as paperNumber',
  'v.reviewer_file_id as pdfFileId',
  'v.reviewer_supplement_file_id as supplementFileId',
] as const;

/** For the meta-reviewer of a paper. */
export const findMetaReviewedPdf = statement((p: { userId: string; paperId: string }) =>
  db
    .selectFrom('meta_reviews as r')
    .innerJoin('papers as p', (join) =>
      join.onRef('p.id', '=', 'r.paper_id').onRef('p.round', '=', 'r.round'),
    )
    .innerJoin('users as u', 'u.id', 'r.reviewer_id')
    .innerJoinLateral(readableVersion.as('v'), (join) => join.onTrue())
    .select(copies)
    .where('r.reviewer_id', '=', p.userId)
    .where('r.paper_id', '=', p.paperId)
    .where(mayMetaReview),
);

/** For the shepherd of a paper. */
export const findShepherdedPdf = statement((p: { userId: string; paperId: string }) =>
  db
    .selectFrom('paper_shepherds as r')
    .innerJoin('papers as p', (join) =>
      join.onRef('p.id', '=', 'r.paper_id').onRef('p.round', '=', 'r.round'),
    )
    .innerJoin('users as u', 'u.id', 'r.reviewer_id')
    .innerJoinLateral(readableVersion.as('v'), (join) => join.onTrue())
    .select(copies)
    .where('r.reviewer_id', '=', p.userId)
    .where('r.paper_id', '=', p.paperId)
    .where(mayShepherd),
);
