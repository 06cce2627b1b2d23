import { sql } from 'kysely';
import { db } from '../../platform/database/db.js';
import { count, param } from '../../platform/database/expressions.js';
import { statement } from '../../platform/database/statement.js';
import type { PaperReader } from '../../platform/work/work.js';
import { isHiddenFrom } from '../conflicts/conflicted-papers.read-model.js';

/* Reads `papers`, `paper_authors`, `editions` and `users` for bids. */

const IN_BIDDING = ['submitted', 'screening', 'under-review'] as const;

/** Papers that the reviewer neither wrote nor has a declared conflict with. */
const openTo = (reviewer: PaperReader) =>
  db
    .selectFrom('papers as p')
    .innerJoin('editions as e', 'e.id', 'p.edition_id')
    .where(({ ref }) => ref('e.is_current'))
    .where('p.status', 'in', IN_BIDDING)
    .where(({ not }) => not(isHiddenFrom(reviewer)));

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

/** Without papers that are hidden from the chair. */
export const findBidding = statement((p: PaperReader) => {
  const papers = db
    .selectFrom('papers as p')
    .innerJoin('editions as e', 'e.id', 'p.edition_id')
    .leftJoin('bids as b', 'b.paper_id', 'p.id')
    .select([
      'p.id',
      sql<number>`count(b.level)::int`.as('bids'),
      sql<number>`count(*) FILTER (WHERE b.level >= 4)::int`.as('willing'),
    ])
    .where(({ ref }) => ref('e.is_current'))
    .where('p.status', 'in', IN_BIDDING)
    .where(({ not }) => not(isHiddenFrom(p)))
    .groupBy('p.id');
  return db
    .with('listed', () => papers)
    .selectNoFrom(({ selectFrom }) => [
      selectFrom('users as u')
        .select(count().as('count'))
        .where('u.role', '=', 'reviewer')
        .where(({ not, ref }) => not(ref('u.is_disabled')))
        .$asScalar()
        .$notNull()
        .as('reviewers'),
      sql<number>`(SELECT count(DISTINCT b.reviewer_id)::int FROM bids b
        WHERE b.paper_id IN (SELECT id FROM listed))`.as('reviewersWithBids'),
      sql<number>`(SELECT coalesce(sum(bids), 0)::int FROM listed)`.as('bids'),
      sql<number>`(SELECT count(*)::int FROM listed)`.as('papers'),
      sql<number>`(SELECT count(*) FILTER (WHERE willing >= 3)::int FROM listed)`.as(
        'papersWanted',
      ),
    ]);
});
