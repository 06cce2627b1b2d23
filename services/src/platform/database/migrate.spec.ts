import { migrateQueue } from '../../messaging/queue/email-queue.js';
import { Client } from 'pg';
import type { MigrationInterface, QueryRunner } from 'typeorm';
import { createDatabase } from '../../../test/database.js';
import { startTestApp } from '../../../test/test-app.js';
import { testConfig } from '../../../test/test-config.js';
import { migrate } from './migrate.js';
import { migrations } from './migrations.js';
import { schemaDrift } from './schema-drift.js';

const ADD_COLUMN = 'ALTER TABLE users ADD COLUMN probe text';
class Added2099010100000 implements MigrationInterface {
  readonly name = 'Added2099010100000';
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(ADD_COLUMN);
  }
  async down(): Promise<void> {}
}

const query = async (url: string, sql: string) => {
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    return (await client.query(sql)).rows;
  } finally {
    await client.end();
  }
};

describe('migrations', () => {
  it('bring an empty database up once, however many processes start at the same time', async () => {
    const database = await createDatabase('template0');
    const config = testConfig(database);
    await Promise.all([
      migrate(config, migrateQueue),
      migrate(config, migrateQueue),
      migrate(config, migrateQueue),
    ]);
    await migrate(config, migrateQueue);
    const names = await query(
      database.migrationDatabaseUrl,
      'SELECT name FROM migrations ORDER BY id',
    );
    expect(names).toEqual(migrations.map(({ name }) => ({ name })));
    await database.drop();
  });

  it('are listed in the order of their timestamps', () => {
    const times = migrations.map(({ name }) => Number(name.slice(-13)));
    expect(times).toEqual([...times].sort((a, b) => a - b));
  });

  it('make functions that indexes can use, also while PostgreSQL restricts the search path', async () => {
    const database = await createDatabase();
    const url = database.migrationDatabaseUrl;
    await query(url, `CREATE TABLE probe AS SELECT 'a@ünï.example' AS email`);
    await query(url, 'CREATE INDEX ON probe (email_key(email))');
    await query(url, 'ANALYZE probe');
    await query(url, `SET search_path = ''; SELECT public.words_in('{en,fr}', 'journaux')`);
    const careless = `
      SELECT proname FROM pg_proc JOIN pg_language l ON l.oid = prolang
       WHERE pronamespace = 'public'::regnamespace AND lanname = 'plpgsql' AND provolatile = 'i'
         AND proconfig IS NULL`;
    expect(await query(url, careless)).toEqual([]);
    await database.drop();
  });

  it('make the columns of the entities, and a difference would be seen', async () => {
    const server = await startTestApp();
    expect(await schemaDrift(server.dataSource)).toEqual([]);
    await query(
      server.ownerUrl,
      'ALTER TABLE users ALTER phone SET NOT NULL; ALTER TABLE users ALTER country TYPE varchar(9)',
    );
    await query(server.ownerUrl, 'ALTER TABLE sessions DROP last_seen_at');
    expect((await schemaDrift(server.dataSource)).sort()).toEqual([
      'sessions.last_seen_at is in no migration',
      'users.country is character varying, the entity says text',
      'users.phone differs in being nullable',
    ]);
    await server.stop();
  });

  describe('while a long export reads their table', () => {
    let database: Awaited<ReturnType<typeof createDatabase>>;
    let exporting: Client;
    let reading: Client;
    beforeEach(async () => {
      database = await createDatabase();
      const connectionString = database.migrationDatabaseUrl;
      [exporting, reading] = [new Client({ connectionString }), new Client({ connectionString })];
      await Promise.all([exporting.connect(), reading.connect()]);
      await exporting.query('BEGIN; SELECT count(*) FROM users');
      migrations.push(Added2099010100000);
    });
    afterEach(async () => {
      migrations.splice(migrations.indexOf(Added2099010100000), 1);
      await Promise.all([exporting.end(), reading.end()]);
      await database.drop();
    });
    const waiting = async (count: number) => {
      for (;;) {
        const { rows } = await exporting.query<{ waiting: number }>(
          `SELECT count(*)::int AS waiting FROM pg_locks WHERE NOT granted AND relation = 'users'::regclass`,
        );
        if (rows[0]!.waiting >= count) return;
      }
    };

    it('let requests read, and run when the export has ended', async () => {
      const migrated = migrate(testConfig(database), migrateQueue);
      await Promise.race([waiting(1), migrated]);
      await reading.query('SELECT count(*) FROM users');
      await exporting.query('COMMIT');
      expect(await migrated).toEqual([Added2099010100000.name]);
      await reading.query('SELECT probe FROM users');
    });

    it('would hold up all requests if they waited for it', async () => {
      const altering = new Client({ connectionString: database.migrationDatabaseUrl });
      await altering.connect();
      const altered = altering.query(ADD_COLUMN);
      await waiting(1);
      const read = reading.query('SELECT probe FROM users');
      await waiting(2);
      await exporting.query('COMMIT');
      await Promise.all([altered, read]);
      await altering.end();
    });
  });
});
