import type { MigrationInterface, QueryRunner } from 'typeorm';

const TABLES = ['editions', 'edition_revisions'];

/** Off in existing editions. */
export class RegistrationGroups1795758900000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    for (const table of TABLES) {
      await runner.query(
        `UPDATE ${table} SET document = document || '{"groups": {"open": false}}'::jsonb`,
      );
    }
    await runner.query(`
      -- Locked by each join, so that no group has more people than its payer pays for.
      CREATE TABLE registration_groups (
        id uuid PRIMARY KEY,
        edition_id uuid NOT NULL REFERENCES editions (id),
        payer_id uuid NOT NULL REFERENCES users (id),
        -- The organiser who opened it for the payer.
        opened_by uuid REFERENCES users (id),
        merchant_reference text NOT NULL UNIQUE,
        organization text NOT NULL,
        invoice jsonb NOT NULL,
        -- Where invoices and reminders go. Null once it is erased.
        invoice_email text,
        people_limit integer NOT NULL CHECK (people_limit > 0),
        -- Empty: all.
        packages text[] NOT NULL,
        closes_at timestamptz,
        -- Of the invitation. Null once it is erased.
        token text UNIQUE,
        -- Of its last invoice or pro forma invoice.
        round smallint NOT NULL DEFAULT 0,
        version integer NOT NULL DEFAULT 1,
        created_at timestamptz NOT NULL
      );
      CREATE INDEX registration_groups_list ON registration_groups (edition_id, created_at, id);
      CREATE INDEX registration_groups_payer ON registration_groups (payer_id);
      CREATE INDEX registration_groups_opened_by ON registration_groups (opened_by);
      ALTER TABLE payments
        ADD COLUMN group_id uuid REFERENCES registration_groups (id) ON DELETE SET NULL,
        -- The invoice of the group that it is on; null before.
        ADD COLUMN group_round smallint,
        ADD CONSTRAINT payments_group_check CHECK (group_round IS NULL OR group_id IS NOT NULL);
      CREATE INDEX payments_group ON payments (group_id) WHERE group_id IS NOT NULL;
      -- An invoice is for a payment, or for a round of a group.
      ALTER TABLE invoices
        ALTER COLUMN payment_id DROP NOT NULL,
        ADD COLUMN group_id uuid REFERENCES registration_groups (id),
        ADD COLUMN group_round smallint,
        ADD CONSTRAINT invoices_subject_check CHECK (
          (payment_id IS NULL) = (group_id IS NOT NULL)
          AND (group_id IS NULL) = (group_round IS NULL));
      CREATE INDEX invoices_group ON invoices (group_id) WHERE group_id IS NOT NULL;
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE invoices
        DROP CONSTRAINT invoices_subject_check,
        DROP COLUMN group_round,
        DROP COLUMN group_id,
        ALTER COLUMN payment_id SET NOT NULL;
      ALTER TABLE payments
        DROP CONSTRAINT payments_group_check,
        DROP COLUMN group_round,
        DROP COLUMN group_id;
      DROP TABLE registration_groups;
    `);
    for (const table of TABLES) {
      await runner.query(`UPDATE ${table} SET document = document - 'groups'`);
    }
  }
}
