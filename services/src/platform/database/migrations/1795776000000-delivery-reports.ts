import type { MigrationInterface, QueryRunner } from 'typeorm';

export class DeliveryReports1795776000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE outgoing_emails
        DROP CONSTRAINT outgoing_emails_status_check,
        DROP CONSTRAINT outgoing_emails_check,
        ADD CONSTRAINT outgoing_emails_status_check
          CHECK (status IN ('queued', 'sent', 'failed', 'expired', 'bounced', 'suppressed')),
        ADD CONSTRAINT outgoing_emails_check
          CHECK ((status IN ('sent', 'bounced')) = (sent_at IS NOT NULL AND message_id IS NOT NULL));

      -- Reports of mail servers and providers about emails that were sent.
      CREATE TABLE delivery_reports (
        id uuid PRIMARY KEY,
        -- Names the report at its source: each is taken once.
        source_key text NOT NULL UNIQUE,
        email_id uuid NOT NULL REFERENCES outgoing_emails (id) ON DELETE CASCADE,
        address_key text NOT NULL,
        kind text NOT NULL CHECK (kind IN ('failed', 'delayed', 'complained')),
        -- RFC 3463, such as 5.1.1.
        status text,
        reason text NOT NULL,
        received_at timestamptz NOT NULL
      );
      CREATE INDEX delivery_reports_email ON delivery_reports (email_id);
      CREATE INDEX delivery_reports_address ON delivery_reports (address_key, received_at);

      -- Not written to until the address is corrected.
      CREATE TABLE bounced_addresses (
        id uuid PRIMARY KEY,
        address_key text NOT NULL UNIQUE,
        email text NOT NULL,
        reason text NOT NULL,
        since timestamptz NOT NULL,
        -- The account that had it has another address now.
        replaced_at timestamptz
      );
      CREATE INDEX bounced_addresses_since ON bounced_addresses (since, id);

      -- How far a mailbox was read.
      CREATE TABLE mailbox_positions (
        mailbox text PRIMARY KEY,
        uid_validity bigint NOT NULL,
        last_uid bigint NOT NULL
      );

      ALTER TABLE bulk_email_recipients
        DROP CONSTRAINT bulk_email_recipients_state_check,
        ADD CONSTRAINT bulk_email_recipients_state_check
          CHECK (state IN ('waiting', 'queued', 'opted-out', 'left-out', 'address-bounced'));
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      UPDATE bulk_email_recipients SET state = 'left-out' WHERE state = 'address-bounced';
      ALTER TABLE bulk_email_recipients
        DROP CONSTRAINT bulk_email_recipients_state_check,
        ADD CONSTRAINT bulk_email_recipients_state_check
          CHECK (state IN ('waiting', 'queued', 'opted-out', 'left-out'));
      DROP TABLE mailbox_positions;
      DROP TABLE bounced_addresses;
      DROP TABLE delivery_reports;
      UPDATE outgoing_emails SET status = 'sent' WHERE status = 'bounced';
      UPDATE outgoing_emails SET status = 'failed' WHERE status = 'suppressed';
      ALTER TABLE outgoing_emails
        DROP CONSTRAINT outgoing_emails_status_check,
        DROP CONSTRAINT outgoing_emails_check,
        ADD CONSTRAINT outgoing_emails_status_check
          CHECK (status IN ('queued', 'sent', 'failed', 'expired')),
        ADD CONSTRAINT outgoing_emails_check
          CHECK ((status = 'sent') = (sent_at IS NOT NULL AND message_id IS NOT NULL));
    `);
  }
}
