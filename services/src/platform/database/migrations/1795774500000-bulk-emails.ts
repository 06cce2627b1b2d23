import type { MigrationInterface, QueryRunner } from 'typeorm';

export class BulkEmails1795774500000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE bulk_emails (
        id uuid PRIMARY KEY,
        edition_id uuid NOT NULL REFERENCES editions (id),
        kind text NOT NULL CHECK (kind IN ('announcement', 'bulk-message')),
        subject text NOT NULL,
        body text NOT NULL,
        audience jsonb NOT NULL,
        -- The rights that choosing this audience takes: readers need them, too.
        needs text[] NOT NULL,
        state text NOT NULL CHECK (state IN ('draft', 'sending', 'stopped', 'sent')),
        revision integer NOT NULL DEFAULT 1,
        recipients integer NOT NULL DEFAULT 0,
        -- Of the recipients: those that the outbox has, and those that were left out.
        done integer NOT NULL DEFAULT 0,
        created_by uuid NOT NULL REFERENCES users (id),
        created_at timestamptz NOT NULL,
        sent_by uuid REFERENCES users (id),
        sent_at timestamptz,
        next_batch_at timestamptz,
        finished_at timestamptz,
        CHECK ((state = 'draft') = (sent_at IS NULL)),
        CHECK ((state = 'sent') = (finished_at IS NOT NULL)),
        CHECK (done BETWEEN 0 AND recipients)
      );
      CREATE INDEX bulk_emails_created ON bulk_emails (edition_id, created_at, id);
      CREATE INDEX bulk_emails_sending ON bulk_emails (sent_at, id) WHERE state = 'sending';

      CREATE TABLE bulk_email_recipients (
        bulk_email_id uuid NOT NULL REFERENCES bulk_emails (id) ON DELETE CASCADE,
        -- By email_key.
        address_key text NOT NULL,
        user_id uuid REFERENCES users (id),
        email text NOT NULL,
        name text NOT NULL,
        -- Of placeholders.
        placeholders jsonb NOT NULL,
        paper_ids uuid[] NOT NULL,
        position integer NOT NULL,
        state text NOT NULL CHECK (state IN ('waiting', 'queued', 'opted-out', 'left-out')),
        cause text,
        unsubscribe_hash bytea,
        -- No one gets a message twice.
        CONSTRAINT bulk_email_recipients_once PRIMARY KEY (bulk_email_id, address_key)
      );
      CREATE INDEX bulk_email_recipients_position ON bulk_email_recipients (bulk_email_id, position);
      CREATE INDEX bulk_email_recipients_waiting ON bulk_email_recipients (bulk_email_id, position)
        WHERE state = 'waiting';
      CREATE INDEX bulk_email_recipients_user ON bulk_email_recipients (user_id);
      CREATE INDEX bulk_email_recipients_address ON bulk_email_recipients (address_key);
      CREATE UNIQUE INDEX bulk_email_recipients_token ON bulk_email_recipients (unsubscribe_hash)
        WHERE unsubscribe_hash IS NOT NULL;

      CREATE TABLE announcement_opt_outs (
        address_key text PRIMARY KEY,
        opted_out_at timestamptz NOT NULL
      );
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      DROP TABLE bulk_email_recipients;
      DROP TABLE bulk_emails;
      DROP TABLE announcement_opt_outs;
    `);
  }
}
