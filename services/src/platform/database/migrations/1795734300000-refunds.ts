import type { MigrationInterface, QueryRunner } from 'typeorm';

export class Refunds1795734300000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      -- Refunds that go to the bank in one file. The two totals are in the file's currency and in the ledger's.
      CREATE TABLE refund_batches (
        id uuid PRIMARY KEY,
        edition_id uuid NOT NULL REFERENCES editions (id),
        message_id text NOT NULL UNIQUE,
        format text NOT NULL CHECK (format IN ('pain.001', 'csv')),
        currency text NOT NULL,
        status text NOT NULL CHECK (status IN
          ('awaiting-approval', 'ready', 'exported', 'discarded')),
        refund_count integer NOT NULL CHECK (refund_count > 0),
        total_minor integer NOT NULL CHECK (total_minor > 0),
        total_cents integer NOT NULL CHECK (total_cents > 0),
        needs_approval boolean NOT NULL,
        version integer NOT NULL DEFAULT 1,
        prepared_by uuid NOT NULL REFERENCES users (id),
        created_at timestamptz NOT NULL,
        approved_by uuid REFERENCES users (id),
        exported_by uuid REFERENCES users (id),
        exported_at timestamptz,
        -- Encrypted: the same bytes for each download.
        file bytea,
        -- The sum that was read back from the file.
        file_minor integer,
        CHECK (approved_by <> prepared_by),
        CHECK (NOT needs_approval OR status IN ('awaiting-approval', 'discarded')
          OR approved_by IS NOT NULL),
        CHECK ((status = 'exported') = (file IS NOT NULL)),
        CHECK ((file IS NULL) = (file_minor IS NULL)),
        CHECK ((file IS NULL) = (exported_at IS NULL))
      );
      CREATE INDEX refund_batches_list ON refund_batches (edition_id, created_at, id);
      CREATE TABLE refunds (
        id uuid PRIMARY KEY,
        edition_id uuid NOT NULL REFERENCES editions (id),
        -- The end-to-end id in the bank's file.
        reference text NOT NULL UNIQUE,
        kind text NOT NULL CHECK (kind IN ('refund', 'overpayment', 'return')),
        payment_id uuid REFERENCES payments (id),
        transfer_id uuid REFERENCES bank_transfers (id),
        amount_cents integer NOT NULL CHECK (amount_cents > 0),
        -- As the money was received, by the rate of its line.
        pay_minor integer NOT NULL CHECK (pay_minor > 0),
        pay_currency text NOT NULL,
        cause text NOT NULL CHECK (cause IN ('cancelled', 'visa-refused', 'paid-twice', 'overpaid',
          'not-ours', 'conference-changed', 'other')),
        reason text NOT NULL,
        status text NOT NULL CHECK (status IN
          ('asking', 'ready', 'batched', 'exported', 'paid', 'failed', 'withdrawn')),
        version integer NOT NULL DEFAULT 1,
        -- Encrypted, and erased once it is paid. The label is masked.
        account bytea,
        account_label text,
        account_kind text CHECK (account_kind IN ('iban', 'other')),
        account_source text CHECK (account_source IN ('payer', 'transfer', 'finance')),
        token_hash bytea UNIQUE,
        batch_id uuid REFERENCES refund_batches (id),
        entry_id bigint UNIQUE REFERENCES ledger_entries (id),
        failure text,
        prepared_by uuid NOT NULL REFERENCES users (id),
        created_at timestamptz NOT NULL,
        changed_at timestamptz NOT NULL,
        CHECK ((payment_id IS NULL) = (kind = 'return')),
        CHECK ((transfer_id IS NULL) = (kind <> 'return')),
        CHECK (status NOT IN ('ready', 'batched') OR account IS NOT NULL),
        CHECK ((batch_id IS NULL) = (status IN ('asking', 'ready', 'withdrawn'))),
        CHECK (status <> 'paid' OR entry_id IS NOT NULL)
      );
      CREATE INDEX refunds_list ON refunds (edition_id, created_at, id);
      CREATE INDEX refunds_payment ON refunds (payment_id) WHERE payment_id IS NOT NULL;
      CREATE INDEX refunds_transfer ON refunds (transfer_id) WHERE transfer_id IS NOT NULL;
      CREATE INDEX refunds_batch ON refunds (batch_id) WHERE batch_id IS NOT NULL;
      -- One at a time, so that their sum is never above the money that is there.
      CREATE UNIQUE INDEX refunds_under_way_payment ON refunds (payment_id)
        WHERE entry_id IS NULL AND status IN ('asking', 'ready', 'batched', 'exported');
      CREATE UNIQUE INDEX refunds_under_way_transfer ON refunds (transfer_id)
        WHERE entry_id IS NULL AND status IN ('asking', 'ready', 'batched', 'exported');
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE refunds, refund_batches');
  }
}
