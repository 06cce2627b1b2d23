import type { MigrationInterface, QueryRunner } from 'typeorm';

/** One index for each filter and order of the lists of users and registrations, so depth costs nothing. */
export class ListIndexes1763601040000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      DROP INDEX users_role;
      CREATE INDEX users_role ON users (role, created_at, id);
      CREATE INDEX users_role_name ON users (role, sort_name, id);
      CREATE INDEX users_unverified ON users (created_at, id) WHERE NOT is_email_verified;
      CREATE INDEX users_unverified_name ON users (sort_name, id) WHERE NOT is_email_verified;
      CREATE INDEX users_disabled ON users (created_at, id) WHERE is_disabled;
      CREATE INDEX users_disabled_name ON users (sort_name, id) WHERE is_disabled;

      DROP INDEX registrations_sort_name, payments_created_at, payments_amount;
      CREATE INDEX registrations_created_at ON registrations (edition_id, created_at, id);
      CREATE INDEX registrations_sort_name ON registrations (edition_id, sort_name, id);
      CREATE INDEX registrations_amount ON registrations (edition_id, amount_cents, id);
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      DROP INDEX registrations_amount, registrations_sort_name, registrations_created_at;
      CREATE INDEX registrations_sort_name ON registrations (sort_name, id);
      CREATE INDEX payments_created_at ON payments (created_at, id);
      CREATE INDEX payments_amount ON payments (amount_cents, id);
      DROP INDEX users_disabled_name, users_disabled, users_unverified_name, users_unverified,
        users_role_name, users_role;
      CREATE INDEX users_role ON users (role, id);
    `);
  }
}
