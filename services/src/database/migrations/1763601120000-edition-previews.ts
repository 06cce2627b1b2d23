import type { MigrationInterface, QueryRunner } from 'typeorm';

export class EditionPreviews1763601120000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE edition_previews (
        id bytea PRIMARY KEY,
        edition jsonb NOT NULL,
        expires_at timestamptz NOT NULL
      );
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE edition_previews;');
  }
}
