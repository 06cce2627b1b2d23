import type { MigrationInterface, QueryRunner } from 'typeorm';

export class Pictures1763601110000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE pictures (
        name text PRIMARY KEY,
        used_at timestamptz NOT NULL
      );
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE pictures;');
  }
}
