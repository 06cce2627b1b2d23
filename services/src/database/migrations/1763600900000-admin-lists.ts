import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What the lists of the admin area search and page by. */
export class AdminLists1763600900000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE INDEX payments_created_at ON payments (created_at, id);
      ALTER TABLE users
        ADD sort_name text NOT NULL
          GENERATED ALWAYS AS (lower(last_name || ' ' || first_name)) STORED,
        ADD search_text text NOT NULL
          GENERATED ALWAYS AS
            (lower(first_name || ' ' || last_name || ' ' || email || ' ' || organization)) STORED;
      CREATE INDEX users_search ON users USING gin (search_text gin_trgm_ops);
      CREATE INDEX users_sort_name ON users (sort_name, id);
      CREATE INDEX users_created_at ON users (created_at, id);
      CREATE INDEX users_role ON users (role, id);
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      DROP INDEX users_role, users_created_at, payments_created_at;
      ALTER TABLE users DROP search_text, DROP sort_name;
    `);
  }
}
