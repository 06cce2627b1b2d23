import { sql } from 'kysely';
import { db } from '../../platform/database/db.js';
import { count, param } from '../../platform/database/expressions.js';
import { counts, isSample } from '../../platform/database/samples.js';
import { statement } from '../../platform/database/statement.js';
import type { PaperReader } from '../../platform/work/work.js';
import { isHiddenFrom, isHiddenFromBidder } from '../conflicts/conflicted-papers.read-model.js';

/* Reads `papers`, `paper_authors`, `reviews`, `editions` and `users` for bids. */

const IN_BIDDING = ['submitted', 'screening', 'under-review'] as const;

/** Papers that the reviewer neither wrote nor reviews, nor has a declared conflict with. */
const openTo = (reviewer: PaperReader) =>
  db
    .selectFrom('papers as p')
    .innerJoin('editions as e', 'e.id', 'p.edition_id')
    .where(({ ref }) => ref('e.is_current'))
    .where('p.status', 'in', IN_BIDDING)
    .where(
      sql<boolean>`p.id <> ALL (ARRAY(
      SELECT paper_id FROM reviews
       WHERE reviewer_id = ${reviewer.chairId} AND status <> 'declined'))`,
    )
    .where(({ not }) => not(isHiddenFromBidder(reviewer)));

interface Page extends PaperReader {
  /** Of the last paper before; null at first. */
  score: number | null;
  after: string | null;
}

export const BIDS_OF_PAGE = 50;

export const findBidPapers = statement((p: Page) =>
  openTo(p)
    .leftJoin('text_affinities as t', (join) =>
      join.onRef('t.paper_id', '=', 'p.id').on('t.reviewer_id', '=', p.chairId),
    )
    .leftJoin('bids as b', (join) =>
      join.onRef('b.paper_id', '=', 'p.id').on('b.reviewer_id', '=', p.chairId),
    )
    .select([
      ...(['p.id', 'p.title', 'p.abstract', 'p.topic', 'p.keywords', 'b.level'] as const),
      sql<number>`coalesce(t.score, 0)::float8`.as('score'),
    ])
    .where(
      sql<boolean>`(${p.after}::uuid IS NULL OR (coalesce(t.score, 0)::float8, p.id)
        < (${p.score}::float8, ${p.after}::uuid))`,
    )
    .orderBy(sql`coalesce(t.score, 0)::float8`, 'desc')
    .orderBy('p.id', 'desc')
    .limit(BIDS_OF_PAGE + 1),
);

export const findBidCounts = statement((p: PaperReader) =>
  openTo(p)
    .leftJoin('bids as b', (join) =>
      join.onRef('b.paper_id', '=', 'p.id').on('b.reviewer_id', '=', p.chairId),
    )
    .select([count().as('total'), sql<number>`count(b.level)::int`.as('bids')]),
);

export const findBidPaper = statement((p: PaperReader & { paperId: string }) =>
  openTo(p).select('p.id').where('p.id', '=', param(p.paperId, 'uuid')),
);

/** Without papers that are hidden from the chair, and without samples once real data exists. */
export const findBidding = statement((p: PaperReader) =>
  db
    .with('reviewers', (db) =>
      db
        .selectFrom('users as u')
        .select('u.id')
        .where('u.role', '=', 'reviewer')
        .where(({ not, ref }) => not(ref('u.is_disabled'))),
    )
    .with('listed', (db) =>
      db
        .selectFrom('papers as p')
        .innerJoin('editions as e', 'e.id', 'p.edition_id')
        .select('p.id')
        .where(({ ref }) => ref('e.is_current'))
        .where('p.status', 'in', IN_BIDDING)
        .where(({ ref }) => counts(isSample(ref('p.owner_id'))))
        .where(({ not }) => not(isHiddenFrom(p))),
    )
    .with('counted', (db) =>
      db
        .selectFrom('bids as b')
        .innerJoin('reviewers as r', 'r.id', 'b.reviewer_id')
        .innerJoin('listed as l', 'l.id', 'b.paper_id')
        .select(['b.paper_id', 'b.reviewer_id', 'b.level']),
    )
    .selectNoFrom([
      sql<number>`(SELECT count(*)::int FROM reviewers)`.as('reviewers'),
      sql<number>`(SELECT count(DISTINCT reviewer_id)::int FROM counted)`.as('reviewersWithBids'),
      sql<number>`(SELECT count(*)::int FROM counted)`.as('bids'),
      sql<number>`(SELECT count(*)::int FROM listed)`.as('papers'),
      sql<number>`(SELECT count(*)::int FROM (
        SELECT FROM counted WHERE level >= 4 GROUP BY paper_id HAVING count(*) >= 3) wanted)`.as(
        'papersWanted',
      ),
    ]),
);
