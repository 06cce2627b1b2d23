import type { MigrationInterface, QueryRunner } from 'typeorm';

export class Preferences1795496181446 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE preferences (
        user_id uuid PRIMARY KEY REFERENCES users (id) ON DELETE CASCADE,
        has_shortcuts boolean NOT NULL DEFAULT true,
        -- Of the list of papers; null for the usual ones.
        paper_columns text[]
      );
      CREATE TABLE saved_views (
        id uuid PRIMARY KEY,
        owner_id uuid NOT NULL REFERENCES users (id) ON DELETE CASCADE,
        list text NOT NULL CHECK (list IN ('papers')),
        name text NOT NULL,
        -- The query of the list's address.
        search text NOT NULL,
        UNIQUE (owner_id, list, name)
      );
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE saved_views; DROP TABLE preferences');
  }
}
