import type { MigrationInterface, QueryRunner } from 'typeorm';

export class UploadsOfBrowsers1795542145646 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      -- An account, or the browser of a payer without one. Erasure deletes an account's uploads itself.
      ALTER TABLE uploads DROP CONSTRAINT uploads_owner_id_fkey;
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      DELETE FROM uploads WHERE owner_id NOT IN (SELECT id FROM users);
      ALTER TABLE uploads ADD CONSTRAINT uploads_owner_id_fkey FOREIGN KEY (owner_id) REFERENCES users (id);
    `);
  }
}
