import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What an export and an erasure find a person's rows by. */
export class PersonalData1763601220000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE INDEX ledger_entries_actor ON ledger_entries (actor_id);
      CREATE INDEX contact_messages_email ON contact_messages (lower(email));
      CREATE INDEX committee_applications_email ON committee_applications (lower(email));
      CREATE INDEX outgoing_mails_cause ON outgoing_mails (cause text_pattern_ops);
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      DROP INDEX outgoing_mails_cause, committee_applications_email, contact_messages_email,
        ledger_entries_actor;
    `);
  }
}
