import type { MigrationInterface, QueryRunner } from 'typeorm';

export class Papers1763600300000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE papers (
        id uuid PRIMARY KEY,
        edition_id uuid NOT NULL REFERENCES editions (id),
        owner_id uuid NOT NULL REFERENCES users (id),
        kind text NOT NULL CHECK (kind IN ('full-paper', 'poster')),
        title text NOT NULL,
        status text NOT NULL CHECK (status IN (
          'draft', 'submitted', 'screening', 'under-review', 'decided', 'minor-corrections',
          'major-corrections', 'resubmitted', 'verified', 'accepted', 'rejected', 'desk-rejected',
          'withdrawn'
        )),
        created_at timestamptz NOT NULL
      );
      CREATE INDEX papers_owner ON papers (owner_id, edition_id, id);
      CREATE INDEX papers_status ON papers (edition_id, status);
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE papers;');
  }
}
