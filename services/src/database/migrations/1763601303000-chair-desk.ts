import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What the chair's list of papers searches, sorts and filters by; and the edition's limits for reviewers. */
export class ChairDesk1763601303000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE papers
        ADD sort_title text NOT NULL GENERATED ALWAYS AS (lower(title)) STORED,
        ADD due_at timestamptz NOT NULL GENERATED ALWAYS AS (coalesce(CASE
          WHEN status IN ('submitted', 'screening') THEN acknowledge_by
          WHEN status IN ('minor-corrections', 'major-corrections') THEN corrections_by
          WHEN status = 'resubmitted' THEN verify_by
        END, timestamptz '9999-12-31 00:00:00+00')) STORED;
      UPDATE papers SET submitted_at = created_at WHERE status <> 'draft' AND submitted_at IS NULL;
      ALTER TABLE paper_authors
        ADD search_text text NOT NULL GENERATED ALWAYS AS
          (lower(given_name || ' ' || family_name || ' ' || email || ' ' || affiliation)) STORED;

      DROP INDEX papers_status;
      CREATE INDEX papers_submitted_at ON papers (edition_id, submitted_at, id);
      CREATE INDEX papers_sort_title ON papers (edition_id, sort_title, id);
      CREATE INDEX papers_due_at ON papers (edition_id, due_at, id);
      CREATE INDEX papers_status ON papers (edition_id, status, submitted_at, id);
      CREATE INDEX papers_status_title ON papers (edition_id, status, sort_title, id);
      CREATE INDEX papers_status_due ON papers (edition_id, status, due_at, id);
      CREATE INDEX papers_topic ON papers (edition_id, topic, submitted_at, id);
      CREATE INDEX papers_search ON papers USING gin (sort_title gin_trgm_ops);
      CREATE INDEX paper_authors_search ON paper_authors USING gin (search_text gin_trgm_ops);
      CREATE INDEX review_invitations_paper ON review_invitations (paper_id);
    `);
    for (const table of ['editions', 'edition_revisions']) {
      await runner.query(`
        UPDATE ${table} SET document = jsonb_set(document, '{limits}',
          '{"papersPerReviewer": 6, "reviewDays": 14}'::jsonb || (document -> 'limits'));
      `);
    }
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const table of ['editions', 'edition_revisions']) {
      await runner.query(`
        UPDATE ${table} SET document = document #- '{limits,papersPerReviewer}' #- '{limits,reviewDays}';
      `);
    }
    await runner.query(`
      DROP INDEX review_invitations_paper, paper_authors_search,
        papers_search, papers_topic, papers_status_due, papers_status_title, papers_status,
        papers_due_at, papers_sort_title, papers_submitted_at;
      CREATE INDEX papers_status ON papers (edition_id, status);
      ALTER TABLE paper_authors DROP search_text;
      ALTER TABLE papers DROP due_at, DROP sort_title;
    `);
  }
}
