import type { MigrationInterface, QueryRunner } from 'typeorm';

export class Downloads1763601000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE download_tickets (
        id bytea PRIMARY KEY,
        session_id uuid NOT NULL REFERENCES sessions (id) ON DELETE CASCADE,
        request jsonb NOT NULL,
        expires_at timestamptz NOT NULL
      );
      CREATE INDEX download_tickets_session ON download_tickets (session_id);
      CREATE INDEX download_tickets_expires_at ON download_tickets (expires_at);
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE download_tickets;');
  }
}
