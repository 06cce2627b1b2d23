import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The outbox: every mail of the product, from the change that caused it to the mail server's answer. */
export class Mail1763600800000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE outgoing_mails (
        id uuid PRIMARY KEY,
        kind text NOT NULL,
        recipient text NOT NULL,
        cause text NOT NULL UNIQUE,
        data jsonb NOT NULL,
        secrets bytea,
        status text NOT NULL CHECK (status IN ('queued', 'sent', 'parked', 'expired')),
        tries integer NOT NULL,
        next_try_at timestamptz NOT NULL,
        relayed_at timestamptz,
        expires_at timestamptz,
        sent_at timestamptz,
        message_id text,
        last_error text,
        created_at timestamptz NOT NULL,
        CHECK ((status = 'sent') = (sent_at IS NOT NULL AND message_id IS NOT NULL))
      );
      CREATE INDEX outgoing_mails_waiting ON outgoing_mails (next_try_at) WHERE status = 'queued';
      CREATE INDEX outgoing_mails_status ON outgoing_mails (status, id);
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE outgoing_mails;');
  }
}
