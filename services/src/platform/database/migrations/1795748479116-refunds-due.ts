import type { MigrationInterface, QueryRunner } from 'typeorm';

export class RefundsDue1795748479116 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      -- Money to return: ended registrations, and above the fee. Few of many payments.
      CREATE INDEX payments_refunds_due ON payments (id)
        WHERE received_cents > 0 AND status <> 'refunded'
          AND (status IN ('cancelled', 'rejected') OR received_cents > amount_cents);
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP INDEX payments_refunds_due');
  }
}
