import { contains, list, readPage, type RowOf } from '../../platform/lists/keyset.js';
import { count, countIf } from '../../platform/database/expressions.js';
import { sql } from 'kysely';
import { jsonObjectFrom } from 'kysely/helpers/postgres';
import { statement } from '../../platform/database/statement.js';
import { db } from '../../platform/database/db.js';
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import type { Page } from '../../platform/lists/page.js';
import type { AdminReviewer, ReviewerCounts, ReviewersQuery } from './admin-reviewers.schema.js';
import { paperReader } from '../conflicts/conflicted-papers.read-model.js';
import { meanRatingOf } from '../ratings/review-ratings.read-model.js';
import type { PaperReader } from '../../platform/work/work.js';
import type { PermittedUser } from '../../platform/http/policy/current-user.js';
import { reviewerNotFound } from '../reviewers/reviewers.errors.js';

const currentLimits = db
  .selectFrom('editions')
  .select([
    'id',
    sql<number>`(document -> 'limits' ->> 'papersPerReviewer')::int`.as('usual'),
    sql<string[]>`jsonb_path_query_array(document, '$.topics[*].name')`.as('names'),
  ])
  .where(({ ref }) => ref('is_current'));

/*
 * Reads `users`, `papers` and `editions` for the chairs' list of reviewers.
 */

const reviewers = db
  .selectFrom('users as u')
  .innerJoin(currentLimits.as('e'), (join) => join.onTrue())
  .leftJoin('reviewer_profiles as f', 'f.user_id', 'u.id')
  .crossJoinLateral(({ selectFrom }) =>
    selectFrom('reviews as r')
      .innerJoin('papers as p', 'p.id', 'r.paper_id')
      .select(({ eb, and, ref }) => [
        count().as('load'),
        countIf(
          and([
            eb('r.status', 'in', ['invited', 'accepted']),
            eb('r.due_at', '<', sql<Date>`now()`),
            eb('p.status', '=', 'under-review'),
            eb('r.round', '=', ref('p.round')),
          ]),
        ).as('late'),
      ])
      .whereRef('r.reviewer_id', '=', 'u.id')
      .where('r.status', '<>', 'declined')
      .whereRef('p.edition_id', '=', 'e.id')
      .where('p.status', '<>', 'withdrawn')
      .as('given'),
  )
  .select(({ fn, ref, lit }) => [
    'u.id',
    sql<string>`u.first_name || ' ' || u.last_name`.as('name'),
    'u.sort_name',
    'u.search_text',
    'u.email',
    'u.organization',
    sql<boolean>`u.role = 'admin'`.as('is_admin'),
    'given.load',
    'given.late',
    'f.max_load',
    sql<string[]>`coalesce(f.topics, '{}')`.as('topics'),
    fn.coalesce('f.version', lit(0)).as('version'),
    fn.coalesce('f.is_paused', lit(false)).as('is_paused'),
    fn.coalesce('f.max_load', ref('e.usual')).as('limit'),
    'e.names',
  ])
  .where('u.role', 'in', ['reviewer', 'admin'])
  .where(({ not, ref }) => not(ref('u.is_disabled')))
  .where(({ ref }) => ref('u.is_email_verified'))
  .as('w');

const availability = sql<AdminReviewer['availability']>`CASE WHEN w.is_paused THEN 'paused'
  WHEN w.load >= w."limit" THEN 'at-capacity' ELSE 'available' END`;

/** Ratings are of papers that the chair may read. */
const query = (chair: PaperReader) =>
  db.selectFrom(reviewers).select(({ ref }) => [
    'w.id',
    'w.name',
    'w.email',
    'w.organization',
    'w.is_admin as isAdmin',
    'w.load',
    'w.late',
    'w.limit',
    availability.as('availability'),
    'w.max_load as maxLoad',
    'w.is_paused as isPaused',
    'w.version',
    sql<string[]>`ARRAY(SELECT topic FROM jsonb_array_elements_text(w.names) AS named (topic)
                         WHERE topic = ANY (w.topics))`.as('topics'),
    jsonObjectFrom(meanRatingOf(ref('w.id'), chair))
      .$notNull()
      .as('ratings'),
  ]);

const reviewerList = (chair: PaperReader) =>
  list({
    query: query(chair),
    id: 'w.id',
    sorts: {
      name: { column: 'w.sort_name', type: 'text' },
      load: { column: 'w.load', type: 'integer' },
    },
    where: ({ ref }, filters: ReviewersQuery) => [
      filters.availability && sql<boolean>`${availability} = ${filters.availability}`,
      filters.topic && sql<boolean>`${filters.topic} = ANY (w.topics)`,
      filters.q && contains(ref('w.search_text'), filters.q.toLowerCase()),
    ],
  });

const findReviewer = statement((p: PaperReader & { id: string }) =>
  query(p).where('w.id', '=', p.id),
);

const countReviewers = statement(() =>
  db
    .selectFrom(db.selectFrom(reviewers).select(availability.as('availability')).as('each'))
    .select(({ eb }) => [
      count().as('all'),
      countIf(eb('availability', '=', 'available')).as('available'),
      countIf(eb('availability', '=', 'at-capacity')).as('at-capacity'),
      countIf(eb('availability', '=', 'paused')).as('paused'),
    ]),
);

type ReviewerRecord = RowOf<ReturnType<typeof reviewerList>>;

@Injectable()
export class AdminReviewersQuery {
  constructor(private readonly dataSource: DataSource) {}

  async list(
    chair: PermittedUser,
    query: ReviewersQuery,
  ): Promise<Page<AdminReviewer, ReviewerCounts>> {
    const page = await readPage(this.dataSource, reviewerList(paperReader(chair)), query, query);
    const counts = await countReviewers.one(this.dataSource);
    return { items: page.rows.map(present), nextCursor: page.nextCursor, counts };
  }

  /** @throws AppError NOT_FOUND */
  async read(chair: PermittedUser, id: string): Promise<AdminReviewer> {
    const found = await findReviewer.first(this.dataSource, { id, ...paperReader(chair) });
    if (!found) throw reviewerNotFound();
    return present(found);
  }
}

function present(record: ReviewerRecord): AdminReviewer {
  const { maxLoad, topics, isPaused, version, ...rest } = record;
  return { ...rest, terms: { maxLoad, topics, isPaused, version } };
}
