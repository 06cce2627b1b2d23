import type { MigrationInterface, QueryRunner } from 'typeorm';

export class GatewayRefunds1795748488820 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      -- Sent by the provider of the payment page that took the money, instead of a bank file.
      ALTER TABLE refunds
        ADD gateway text CHECK (gateway IN ('stripe', 'paystack')),
        ADD gateway_transaction text,
        -- When the provider is asked to send it, or what became of it.
        ADD ask_at timestamptz,
        ADD asked integer NOT NULL DEFAULT 0,
        ADD CONSTRAINT refunds_gateway_money CHECK ((gateway IS NULL) = (gateway_transaction IS NULL)),
        ADD CONSTRAINT refunds_gateway_asked CHECK (ask_at IS NULL OR gateway IS NOT NULL AND status = 'exported'),
        ADD CONSTRAINT refunds_gateway_instead CHECK (gateway IS NULL OR batch_id IS NULL AND account IS NULL AND status <> 'asking'),
        DROP CONSTRAINT refunds_check2,
        DROP CONSTRAINT refunds_check3,
        ADD CONSTRAINT refunds_destination CHECK
          (status NOT IN ('ready', 'batched') OR account IS NOT NULL OR gateway IS NOT NULL),
        ADD CONSTRAINT refunds_in_batch CHECK
          ((batch_id IS NULL) = (status IN ('asking', 'ready', 'withdrawn') OR gateway IS NOT NULL));
      CREATE INDEX refunds_to_ask ON refunds (ask_at) WHERE ask_at IS NOT NULL;
      CREATE INDEX refunds_gateway ON refunds (gateway, gateway_transaction)
        WHERE gateway IS NOT NULL;
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      DELETE FROM refunds WHERE gateway IS NOT NULL;
      ALTER TABLE refunds DROP CONSTRAINT refunds_destination, DROP CONSTRAINT refunds_in_batch,
        DROP gateway, DROP gateway_transaction, DROP ask_at, DROP asked,
        ADD CONSTRAINT refunds_check2 CHECK
          (status NOT IN ('ready', 'batched') OR account IS NOT NULL),
        ADD CONSTRAINT refunds_check3 CHECK
          ((batch_id IS NULL) = (status IN ('asking', 'ready', 'withdrawn')));
    `);
  }
}
