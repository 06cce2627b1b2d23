import { type Expression, sql } from 'kysely';
import { moment } from '../../platform/core/sql-moment.js';
import { db } from '../../platform/database/db.js';
import { count } from '../../platform/database/expressions.js';
import type { PaperReader } from '../../platform/work/work.js';
import { isHiddenFrom } from '../conflicts/conflicted-papers.read-model.js';

/* Reads `users` (names) and `papers` for organisers' ratings of reviews. */

/** Of `reviews as r`, the newest first; none of a review that the organiser wrote. */
export const ratingsOf = (chairId: string) =>
  db
    .selectFrom('review_ratings as g')
    .innerJoin('users as c', 'c.id', 'g.rated_by')
    .select(({ ref, eb }) => [
      sql<string>`c.first_name || ' ' || c.last_name`.as('organiser'),
      eb('g.rated_by', '=', chairId).$castTo<boolean>().as('isOwn'),
      'g.rating',
      'g.note',
      moment(ref('g.rated_at')).as('ratedAt'),
    ])
    .where('g.review_id', '=', sql.ref<string>('r.id'))
    .where(sql.ref<string>('r.reviewer_id'), '<>', chairId)
    .orderBy('g.rated_at', 'desc')
    .orderBy('g.rated_by');

const STEP = sql<number>`CASE g.rating WHEN 'helpful' THEN 3 WHEN 'sufficient' THEN 2 ELSE 1 END`;

/** Of a reviewer, over all editions; without papers that are hidden from the organiser, and none of the organiser. */
export const meanRatingOf = (reviewerId: Expression<string>, reader: PaperReader) =>
  db
    .selectFrom('review_ratings as g')
    .innerJoin('reviews as r', 'r.id', 'g.review_id')
    .innerJoin('papers as p', 'p.id', 'r.paper_id')
    .select([sql<number | null>`round(avg(${STEP}), 2)::float8`.as('mean'), count().as('count')])
    .where('r.reviewer_id', '=', reviewerId)
    .where('r.reviewer_id', '<>', reader.chairId)
    .where(({ not }) => not(isHiddenFrom(reader)));
