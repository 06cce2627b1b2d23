import type { MigrationInterface, QueryRunner } from 'typeorm';

export class SampleNumbers1795493215457 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE FUNCTION is_sample_account(account uuid) RETURNS boolean LANGUAGE sql STABLE
        RETURN coalesce((SELECT is_sample FROM users WHERE id = account), false);
      -- Samples have numbers of their own, so that no real number is missing once they are removed.
      ALTER TABLE paper_numbers
        ADD COLUMN is_sample boolean NOT NULL DEFAULT false,
        DROP CONSTRAINT paper_numbers_pkey, ADD PRIMARY KEY (edition_id, is_sample);
      ALTER TABLE receipt_numbers
        ADD COLUMN is_sample boolean NOT NULL DEFAULT false,
        DROP CONSTRAINT receipt_numbers_pkey, ADD PRIMARY KEY (edition_id, is_sample);
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      DROP FUNCTION is_sample_account;
      DELETE FROM paper_numbers WHERE is_sample;
      DELETE FROM receipt_numbers WHERE is_sample;
      ALTER TABLE paper_numbers DROP CONSTRAINT paper_numbers_pkey, DROP COLUMN is_sample, ADD PRIMARY KEY (edition_id);
      ALTER TABLE receipt_numbers DROP CONSTRAINT receipt_numbers_pkey, DROP COLUMN is_sample, ADD PRIMARY KEY (edition_id);
    `);
  }
}
