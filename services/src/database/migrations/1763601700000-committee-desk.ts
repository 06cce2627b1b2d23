import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Authors are reminded of their corrections; reviewers without a limit of their own have the edition's. */
export class CommitteeDesk1763601700000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE papers ADD corrections_reminded_at timestamptz;
      ALTER TABLE reviewer_profiles ALTER max_load DROP NOT NULL;
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      DELETE FROM reviewer_profiles WHERE max_load IS NULL;
      ALTER TABLE reviewer_profiles ALTER max_load SET NOT NULL;
      ALTER TABLE papers DROP corrections_reminded_at;
    `);
  }
}
