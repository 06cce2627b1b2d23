import type { MigrationInterface, QueryRunner } from 'typeorm';

const SOURCES = `CHECK (source IN ('payer', 'admin', 'import', 'system', 'gateway'))`;
const FORMER_SOURCES = `CHECK (source IN ('payer', 'admin', 'import', 'system'))`;

export class Gateways1795745500000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE payments DROP CONSTRAINT payments_gateway_check,
        ADD CONSTRAINT payments_gateway_check CHECK (gateway IN ('manual', 'stripe', 'paystack'));
      ALTER TABLE bank_transfers DROP CONSTRAINT bank_transfers_source_check,
        ADD CONSTRAINT bank_transfers_source_check CHECK (source IN ('admin', 'import', 'gateway'));
      ALTER TABLE ledger_entries DROP CONSTRAINT ledger_entries_source_check,
        ADD CONSTRAINT ledger_entries_source_check ${SOURCES};

      -- Visits to a provider's payment page. The amount is owed in USD; the charge is what the page asks for.
      CREATE TABLE gateway_attempts (
        id uuid PRIMARY KEY,
        payment_id uuid NOT NULL REFERENCES payments (id),
        gateway text NOT NULL CHECK (gateway IN ('stripe', 'paystack')),
        status text NOT NULL CHECK (status IN ('starting', 'open', 'paid', 'ended')),
        amount_cents integer NOT NULL CHECK (amount_cents > 0),
        charge_minor integer NOT NULL CHECK (charge_minor > 0),
        charge_currency text NOT NULL,
        -- Of the edition on that day: millionths of the charge's currency for one USD. Null for USD.
        rate_micros bigint CHECK (rate_micros > 0),
        rate_day date,
        provider_id text,
        url text,
        failure text CHECK (failure IN
          ('details', 'funds', 'declined', 'expired', 'cancelled', 'other')),
        expires_at timestamptz NOT NULL,
        -- When the provider is asked for the status; null once it needs no more asking.
        ask_at timestamptz,
        asked integer NOT NULL DEFAULT 0,
        asked_at timestamptz,
        created_at timestamptz NOT NULL,
        CHECK ((rate_micros IS NULL) = (charge_currency = 'USD')),
        CHECK ((rate_micros IS NULL) = (rate_day IS NULL)),
        CHECK ((status = 'open') <= (provider_id IS NOT NULL AND url IS NOT NULL))
      );
      -- A payer has one payment page at a time.
      CREATE UNIQUE INDEX gateway_attempts_live ON gateway_attempts (payment_id)
        WHERE status IN ('starting', 'open');
      CREATE INDEX gateway_attempts_payment ON gateway_attempts (payment_id, created_at);
      CREATE INDEX gateway_attempts_to_ask ON gateway_attempts (ask_at) WHERE ask_at IS NOT NULL;

      -- Money that a provider reports, once for each of its transactions: append only, the facts of the ledger's
      -- entries of that transfer. Without a transfer, its currency has no rate, and finance decides.
      CREATE TABLE gateway_money (
        gateway text NOT NULL CHECK (gateway IN ('stripe', 'paystack')),
        transaction_id text NOT NULL,
        edition_id uuid NOT NULL REFERENCES editions (id),
        attempt_id uuid REFERENCES gateway_attempts (id),
        transfer_id uuid UNIQUE REFERENCES bank_transfers (id),
        charge_minor bigint NOT NULL CHECK (charge_minor > 0),
        charge_currency text NOT NULL,
        rate_micros bigint,
        rate_day date,
        paid_at timestamptz NOT NULL,
        received_at timestamptz NOT NULL,
        PRIMARY KEY (gateway, transaction_id)
      );
      CREATE INDEX gateway_money_attempt ON gateway_money (attempt_id) WHERE attempt_id IS NOT NULL;
      CREATE FUNCTION reject_gateway_money_change() RETURNS trigger LANGUAGE plpgsql AS $$
        BEGIN RAISE EXCEPTION 'reported money is never changed'; END
      $$;
      CREATE TRIGGER gateway_money_append_only BEFORE UPDATE OR DELETE ON gateway_money
        FOR EACH ROW EXECUTE FUNCTION reject_gateway_money_change();

      -- Events by their id at the provider: a repeated one does nothing.
      CREATE TABLE gateway_events (
        gateway text NOT NULL CHECK (gateway IN ('stripe', 'paystack')),
        event_id text NOT NULL,
        type text NOT NULL,
        outcome text NOT NULL CHECK (outcome IN ('settled', 'noted', 'unused', 'to-check')),
        transaction_id text,
        attempt_id uuid REFERENCES gateway_attempts (id),
        received_at timestamptz NOT NULL,
        checked_by uuid REFERENCES users (id),
        checked_at timestamptz,
        PRIMARY KEY (gateway, event_id),
        CHECK ((checked_by IS NULL) = (checked_at IS NULL))
      );
      CREATE INDEX gateway_events_to_check ON gateway_events (received_at)
        WHERE outcome = 'to-check' AND checked_at IS NULL;
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      DROP TABLE gateway_events, gateway_money, gateway_attempts;
      DROP FUNCTION reject_gateway_money_change;
      ALTER TABLE payments DROP CONSTRAINT payments_gateway_check,
        ADD CONSTRAINT payments_gateway_check CHECK (gateway = 'manual');
      ALTER TABLE bank_transfers DROP CONSTRAINT bank_transfers_source_check,
        ADD CONSTRAINT bank_transfers_source_check CHECK (source IN ('admin', 'import'));
      ALTER TABLE ledger_entries DROP CONSTRAINT ledger_entries_source_check,
        ADD CONSTRAINT ledger_entries_source_check ${FORMER_SOURCES};
    `);
  }
}
