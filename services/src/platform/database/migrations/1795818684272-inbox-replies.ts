import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Replies of organisers to enquiries and to applicants, as they were emailed. */
export class InboxReplies1795818684272 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE inbox_replies (
        id uuid PRIMARY KEY,
        enquiry_id uuid REFERENCES enquiries (id) ON DELETE CASCADE,
        application_id uuid REFERENCES committee_applications (id) ON DELETE CASCADE,
        author_id uuid NOT NULL REFERENCES users (id),
        body text NOT NULL,
        created_at timestamptz NOT NULL,
        CONSTRAINT inbox_replies_subject CHECK (num_nonnulls(enquiry_id, application_id) = 1)
      );
      CREATE INDEX inbox_replies_enquiry ON inbox_replies (enquiry_id) WHERE enquiry_id IS NOT NULL;
      CREATE INDEX inbox_replies_application ON inbox_replies (application_id) WHERE application_id IS NOT NULL;
      CREATE INDEX inbox_replies_author ON inbox_replies (author_id);
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE inbox_replies');
  }
}
