import type { MigrationInterface, QueryRunner } from 'typeorm';

export class PaymentWays1795761200000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      -- Few of many payments come from a payment page.
      CREATE INDEX payments_gateway ON payments (gateway) WHERE gateway <> 'manual';
      -- When the link of the newest email about the account ends.
      ALTER TABLE refunds ADD token_expires_at timestamptz;
      UPDATE refunds SET token_expires_at = changed_at + interval '30 days' WHERE token_hash IS NOT NULL;
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      DROP INDEX payments_gateway;
      ALTER TABLE refunds DROP token_expires_at;
    `);
  }
}
