import type { MigrationInterface, QueryRunner } from 'typeorm';

export class Payments1763600500000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE payments (
        id uuid PRIMARY KEY,
        registration_id uuid NOT NULL UNIQUE REFERENCES registrations (id),
        merchant_reference text NOT NULL UNIQUE,
        amount_cents integer NOT NULL CHECK (amount_cents > 0),
        currency text NOT NULL CHECK (currency = 'USD'),
        gateway text NOT NULL CHECK (gateway = 'manual'),
        status text NOT NULL CHECK (status IN (
          'announced', 'proof-uploaded', 'matched', 'short-paid', 'completed', 'rejected', 'refunded'
        )),
        bank_transaction_id text,
        pay_by timestamptz NOT NULL,
        created_at timestamptz NOT NULL
      );
      CREATE INDEX payments_status ON payments (status, id);
      CREATE INDEX payments_amount ON payments (amount_cents, id);
      CREATE INDEX payments_reference_search
        ON payments USING gin (replace(merchant_reference, '-', '') gin_trgm_ops);

      CREATE TABLE ledger_entries (
        id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
        payment_id uuid NOT NULL REFERENCES payments (id),
        at timestamptz NOT NULL,
        actor_id uuid REFERENCES users (id),
        from_status text,
        to_status text NOT NULL,
        amount_cents integer,
        value_date date,
        bank_transaction_id text,
        reason text
      );
      CREATE INDEX ledger_entries_payment ON ledger_entries (payment_id, id);

      CREATE FUNCTION refuse_ledger_change() RETURNS trigger LANGUAGE plpgsql AS $$
        BEGIN RAISE EXCEPTION 'ledger entries are never changed: add a new one'; END
      $$;
      CREATE TRIGGER ledger_entries_append_only BEFORE UPDATE OR DELETE ON ledger_entries
        FOR EACH ROW EXECUTE FUNCTION refuse_ledger_change();

      CREATE TABLE payment_proofs (
        file_id uuid PRIMARY KEY REFERENCES files (id),
        payment_id uuid NOT NULL REFERENCES payments (id)
      );
      CREATE INDEX payment_proofs_payment ON payment_proofs (payment_id);
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      DROP TABLE payment_proofs, ledger_entries, payments;
      DROP FUNCTION refuse_ledger_change;
    `);
  }
}
