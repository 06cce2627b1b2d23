import { sql } from 'kysely';
import { permissionsOf } from '../../identity/users/permissions.sql.js';
import { bounceReasonOf } from '../../messaging/reports/bounced-addresses.js';
import { isNamedIn } from '../../papers/paper-authors.sql.js';
import { db } from '../../platform/database/db.js';
import { param } from '../../platform/database/expressions.js';
import { statement } from '../../platform/database/statement.js';
import { authorAddresses, isNamedOrDeclared } from '../conflicts/conflicted-papers.read-model.js';
import { isNewTo, takesPart } from '../reviews/discussion-readers.read-model.js';

/* Reads `papers`, `editions` (the setting) and `users` for emails about comments. */

const openDiscussions = (now: Date) =>
  db
    .selectFrom('papers as p')
    .innerJoin('editions as e', 'e.id', 'p.edition_id')
    .where(({ ref }) => ref('e.is_current'))
    .where('p.shown_status', '=', 'under-review')
    .where('p.status', '<>', 'withdrawn')
    .where(sql<boolean>`(e.document #>> '{discussion,open}')::boolean
      AND coalesce((e.document #>> '{discussion,closesAt}')::timestamptz > ${now}, true)`);

const reviewersIn = (now: Date) =>
  openDiscussions(now)
    .innerJoin('reviews as r', 'r.paper_id', 'p.id')
    .innerJoin('users as u', 'u.id', 'r.reviewer_id')
    .select(['p.id as paper_id', 'u.id as user_id', sql<boolean>`false`.as('is_organiser')])
    .where(takesPart)
    .whereRef('p.owner_id', '<>', 'u.id')
    .where(({ not, ref }) => not(isNamedIn(ref('p.id'), ref('u.email'))));

/** Organisers take part once they have posted a comment. */
const organisersIn = (now: Date) =>
  openDiscussions(now)
    .innerJoin('paper_comments as own', 'own.paper_id', 'p.id')
    .select(['p.id as paper_id', 'own.author_id as user_id', sql<boolean>`true`.as('is_organiser')])
    .where('own.alias', 'is', null)
    .distinct();

/**
 * Unread comments before the moment that were in no email yet, by person, paper and alias, and marks them as emailed. Of two
 * processes one gets them. Skips disabled accounts and addresses that bounced.
 */
export const takeDigests = statement((p: { now: Date; until: Date }) =>
  db
    .with('members', () => reviewersIn(p.now).unionAll(organisersIn(p.now)))
    .with('unread', (db) =>
      db
        .selectFrom('members as m')
        .innerJoin('users as u', 'u.id', 'm.user_id')
        .innerJoin('paper_comments as c', 'c.paper_id', 'm.paper_id')
        .leftJoin('paper_comment_readers as s', (join) =>
          join.onRef('s.paper_id', '=', 'm.paper_id').onRef('s.user_id', '=', 'm.user_id'),
        )
        .select([
          ...(['m.paper_id', 'm.user_id', 'c.alias'] as const),
          sql<boolean>`bool_and(m.is_organiser)`.as('is_organiser'),
          sql<number>`count(DISTINCT c.id)::int`.as('comments'),
        ])
        .where(({ ref }) => isNewTo(ref('m.user_id')))
        .where('c.posted_at', '<', p.until)
        // Mentions were emailed when they were posted.
        .where(({ not, exists, selectFrom }) =>
          not(
            exists(
              selectFrom('paper_comment_recipients as w')
                .select('w.user_id')
                .whereRef('w.comment_id', '=', 'c.id')
                .whereRef('w.user_id', '=', 'm.user_id'),
            ),
          ),
        )
        .where(sql<boolean>`c.posted_at >= coalesce(s.emailed_until, '-infinity')`)
        .where(({ not, ref }) => not(ref('u.is_disabled')))
        .where(({ not, exists, ref }) => not(exists(bounceReasonOf(ref('u.email')))))
        .groupBy(['m.paper_id', 'm.user_id', 'c.alias']),
    )
    .with('marked', (db) =>
      db
        .insertInto('paper_comment_readers')
        .columns(['paper_id', 'user_id', 'emailed_until'])
        .expression(
          db
            .selectFrom('unread')
            .select(['paper_id', 'user_id', param(p.until, 'timestamptz').as('emailed_until')])
            .distinct()
            // In one order, so that two processes do not lock rows crosswise.
            .orderBy('user_id')
            .orderBy('paper_id'),
        )
        .onConflict((conflict) =>
          conflict
            .columns(['paper_id', 'user_id'])
            .doUpdateSet({ emailed_until: p.until })
            .where(
              sql<boolean>`coalesce(paper_comment_readers.emailed_until, '-infinity') < ${p.until}`,
            ),
        )
        .returning(['paper_id', 'user_id']),
    )
    .selectFrom('marked as k')
    .innerJoin('unread as n', (join) =>
      join.onRef('n.paper_id', '=', 'k.paper_id').onRef('n.user_id', '=', 'k.user_id'),
    )
    .innerJoin('papers as p', 'p.id', 'k.paper_id')
    .innerJoin('users as u', 'u.id', 'k.user_id')
    .select(({ ref, fn, lit }) => [
      ...(['p.id as paperId', 'p.title', 'p.topic'] as const),
      fn.coalesce('p.number', lit(0)).as('number'),
      ...(['u.id as userId', 'u.email', 'u.first_name as firstName'] as const),
      ...(['n.alias', 'n.comments', 'n.is_organiser as isOrganiser'] as const),
      permissionsOf({ id: ref('u.id'), role: ref('u.role') }).as('permissions'),
      isNamedOrDeclared(ref('u.id'), ref('u.email')).as('isHidden'),
      authorAddresses.as('authors'),
    ])
    .orderBy('u.id')
    .orderBy('p.number')
    .orderBy('n.alias'),
);
export type UnreadComments = Awaited<ReturnType<typeof takeDigests.one>>;
