import type { MigrationInterface, QueryRunner } from 'typeorm';

export class CameraReadyBy1795626310664 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      -- Of one paper; a later date of the edition replaces it.
      ALTER TABLE paper_publications ADD camera_ready_by timestamptz;
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE paper_publications DROP COLUMN camera_ready_by');
  }
}
