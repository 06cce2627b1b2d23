import type { MigrationInterface, QueryRunner } from 'typeorm';

const TABLES = ['editions', 'edition_revisions'];

export class GroupInvitationsPerDay1795789634314 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    for (const table of TABLES) {
      await runner.query(
        `UPDATE ${table} SET document = jsonb_set(document, '{groups,invitationsPerDay}', '100')`,
      );
    }
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const table of TABLES) {
      await runner.query(`UPDATE ${table} SET document = document #- '{groups,invitationsPerDay}'`);
    }
  }
}
