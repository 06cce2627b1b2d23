import type { MigrationInterface, QueryRunner } from 'typeorm';

export class PaperNotes1795497326423 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      -- For organisers only. A returned draft that its author deletes takes its notes with it.
      CREATE TABLE paper_notes (
        id uuid PRIMARY KEY,
        paper_id uuid NOT NULL REFERENCES papers (id) ON DELETE CASCADE,
        author_id uuid NOT NULL REFERENCES users (id),
        text text NOT NULL,
        created_at timestamptz NOT NULL
      );
      CREATE INDEX paper_notes_paper ON paper_notes (paper_id, id);
      CREATE INDEX paper_notes_author ON paper_notes (author_id, id);
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE paper_notes');
  }
}
