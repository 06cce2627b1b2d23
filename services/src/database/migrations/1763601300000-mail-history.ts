import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What became of each try stands with the mail; what the admin's list of mail searches and pages by. */
export class MailHistory1763601300000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE outgoing_mails ADD history jsonb NOT NULL DEFAULT '[]';
      DROP INDEX outgoing_mails_status;
      CREATE INDEX outgoing_mails_created_at ON outgoing_mails (created_at, id);
      CREATE INDEX outgoing_mails_status ON outgoing_mails (status, created_at, id);
      CREATE INDEX outgoing_mails_kind ON outgoing_mails (kind, created_at, id);
      CREATE INDEX outgoing_mails_recipient ON outgoing_mails (recipient, created_at);
      CREATE INDEX outgoing_mails_search
        ON outgoing_mails USING gin (lower(recipient) gin_trgm_ops);
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      DROP INDEX outgoing_mails_search, outgoing_mails_recipient, outgoing_mails_kind,
        outgoing_mails_status, outgoing_mails_created_at;
      CREATE INDEX outgoing_mails_status ON outgoing_mails (status, id);
      ALTER TABLE outgoing_mails DROP history;
    `);
  }
}
