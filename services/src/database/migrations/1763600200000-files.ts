import type { MigrationInterface, QueryRunner } from 'typeorm';

export class Files1763600200000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE files (
        id uuid PRIMARY KEY,
        storage_key text NOT NULL UNIQUE,
        name text NOT NULL,
        type text NOT NULL,
        bytes integer NOT NULL CHECK (bytes > 0),
        sha256 bytea NOT NULL,
        purpose text NOT NULL CHECK (purpose IN ('cv', 'payment-proof')),
        created_at timestamptz NOT NULL
      );
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE files;');
  }
}
