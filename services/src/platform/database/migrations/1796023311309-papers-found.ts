import type { MigrationInterface, QueryRunner } from 'typeorm';

export class PapersFound1796023311309 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      -- Ids of the submitted papers of the current edition that a search finds; null where they are more. Planned for each
      -- search, and without an order: a list in its order would be read to its end for a word that few papers have, since
      -- the planner cannot know how few.
      CREATE FUNCTION papers_found(pattern text, search text, at_most integer) RETURNS uuid[]
        LANGUAGE plpgsql STABLE SET search_path = pg_catalog, public SET plan_cache_mode = force_custom_plan AS $$
        DECLARE
          edition uuid;
          words tsquery;
          found uuid[];
        BEGIN
          SELECT id, search_in(paper_languages(document), search) INTO edition, words
            FROM editions WHERE is_current;
          SELECT array_agg(id) INTO found FROM (
            SELECT id FROM papers
             WHERE submitted_at IS NOT NULL AND edition_id = edition
               AND (search_text LIKE pattern OR search_words @@ words)
             LIMIT at_most + 1) few;
          RETURN CASE WHEN cardinality(found) > at_most THEN NULL ELSE coalesce(found, '{}') END;
        END
      $$;
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`DROP FUNCTION papers_found(text, text, integer)`);
  }
}
