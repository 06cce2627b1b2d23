import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What waits in the outbox and what is in the queue are found apart. */
export class MailWindow1763601300900 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      DROP INDEX outgoing_mails_waiting;
      CREATE INDEX outgoing_mails_waiting ON outgoing_mails (next_try_at)
        WHERE status = 'queued' AND relayed_at IS NULL;
      CREATE INDEX outgoing_mails_handed_over ON outgoing_mails (relayed_at)
        WHERE status = 'queued' AND relayed_at IS NOT NULL;
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      DROP INDEX outgoing_mails_waiting, outgoing_mails_handed_over;
      CREATE INDEX outgoing_mails_waiting ON outgoing_mails (next_try_at) WHERE status = 'queued';
    `);
  }
}
