import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What strangers write to the conference: applications to the committee, and messages. */
export class Letters1763600700000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE committee_applications (
        id uuid PRIMARY KEY,
        content_hash bytea NOT NULL,
        first_name text NOT NULL,
        last_name text NOT NULL,
        email text NOT NULL,
        country text NOT NULL,
        affiliation text NOT NULL,
        cv_file_id uuid NOT NULL REFERENCES files (id),
        created_at timestamptz NOT NULL
      );
      CREATE INDEX committee_applications_content
        ON committee_applications (content_hash, created_at);

      CREATE TABLE contact_messages (
        id uuid PRIMARY KEY,
        content_hash bytea NOT NULL,
        name text NOT NULL,
        email text NOT NULL,
        subject text NOT NULL,
        category text NOT NULL,
        message text NOT NULL,
        created_at timestamptz NOT NULL
      );
      CREATE INDEX contact_messages_content ON contact_messages (content_hash, created_at);
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE contact_messages, committee_applications;');
  }
}
