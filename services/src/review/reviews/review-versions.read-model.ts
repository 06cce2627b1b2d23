import { type Expression, sql } from 'kysely';
import { moment } from '../../platform/core/sql-moment.js';
import { db } from '../../platform/database/db.js';
import { param } from '../../platform/database/expressions.js';
import { statement } from '../../platform/database/statement.js';
import { isOn, takesPart } from './discussion-readers.read-model.js';

/* Reads `papers` and `editions` (the setting) for whether a version came after the discussion. */

/** The oldest first; none of a review that was never changed. */
export const versionsOf = (reviewId: string | Expression<string>) =>
  db
    .selectFrom('review_versions as w')
    .select(({ ref }) => [
      'w.number',
      moment(ref('w.submitted_at')).as('submittedAt'),
      'w.form',
      'w.is_after_response as isAfterResponse',
      'w.is_after_discussion as isAfterDiscussion',
    ])
    .where('w.review_id', '=', reviewId)
    .orderBy('w.number');

export const findVersions = statement((p: { reviewId: string }) => versionsOf(p.reviewId));
export type VersionRow = Awaited<ReturnType<typeof findVersions.one>>;

/** The version that replaces the current one. `form` is JSON. */
export const addVersion = statement((p: { reviewId: string; submittedAt: Date; form: string }) =>
  db
    .insertInto('review_versions')
    .columns([
      'review_id',
      'number',
      'submitted_at',
      'form',
      'is_after_response',
      'is_after_discussion',
    ])
    .expression(
      db
        .selectFrom('reviews as r')
        .innerJoin('papers as p', 'p.id', 'r.paper_id')
        .select([
          'r.id',
          sql<number>`(SELECT max(number) + 1 FROM review_versions WHERE review_id = r.id)`.as(
            'number',
          ),
          param(p.submittedAt, 'timestamptz').as('submitted_at'),
          sql<never>`${p.form}::jsonb`.as('form'),
          sql<boolean>`EXISTS (SELECT FROM paper_responses s
            WHERE s.paper_id = r.paper_id AND s.round = r.round AND s.submitted_at IS NOT NULL)`.as(
            'is_after_response',
          ),
          sql<boolean>`${takesPart} AND ${isOn}`.as('is_after_discussion'),
        ])
        .where('r.id', '=', p.reviewId),
    ),
);
