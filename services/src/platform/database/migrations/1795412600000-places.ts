import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Existing editions have no limits, no waiting list and no joining address. */
export class Places1795412600000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    for (const table of ['editions', 'edition_revisions']) {
      await runner.query(`
        UPDATE ${table} SET document = document || '{
          "places": {"packages": {}, "offerHours": 48},
          "joining": {"instructions": "", "onSiteToo": false}
        }'::jsonb
      `);
    }
    await runner.query(`
      CREATE TABLE waiting_entries (
        id uuid PRIMARY KEY,
        edition_id uuid NOT NULL REFERENCES editions (id),
        package_id text NOT NULL,
        academic_category text NOT NULL CHECK (academic_category IN ('student', 'professional')),
        user_id uuid REFERENCES users (id) ON DELETE SET NULL,
        name text NOT NULL,
        email text NOT NULL,
        search_text text GENERATED ALWAYS AS (lower(name || ' ' || email)) STORED,
        status text NOT NULL
          CHECK (status IN ('waiting', 'offered', 'registered', 'expired', 'left', 'removed')),
        -- Of the link in the email that confirms the entry, and of the one in the offer.
        token_hash bytea NOT NULL,
        offer_hash bytea,
        created_at timestamptz NOT NULL,
        offered_at timestamptz,
        expires_at timestamptz,
        closed_at timestamptz,
        -- Who took the offered place to register: an account or a browser.
        claimed_by uuid REFERENCES users (id) ON DELETE SET NULL,
        claimed_browser bytea,
        registration_id uuid REFERENCES registrations (id),
        CHECK ((status IN ('waiting', 'offered')) = (closed_at IS NULL)),
        CHECK (status NOT IN ('offered', 'registered', 'expired')
          OR offered_at IS NOT NULL AND expires_at IS NOT NULL),
        CHECK ((status = 'registered') = (registration_id IS NOT NULL))
      );
      CREATE UNIQUE INDEX waiting_entries_open
        ON waiting_entries (edition_id, package_id, email_key(email))
        WHERE status IN ('waiting', 'offered');
      CREATE UNIQUE INDEX waiting_entries_token ON waiting_entries (token_hash);
      CREATE UNIQUE INDEX waiting_entries_offer ON waiting_entries (offer_hash);
      CREATE INDEX waiting_entries_queue ON waiting_entries (edition_id, created_at, id);
      CREATE INDEX waiting_entries_email ON waiting_entries (email_key(email));
      CREATE INDEX waiting_entries_user ON waiting_entries (user_id);
      CREATE INDEX waiting_entries_registration ON waiting_entries (registration_id);

      -- Which joining details a registrant was emailed last.
      CREATE TABLE joining_emails (
        registration_id uuid PRIMARY KEY REFERENCES registrations (id) ON DELETE CASCADE,
        revision text NOT NULL
      );
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      DROP TABLE joining_emails;
      DROP TABLE waiting_entries;
      UPDATE editions SET document = document - 'places' - 'joining';
      UPDATE edition_revisions SET document = document - 'places' - 'joining';
    `);
  }
}
