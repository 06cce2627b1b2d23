import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Bidding is closed in existing editions. */
export class Bids1795693200000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      -- From 1, not willing, to 5, eager; without a row, none. Read by the reviewer, and by chairs as counts and in proposals.
      CREATE TABLE bids (
        reviewer_id uuid NOT NULL REFERENCES users (id) ON DELETE CASCADE,
        paper_id uuid NOT NULL REFERENCES papers (id) ON DELETE CASCADE,
        level integer NOT NULL CHECK (level BETWEEN 1 AND 5),
        updated_at timestamptz NOT NULL,
        PRIMARY KEY (reviewer_id, paper_id)
      );
      CREATE INDEX bids_paper ON bids (paper_id);
    `);
    for (const table of ['editions', 'edition_revisions']) {
      await runner.query(`
        UPDATE ${table} SET document = document || '{"bidding": {"open": false}}'::jsonb
      `);
    }
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE bids');
    for (const table of ['editions', 'edition_revisions']) {
      await runner.query(`UPDATE ${table} SET document = document - 'bidding'`);
    }
  }
}
