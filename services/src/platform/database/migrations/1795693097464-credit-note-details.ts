import type { MigrationInterface, QueryRunner } from 'typeorm';

export class CreditNoteDetails1795693097464 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      -- The issuer and the addressee of its day. Null once the person's data is erased.
      ALTER TABLE credit_notes ADD COLUMN details jsonb;
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`ALTER TABLE credit_notes DROP COLUMN details`);
  }
}
