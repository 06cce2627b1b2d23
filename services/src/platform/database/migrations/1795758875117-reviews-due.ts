import type { MigrationInterface, QueryRunner } from 'typeorm';

const REVIEWS_DUE = `(SELECT min(o.due_at) FROM reviews o
  WHERE o.paper_id = p.id AND o.round = p.round AND o.status IN ('invited', 'accepted'))`;

function scorePapers(columns: readonly string[]): string {
  const stored = columns.map((column) => `s.${column}`).join(', ');
  const counted = columns.map((column) => `counted.${column}`).join(', ');
  return `
    CREATE OR REPLACE FUNCTION score_papers(papers_changed uuid[]) RETURNS void LANGUAGE plpgsql AS $$
      BEGIN
        -- Waits for concurrent reviews; the next statement then sees them.
        PERFORM FROM paper_scores WHERE paper_id = ANY (papers_changed)
          ORDER BY paper_id FOR NO KEY UPDATE;
        UPDATE paper_scores s SET (${columns.join(', ')}) = ROW(${counted})
          FROM (
            SELECT p.id, coalesce(round(100 * avg(r.mean)), 0)::integer AS score,
                   CASE WHEN count(r.mean) > 1
                     THEN round(100 * (max(r.mean) - min(r.mean)))::integer END AS spread,
                   ${REVIEWS_DUE} AS reviews_due_at
              FROM papers p
              LEFT JOIN LATERAL (
                SELECT avg(c.value::numeric) AS mean
                  FROM reviews r, jsonb_each_text(r.criteria) c
                 WHERE r.paper_id = p.id AND r.round = p.round AND r.status = 'submitted'
                 GROUP BY r.id) r ON true
             WHERE p.id = ANY (papers_changed)
             GROUP BY p.id) counted
         WHERE s.paper_id = counted.id AND (${stored}) IS DISTINCT FROM (${counted});
      END
    $$;`;
}

const onReviews = (event: string, changed: string) => `
  CREATE OR REPLACE FUNCTION score_papers_on_review_${event}() RETURNS trigger LANGUAGE plpgsql AS $$
    BEGIN
      PERFORM score_papers(array_agg(DISTINCT paper_id)) FROM (${changed}) changed
        HAVING count(*) > 0;
      RETURN NULL;
    END
  $$;`;

const submitted = (rows: string) => `SELECT paper_id FROM ${rows} WHERE status = 'submitted'`;

export class ReviewsDue1795758875117 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      -- The first date of the open reviews of the round. The list of overdue papers read the reviews of each paper
      -- that it passed.
      ALTER TABLE paper_scores ADD reviews_due_at timestamptz;
      ${scorePapers(['score', 'spread', 'reviews_due_at'])}
      ${onReviews('insert', 'SELECT paper_id FROM new_rows')}
      ${onReviews('delete', 'SELECT paper_id FROM old_rows')}
      ${onReviews(
        'update',
        `SELECT n.paper_id FROM new_rows n JOIN old_rows o USING (id)
          WHERE (n.status, n.criteria, n.due_at) IS DISTINCT FROM (o.status, o.criteria, o.due_at)`,
      )}
      SELECT score_papers(array_agg(DISTINCT paper_id)) FROM reviews HAVING count(*) > 0;
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ${scorePapers(['score', 'spread'])}
      ${onReviews('insert', submitted('new_rows'))}
      ${onReviews('delete', submitted('old_rows'))}
      ${onReviews('update', `${submitted('old_rows')} UNION ALL ${submitted('new_rows')}`)}
      ALTER TABLE paper_scores DROP reviews_due_at;
    `);
  }
}
