import type { MigrationInterface, QueryRunner } from 'typeorm';

export class ProviderChecks1795760700000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      -- What a provider of payment pages reports and finance has to decide. The key is of the transaction or the
      -- refund at the provider, or of our refund: one thing is checked once.
      CREATE TABLE provider_checks (
        id uuid PRIMARY KEY,
        edition_id uuid NOT NULL REFERENCES editions (id),
        gateway text NOT NULL CHECK (gateway IN ('stripe', 'paystack')),
        kind text NOT NULL CHECK (kind IN ('money-without-rate', 'refund-elsewhere', 'refund-exists',
          'refund-unanswered', 'refund-returned')),
        key text NOT NULL,
        transaction_id text,
        payment_id uuid REFERENCES payments (id),
        refund_id uuid REFERENCES refunds (id),
        charge_minor bigint NOT NULL CHECK (charge_minor > 0),
        charge_currency text NOT NULL,
        status text NOT NULL CHECK (status IN ('open', 'settled', 'dismissed')),
        -- How it was settled.
        outcome text CHECK (outcome IN ('booked', 'paid', 'failed', 'asked-again')),
        note text,
        version integer NOT NULL DEFAULT 1,
        opened_at timestamptz NOT NULL,
        -- Null for the provider's own report.
        settled_by uuid REFERENCES users (id),
        settled_at timestamptz,
        UNIQUE (gateway, kind, key),
        CHECK ((status = 'open') = (settled_at IS NULL)),
        CHECK ((status = 'settled') = (outcome IS NOT NULL)),
        CHECK ((kind IN ('money-without-rate', 'refund-elsewhere')) = (refund_id IS NULL))
      );
      CREATE INDEX provider_checks_listed ON provider_checks (edition_id, opened_at, id);
      CREATE INDEX provider_checks_refund ON provider_checks (refund_id) WHERE refund_id IS NOT NULL;

      -- A refund of a provider is in the ledger once.
      ALTER TABLE refunds ADD gateway_refund text;
      CREATE UNIQUE INDEX refunds_gateway_refund ON refunds (gateway, gateway_refund)
        WHERE gateway_refund IS NOT NULL;

      -- Money without a rate gets one, once, together with its transfer.
      CREATE OR REPLACE FUNCTION reject_gateway_money_change() RETURNS trigger LANGUAGE plpgsql AS $$
        DECLARE
          given text[] := ARRAY['transfer_id', 'rate_micros', 'rate_day'];
        BEGIN
          IF TG_OP = 'UPDATE' AND OLD.transfer_id IS NULL AND NEW.transfer_id IS NOT NULL
             AND to_jsonb(NEW) - given = to_jsonb(OLD) - given THEN
            RETURN NEW;
          END IF;
          RAISE EXCEPTION 'reported money is never changed';
        END
      $$;

      INSERT INTO provider_checks (id, edition_id, gateway, kind, key, transaction_id, payment_id,
                                   charge_minor, charge_currency, status, opened_at)
      SELECT gen_random_uuid(), m.edition_id, m.gateway, 'money-without-rate', m.transaction_id,
             m.transaction_id, a.payment_id, m.charge_minor, m.charge_currency, 'open', m.received_at
        FROM gateway_money m LEFT JOIN gateway_attempts a ON a.id = m.attempt_id
       WHERE m.transfer_id IS NULL;
      DROP INDEX gateway_events_to_check;
      ALTER TABLE gateway_events DROP checked_by, DROP checked_at;
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE gateway_events
        ADD checked_by uuid REFERENCES users (id),
        ADD checked_at timestamptz,
        ADD CHECK ((checked_by IS NULL) = (checked_at IS NULL));
      CREATE INDEX gateway_events_to_check ON gateway_events (received_at)
        WHERE outcome = 'to-check' AND checked_at IS NULL;
      CREATE OR REPLACE FUNCTION reject_gateway_money_change() RETURNS trigger LANGUAGE plpgsql AS $$
        BEGIN RAISE EXCEPTION 'reported money is never changed'; END
      $$;
      ALTER TABLE refunds DROP gateway_refund;
      DROP TABLE provider_checks;
    `);
  }
}
