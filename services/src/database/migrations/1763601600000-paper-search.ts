import type { MigrationInterface, QueryRunner } from 'typeorm';

const LISTED = 'WHERE submitted_at IS NOT NULL';

const authorsOf = (paper: string) => `
  coalesce((
    SELECT string_agg(lower(a.given_name || ' ' || a.family_name || ' ' || a.email || ' ' || a.affiliation),
                      ' ' ORDER BY a.position)
      FROM paper_authors a WHERE a.paper_id = ${paper}.id), '')`;

/**
 * Papers are searched by one text, so that the planner knows how many there will be: a trigger keeps
 * the authors' part of it. The chairs' list has no drafts, and neither have its indexes.
 */
export class PaperSearch1763601600000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      DROP INDEX papers_search, papers_topic, papers_status_due, papers_status_title, papers_due_at,
        papers_sort_title, papers_submitted_at;
      ALTER TABLE paper_authors DROP search_text;
      ALTER TABLE papers ADD authors_text text NOT NULL DEFAULT '';
      UPDATE papers p SET authors_text = ${authorsOf('p')};
      ALTER TABLE papers ADD search_text text NOT NULL
        GENERATED ALWAYS AS (lower(title) || ' ' || authors_text) STORED;

      CREATE FUNCTION keep_authors_text() RETURNS trigger LANGUAGE plpgsql AS $$
        BEGIN
          UPDATE papers p SET authors_text = ${authorsOf('p')}
           WHERE p.id IN (SELECT paper_id FROM changed);
          RETURN NULL;
        END
      $$;
    `);
    for (const [event, rows] of [
      ['INSERT', 'NEW'],
      ['UPDATE', 'NEW'],
      ['DELETE', 'OLD'],
    ] as const) {
      await runner.query(`
        CREATE TRIGGER paper_authors_text_on_${event.toLowerCase()} AFTER ${event} ON paper_authors
          REFERENCING ${rows} TABLE AS changed
          FOR EACH STATEMENT EXECUTE FUNCTION keep_authors_text();
      `);
    }
    await runner.query(`
      CREATE INDEX papers_submitted_at ON papers (edition_id, submitted_at, id) ${LISTED};
      CREATE INDEX papers_listed_number ON papers (edition_id, number, id) ${LISTED};
      CREATE INDEX papers_sort_title ON papers (edition_id, sort_title, id) ${LISTED};
      CREATE INDEX papers_due_at ON papers (edition_id, due_at, id) ${LISTED};
      CREATE INDEX papers_status_title ON papers (edition_id, status, sort_title, id) ${LISTED};
      CREATE INDEX papers_status_due ON papers (edition_id, status, due_at, id) ${LISTED};
      CREATE INDEX papers_topic ON papers (edition_id, topic, submitted_at, id) ${LISTED};
      CREATE INDEX papers_search ON papers USING gin (search_text gin_trgm_ops) ${LISTED};
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      DROP FUNCTION keep_authors_text CASCADE;
      DROP INDEX papers_search, papers_topic, papers_status_due, papers_status_title, papers_due_at,
        papers_sort_title, papers_listed_number, papers_submitted_at;
      ALTER TABLE papers DROP search_text, DROP authors_text;
      ALTER TABLE paper_authors
        ADD search_text text NOT NULL GENERATED ALWAYS AS
          (lower(given_name || ' ' || family_name || ' ' || email || ' ' || affiliation)) STORED;
      CREATE INDEX papers_submitted_at ON papers (edition_id, submitted_at, id);
      CREATE INDEX papers_sort_title ON papers (edition_id, sort_title, id);
      CREATE INDEX papers_due_at ON papers (edition_id, due_at, id);
      CREATE INDEX papers_status_title ON papers (edition_id, status, sort_title, id);
      CREATE INDEX papers_status_due ON papers (edition_id, status, due_at, id);
      CREATE INDEX papers_topic ON papers (edition_id, topic, submitted_at, id);
      CREATE INDEX papers_search ON papers USING gin (sort_title gin_trgm_ops);
      CREATE INDEX paper_authors_search ON paper_authors USING gin (search_text gin_trgm_ops);
    `);
  }
}
