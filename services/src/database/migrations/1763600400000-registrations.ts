import type { MigrationInterface, QueryRunner } from 'typeorm';

export class Registrations1763600400000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE EXTENSION IF NOT EXISTS pg_trgm;

      CREATE TABLE registrations (
        id uuid PRIMARY KEY,
        edition_id uuid NOT NULL REFERENCES editions (id),
        user_id uuid REFERENCES users (id),
        browser_hash bytea,
        content_hash bytea NOT NULL,
        paper_id uuid REFERENCES papers (id),
        type text NOT NULL CHECK (type IN ('author', 'participant')),
        academic_category text NOT NULL CHECK (academic_category IN ('student', 'professional')),
        package_id text NOT NULL,
        amount_cents integer NOT NULL CHECK (amount_cents > 0),
        fee_revision integer NOT NULL,
        title text NOT NULL,
        first_name text NOT NULL,
        last_name text NOT NULL,
        email text NOT NULL,
        organization text NOT NULL,
        position text NOT NULL,
        country text NOT NULL,
        phone text,
        status text NOT NULL
          CHECK (status IN ('pending', 'completed', 'rejected', 'cancelled', 'refunded')),
        created_at timestamptz NOT NULL,
        sort_name text NOT NULL GENERATED ALWAYS AS (lower(last_name || ' ' || first_name)) STORED,
        search_text text NOT NULL
          GENERATED ALWAYS AS (lower(first_name || ' ' || last_name || ' ' || email)) STORED,
        FOREIGN KEY (edition_id, fee_revision) REFERENCES fee_tables (edition_id, revision),
        CHECK (user_id IS NOT NULL OR browser_hash IS NOT NULL),
        CHECK ((type = 'author') = (paper_id IS NOT NULL)),
        CHECK (type = 'participant' OR user_id IS NOT NULL)
      );

      CREATE UNIQUE INDEX registrations_one_per_participant
        ON registrations (edition_id, user_id)
        WHERE user_id IS NOT NULL AND type = 'participant' AND status IN ('pending', 'completed');
      CREATE UNIQUE INDEX registrations_one_per_paper
        ON registrations (paper_id)
        WHERE paper_id IS NOT NULL AND status IN ('pending', 'completed');
      CREATE UNIQUE INDEX registrations_one_per_browser_and_address
        ON registrations (edition_id, browser_hash, lower(email))
        WHERE user_id IS NULL AND status IN ('pending', 'completed');
      CREATE UNIQUE INDEX registrations_one_per_anonymous_content
        ON registrations (edition_id, content_hash)
        WHERE user_id IS NULL AND status IN ('pending', 'completed');

      CREATE INDEX registrations_user ON registrations (user_id, id) WHERE user_id IS NOT NULL;
      CREATE INDEX registrations_search ON registrations USING gin (search_text gin_trgm_ops);
      CREATE INDEX registrations_sort_name ON registrations (sort_name, id);
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE registrations;');
  }
}
