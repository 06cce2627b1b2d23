import type { MigrationInterface, QueryRunner } from 'typeorm';

export class Editions1763600100000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE editions (
        id uuid PRIMARY KEY,
        slug text NOT NULL UNIQUE,
        is_current boolean NOT NULL,
        revision integer NOT NULL CHECK (revision > 0),
        document jsonb NOT NULL
      );
      CREATE UNIQUE INDEX editions_current ON editions (is_current) WHERE is_current;

      CREATE TABLE fee_tables (
        edition_id uuid NOT NULL REFERENCES editions (id),
        revision integer NOT NULL CHECK (revision > 0),
        fees jsonb NOT NULL,
        created_at timestamptz NOT NULL,
        PRIMARY KEY (edition_id, revision)
      );
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE fee_tables, editions;');
  }
}
