import type { MigrationInterface, QueryRunner } from 'typeorm';

export class PaymentSearch1795554295063 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      -- As the bank wrote it, and without what senders put between the parts of a reference.
      ALTER TABLE bank_transfers ADD COLUMN search_text text NOT NULL GENERATED ALWAYS AS (
        lower(sender || ' ' || remittance || ' ' || bank_transaction_id) || ' ' ||
        regexp_replace(lower(sender || ' ' || remittance || ' ' || bank_transaction_id),
          '[^a-z0-9]', '', 'g')) STORED;
      CREATE INDEX bank_transfers_search ON bank_transfers USING gin (search_text gin_trgm_ops);
      CREATE INDEX bank_transfers_amount ON bank_transfers (amount_cents);
      CREATE INDEX bank_transfers_open_amount ON bank_transfers (open_cents) WHERE open_cents > 0;
      CREATE INDEX ledger_entries_bank_transaction
        ON ledger_entries (lower(bank_transaction_id) text_pattern_ops)
        WHERE bank_transaction_id IS NOT NULL;
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      DROP INDEX ledger_entries_bank_transaction;
      DROP INDEX bank_transfers_open_amount;
      DROP INDEX bank_transfers_amount;
      ALTER TABLE bank_transfers DROP COLUMN search_text;
    `);
  }
}
