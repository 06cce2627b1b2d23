import type { MigrationInterface, QueryRunner } from 'typeorm';

export class Disputes1795773000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE provider_checks
        -- What settled it in the ledger.
        ADD entry_id bigint REFERENCES ledger_entries (id),
        -- A dispute that the provider has decided for the payer.
        ADD reported_lost boolean NOT NULL DEFAULT false,
        DROP CONSTRAINT provider_checks_kind_check,
        ADD CONSTRAINT provider_checks_kind_check CHECK (kind IN ('money-without-rate',
          'refund-elsewhere', 'refund-exists', 'refund-unanswered', 'refund-returned', 'dispute')),
        DROP CONSTRAINT provider_checks_outcome_check,
        ADD CONSTRAINT provider_checks_outcome_check CHECK (outcome IN ('booked', 'paid', 'failed',
          'asked-again', 'returned', 'lost', 'won')),
        DROP CONSTRAINT provider_checks_check2,
        ADD CONSTRAINT provider_checks_check2 CHECK (
          (kind IN ('money-without-rate', 'refund-elsewhere', 'dispute')) = (refund_id IS NULL));
    `);
  }

  /** Fails once a dispute was reported: it cannot be expressed before. */
  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE provider_checks
        DROP CONSTRAINT provider_checks_check2,
        ADD CONSTRAINT provider_checks_check2 CHECK (
          (kind IN ('money-without-rate', 'refund-elsewhere')) = (refund_id IS NULL)),
        DROP CONSTRAINT provider_checks_outcome_check,
        ADD CONSTRAINT provider_checks_outcome_check
          CHECK (outcome IN ('booked', 'paid', 'failed', 'asked-again')),
        DROP CONSTRAINT provider_checks_kind_check,
        ADD CONSTRAINT provider_checks_kind_check CHECK (kind IN ('money-without-rate',
          'refund-elsewhere', 'refund-exists', 'refund-unanswered', 'refund-returned')),
        DROP reported_lost,
        DROP entry_id;
    `);
  }
}
