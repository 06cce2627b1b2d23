import { type Expression, sql } from 'kysely';
import { jsonArrayFrom } from 'kysely/helpers/postgres';
import type { EditionDocument } from '../../conference/editions/edition.schema.js';
import { isNamedIn } from '../../papers/paper-authors.sql.js';
import { db } from '../../platform/database/db.js';
import { count } from '../../platform/database/expressions.js';
import { statement } from '../../platform/database/statement.js';
import { versionsOf } from '../reviews/review-versions.read-model.js';
import { commentsFor, isNewTo, takesPart } from '../reviews/discussion-readers.read-model.js';

/*
 * Reads `papers`, `editions` (the setting) and `users` (names) for discussions. Statuses are those that
 * authors know: a recorded decision does not end a discussion, its release does.
 */

const papersWithSetting = db
  .selectFrom('papers as p')
  .innerJoin('editions as e', 'e.id', 'p.edition_id')
  .select(({ eb }) => [
    sql<EditionDocument['discussion']>`e.document -> 'discussion'`.as('setting'),
    eb('p.shown_status', '=', 'under-review').$castTo<boolean>().as('isUndecided'),
  ]);

export const findSetting = statement((p: { paperId: string }) =>
  papersWithSetting.where('p.id', '=', p.paperId),
);
export type Setting = Awaited<ReturnType<typeof findSetting.one>>;

/** Only for reviewers who have submitted their review of the round, and have no conflict with the paper. */
export const findMember = statement((p: { userId: string; paperId: string }) =>
  papersWithSetting
    .innerJoin('reviews as r', 'r.paper_id', 'p.id')
    .innerJoin('users as u', 'u.id', 'r.reviewer_id')
    .select('r.alias')
    .where('p.id', '=', p.paperId)
    .where('r.reviewer_id', '=', p.userId)
    .where(takesPart)
    .whereRef('p.owner_id', '<>', 'r.reviewer_id')
    .where(({ not, ref }) => not(isNamedIn(ref('p.id'), ref('u.email')))),
);

const submittedReviews = (paperId: string) =>
  db
    .selectFrom('reviews as r')
    .innerJoin('papers as p', (join) =>
      join.onRef('p.id', '=', 'r.paper_id').onRef('p.round', '=', 'r.round'),
    )
    .select(({ ref }) => [
      'r.alias',
      'r.recommendation',
      'r.criteria',
      'r.confidence',
      'r.comments_to_authors as commentsToAuthors',
      'r.comments_to_committee as commentsToCommittee',
      'r.concern',
      'r.form_fields as formFields',
      'r.answers',
      jsonArrayFrom(versionsOf(ref('r.id'))).as('versions'),
    ])
    .where('r.paper_id', '=', paperId)
    .where('r.status', '=', 'submitted')
    .orderBy('r.alias');

export const findSubmittedReviews = statement((p: { paperId: string }) =>
  submittedReviews(p.paperId),
);

export const findOtherReviews = statement((p: { userId: string; paperId: string }) =>
  submittedReviews(p.paperId).where('r.reviewer_id', '<>', p.userId),
);

export type OtherReviewRow = Awaited<ReturnType<typeof findOtherReviews.one>>;

/** In the order of the text, with the names of organisers. */
const mentionsOf = (commentId: Expression<string>) =>
  db
    .selectFrom('paper_comment_mentions as m')
    .leftJoin('users as o', (join) =>
      join.on(
        'o.id',
        '=',
        sql<string>`CASE WHEN m.participant LIKE 'organiser:%'
          THEN substr(m.participant, 11)::uuid END`,
      ),
    )
    .select([
      ...(['m.starts_at as startsAt', 'm.length', 'm.participant'] as const),
      sql<string | null>`o.first_name || ' ' || o.last_name`.as('organiser'),
    ])
    .where('m.comment_id', '=', commentId)
    .orderBy('m.starts_at');

/** The oldest first. */
export const findComments = statement((p: { userId: string; paperId: string }) =>
  commentsFor(p.userId, p.paperId)
    .innerJoin('users as u', 'u.id', 'c.author_id')
    .select(({ eb, ref }) => [
      'c.id',
      'c.alias',
      eb('c.author_id', '=', p.userId).$castTo<boolean>().as('isOwn'),
      isNewTo(p.userId).as('isNew'),
      'c.text',
      'c.posted_at as postedAt',
      sql<boolean>`EXISTS (SELECT FROM paper_comment_recipients w
        WHERE w.comment_id = c.id AND w.user_id = ${p.userId})`.as('mentionsYou'),
      jsonArrayFrom(mentionsOf(ref('c.id'))).as('mentions'),
      sql<string>`u.first_name || ' ' || u.last_name`.as('author'),
    ])
    .orderBy('c.posted_at')
    .orderBy('c.id'),
);
export type CommentRow = Awaited<ReturnType<typeof findComments.one>>;

export const countUnread = statement((p: { userId: string; paperId: string }) =>
  commentsFor(p.userId, p.paperId).select(count().as('unread')).where(isNewTo(p.userId)),
);

/** Up to a comment of the paper; never back. */
export const markRead = statement((p: { userId: string; paperId: string; commentId: string }) =>
  db
    .insertInto('paper_comment_readers')
    .columns(['paper_id', 'user_id', 'read_at'])
    .expression(
      db
        .selectFrom('paper_comments as c')
        .innerJoin('users as u', (join) => join.on('u.id', '=', p.userId))
        .select(['c.paper_id', 'u.id', 'c.posted_at'])
        .where('c.id', '=', p.commentId)
        .where('c.paper_id', '=', p.paperId),
    )
    .onConflict((conflict) =>
      conflict.columns(['paper_id', 'user_id']).doUpdateSet({
        read_at: sql<Date>`greatest(paper_comment_readers.read_at, excluded.read_at)`,
      }),
    ),
);
