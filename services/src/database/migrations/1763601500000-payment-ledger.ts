import type { MigrationInterface, QueryRunner } from 'typeorm';
import { sampleInvoicing } from '../../editions/sample/sample-invoicing.js';

/**
 * The ledger of all money: what each entry did and where it came from, money that waits for its
 * payment, over-payment, the numbers of receipts, and what payers add to a payment.
 */
export class PaymentLedger1763601500000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE bank_transfers (
        id uuid PRIMARY KEY,
        edition_id uuid NOT NULL REFERENCES editions (id),
        amount_cents integer NOT NULL CHECK (amount_cents > 0),
        open_cents integer NOT NULL CHECK (open_cents BETWEEN 0 AND amount_cents),
        value_date date NOT NULL,
        bank_transaction_id text NOT NULL,
        sender text NOT NULL,
        remittance text NOT NULL,
        source text NOT NULL CHECK (source IN ('admin', 'import')),
        version integer NOT NULL DEFAULT 1,
        created_at timestamptz NOT NULL,
        UNIQUE (edition_id, bank_transaction_id)
      );
      CREATE INDEX bank_transfers_open ON bank_transfers (edition_id, created_at, id)
        WHERE open_cents > 0;
      CREATE INDEX bank_transfers_list ON bank_transfers (edition_id, created_at, id);

      ALTER TABLE payments
        DROP CONSTRAINT payments_status_check,
        ADD CHECK (status IN (
          'announced', 'proof-uploaded', 'matched', 'short-paid', 'completed', 'rejected', 'refunded',
          'cancelled'
        )),
        ADD version integer NOT NULL DEFAULT 1,
        ADD received_cents integer NOT NULL DEFAULT 0 CHECK (received_cents >= 0),
        ADD invoice jsonb,
        ADD reminders smallint NOT NULL DEFAULT 0;
      CREATE INDEX payments_to_remind ON payments (pay_by)
        WHERE status IN ('announced', 'short-paid') AND reminders < 2;

      ALTER TABLE ledger_entries DISABLE TRIGGER ledger_entries_append_only;
      ALTER TABLE ledger_entries
        ALTER payment_id DROP NOT NULL,
        ALTER to_status DROP NOT NULL,
        ADD transfer_id uuid REFERENCES bank_transfers (id),
        ADD action text,
        ADD source text NOT NULL DEFAULT 'admin'
          CHECK (source IN ('payer', 'admin', 'import', 'system'));
      UPDATE ledger_entries l SET
        action = CASE to_status
          WHEN 'announced' THEN 'announce' WHEN 'proof-uploaded' THEN 'upload-proof'
          WHEN 'matched' THEN 'match' WHEN 'short-paid' THEN 'short-pay'
          WHEN 'completed' THEN 'confirm' WHEN 'rejected' THEN 'reject' ELSE 'refund' END,
        source = CASE WHEN to_status IN ('announced', 'proof-uploaded') THEN 'payer' ELSE 'admin' END;
      ALTER TABLE ledger_entries
        ALTER action SET NOT NULL,
        ALTER source DROP DEFAULT,
        ADD CHECK (payment_id IS NOT NULL OR transfer_id IS NOT NULL),
        ADD CHECK ((payment_id IS NULL) = (to_status IS NULL));
      ALTER TABLE ledger_entries ENABLE TRIGGER ledger_entries_append_only;
      CREATE UNIQUE INDEX ledger_entries_money_once
        ON ledger_entries (payment_id, bank_transaction_id) WHERE amount_cents > 0;
      CREATE INDEX ledger_entries_transfer ON ledger_entries (transfer_id, id)
        WHERE transfer_id IS NOT NULL;

      UPDATE payments p SET received_cents = money.cents
        FROM (SELECT payment_id, sum(amount_cents) AS cents FROM ledger_entries GROUP BY 1) money
       WHERE money.payment_id = p.id AND money.cents > 0;

      CREATE TABLE receipts (
        payment_id uuid PRIMARY KEY REFERENCES payments (id),
        edition_id uuid NOT NULL REFERENCES editions (id),
        number integer NOT NULL,
        issued_at timestamptz NOT NULL,
        UNIQUE (edition_id, number)
      );
      CREATE TABLE receipt_numbers (
        edition_id uuid PRIMARY KEY REFERENCES editions (id),
        last integer NOT NULL
      );

      ALTER TABLE payment_proofs
        ADD kind text NOT NULL DEFAULT 'receipt' CHECK (kind IN ('receipt', 'student'));
      ALTER TABLE payment_proofs ALTER kind DROP DEFAULT;

      ALTER TABLE registrations ADD twin_of uuid REFERENCES registrations (id);
      CREATE INDEX registrations_twins ON registrations (edition_id, created_at, id)
        WHERE twin_of IS NOT NULL;
      CREATE INDEX registrations_anonymous_email ON registrations (lower(email))
        WHERE user_id IS NULL;
      CREATE INDEX registrations_package ON registrations (edition_id, package_id, created_at, id);
    `);
    for (const table of ['editions', 'edition_revisions']) {
      await runner.query(
        `UPDATE ${table} SET document = document || jsonb_build_object('invoicing', $1::jsonb)`,
        [JSON.stringify(sampleInvoicing)],
      );
    }
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      DROP INDEX registrations_package, registrations_anonymous_email, registrations_twins;
      ALTER TABLE registrations DROP twin_of;
      ALTER TABLE payment_proofs DROP kind;
      DROP TABLE receipts, receipt_numbers;
      ALTER TABLE ledger_entries DISABLE TRIGGER ledger_entries_append_only;
      DELETE FROM ledger_entries WHERE payment_id IS NULL;
      ALTER TABLE ledger_entries DROP transfer_id, DROP action, DROP source,
        ALTER payment_id SET NOT NULL, ALTER to_status SET NOT NULL;
      ALTER TABLE ledger_entries ENABLE TRIGGER ledger_entries_append_only;
      DROP INDEX payments_to_remind;
      ALTER TABLE payments DROP version, DROP received_cents, DROP invoice, DROP reminders;
      DROP TABLE bank_transfers;
    `);
  }
}
