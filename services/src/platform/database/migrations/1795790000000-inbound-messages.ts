import type { MigrationInterface, QueryRunner } from 'typeorm';

export class InboundMessages1795790000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE inbound_messages (
        id uuid PRIMARY KEY,
        -- Names the message at its source: each is kept once.
        source_key text NOT NULL UNIQUE,
        -- That it replies to; null for other messages.
        email_id uuid REFERENCES outgoing_emails (id) ON DELETE CASCADE,
        from_name text NOT NULL,
        from_email text NOT NULL,
        subject text NOT NULL,
        body text NOT NULL,
        received_at timestamptz NOT NULL
      );
      CREATE INDEX inbound_messages_email ON inbound_messages (email_id, received_at);
      CREATE INDEX inbound_messages_other ON inbound_messages (received_at, id) WHERE email_id IS NULL;
      CREATE INDEX inbound_messages_from ON inbound_messages (email_key(from_email));
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE inbound_messages');
  }
}
