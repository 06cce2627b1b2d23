import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Triggers with a condition on the status, since most writes of reviews change no score. */
const onReviews = (event: string, referencing: string, sources: string) => `
  CREATE FUNCTION score_papers_on_review_${event}() RETURNS trigger LANGUAGE plpgsql AS $$
    BEGIN
      PERFORM score_papers(array_agg(DISTINCT paper_id)) FROM (${sources}) changed
        WHERE status = 'submitted' HAVING count(*) > 0;
      RETURN NULL;
    END
  $$;
  CREATE TRIGGER reviews_scored_on_${event} AFTER ${event} ON reviews
    REFERENCING ${referencing}
    FOR EACH STATEMENT EXECUTE FUNCTION score_papers_on_review_${event}();`;

const OLD = 'SELECT paper_id, status FROM old_rows';
const NEW = 'SELECT paper_id, status FROM new_rows';

export class PaperScores1795493512299 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      -- Not in papers: reviewers of one paper who submit at once would each lock it for the other.
      CREATE TABLE paper_scores (
        paper_id uuid PRIMARY KEY REFERENCES papers (id) ON DELETE CASCADE,
        edition_id uuid NOT NULL REFERENCES editions (id),
        -- Hundredths: the mean of the submitted reviews of the round, each the mean of its criteria. 0 without any.
        score integer NOT NULL DEFAULT 0 CHECK (score >= 0),
        -- Hundredths: from the lowest review to the highest. Null below two reviews.
        spread integer CHECK (spread >= 0)
      );
      CREATE INDEX paper_scores_score ON paper_scores (edition_id, score, paper_id);
      INSERT INTO paper_scores (paper_id, edition_id) SELECT id, edition_id FROM papers;

      CREATE FUNCTION score_papers(papers_changed uuid[]) RETURNS void LANGUAGE plpgsql AS $$
        BEGIN
          -- Waits for concurrent reviews; the next statement then sees them.
          PERFORM FROM paper_scores WHERE paper_id = ANY (papers_changed)
            ORDER BY paper_id FOR NO KEY UPDATE;
          UPDATE paper_scores s SET score = counted.score, spread = counted.spread
            FROM (
              SELECT p.id, coalesce(round(100 * avg(r.mean)), 0)::integer AS score,
                     CASE WHEN count(r.mean) > 1
                       THEN round(100 * (max(r.mean) - min(r.mean)))::integer END AS spread
                FROM papers p
                LEFT JOIN LATERAL (
                  SELECT avg(c.value::numeric) AS mean
                    FROM reviews r, jsonb_each_text(r.criteria) c
                   WHERE r.paper_id = p.id AND r.round = p.round AND r.status = 'submitted'
                   GROUP BY r.id) r ON true
               WHERE p.id = ANY (papers_changed)
               GROUP BY p.id) counted
           WHERE s.paper_id = counted.id
             AND (s.score, s.spread) IS DISTINCT FROM (counted.score, counted.spread);
        END
      $$;
      SELECT score_papers(array_agg(DISTINCT paper_id)) FROM reviews WHERE status = 'submitted'
        HAVING count(*) > 0;

      CREATE FUNCTION add_paper_scores() RETURNS trigger LANGUAGE plpgsql AS $$
        BEGIN
          INSERT INTO paper_scores (paper_id, edition_id) SELECT id, edition_id FROM new_rows;
          RETURN NULL;
        END
      $$;
      CREATE TRIGGER papers_scores_added AFTER INSERT ON papers REFERENCING NEW TABLE AS new_rows
        FOR EACH STATEMENT EXECUTE FUNCTION add_paper_scores();

      CREATE FUNCTION score_paper_of_round() RETURNS trigger LANGUAGE plpgsql AS $$
        BEGIN PERFORM score_papers(ARRAY[NEW.id]); RETURN NULL; END
      $$;
      CREATE TRIGGER papers_scored_on_round AFTER UPDATE OF round ON papers
        FOR EACH ROW WHEN (OLD.round <> NEW.round) EXECUTE FUNCTION score_paper_of_round();
      ${onReviews('insert', 'NEW TABLE AS new_rows', NEW)}
      ${onReviews('update', 'OLD TABLE AS old_rows NEW TABLE AS new_rows', `${OLD} UNION ALL ${NEW}`)}
      ${onReviews('delete', 'OLD TABLE AS old_rows', OLD)}
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      DROP TRIGGER reviews_scored_on_insert ON reviews;
      DROP TRIGGER reviews_scored_on_update ON reviews;
      DROP TRIGGER reviews_scored_on_delete ON reviews;
      DROP TRIGGER papers_scores_added ON papers;
      DROP TRIGGER papers_scored_on_round ON papers;
      DROP FUNCTION score_papers_on_review_insert();
      DROP FUNCTION score_papers_on_review_update();
      DROP FUNCTION score_papers_on_review_delete();
      DROP FUNCTION add_paper_scores();
      DROP FUNCTION score_paper_of_round();
      DROP FUNCTION score_papers(uuid[]);
      DROP TABLE paper_scores;
    `);
  }
}
