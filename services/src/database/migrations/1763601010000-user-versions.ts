import type { MigrationInterface, QueryRunner } from 'typeorm';

export class UserVersions1763601010000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE users ADD version integer NOT NULL DEFAULT 1;');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE users DROP version;');
  }
}
