import type { MigrationInterface, QueryRunner } from 'typeorm';

export class Reviews1763600600000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE reviews (
        id uuid PRIMARY KEY,
        paper_id uuid NOT NULL REFERENCES papers (id),
        reviewer_id uuid NOT NULL REFERENCES users (id),
        status text NOT NULL CHECK (status IN ('invited', 'accepted', 'declined', 'finished')),
        due_at timestamptz NOT NULL,
        created_at timestamptz NOT NULL,
        UNIQUE (paper_id, reviewer_id)
      );
      CREATE INDEX reviews_reviewer ON reviews (reviewer_id, due_at, id);
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE reviews;');
  }
}
