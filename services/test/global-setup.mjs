import { randomBytes } from 'node:crypto';
import pg from 'pg';
// Jest does not compile what this file imports, so it takes the built output.
import { loadConfig } from '../dist/platform/config/load-config.js';
import { migrateQueue } from '../dist/messaging/queue/email-queue.js';
import { migrate } from '../dist/platform/database/migrate.js';
import { startTemporaryPostgres } from '../dist/operations/embedded/postgres/temporary-postgres.js';

const TEMPLATE = 'plenary_test_template';

/** One PostgreSQL for the whole run, with a migrated database that each file clones. */
export default async function setUp() {
  const given = process.env.TEST_DATABASE_URL;
  const server = given ? await givenServer(given) : await ownServer();
  globalThis.plenaryTestServer = server;
  process.env.PLENARY_TEST_SERVER = JSON.stringify({
    owner: server.owner,
    app: server.app,
    // Left out for a given server, whose files tests do not reach.
    folder: server.folder,
  });
  await run(server.owner, `DROP DATABASE IF EXISTS ${TEMPLATE}`);
  await run(server.owner, `CREATE DATABASE ${TEMPLATE}`);
  await migrate(
    loadConfig({
      DATABASE_URL: withDatabase(server.app, TEMPLATE),
      MIGRATION_DATABASE_URL: withDatabase(server.owner, TEMPLATE),
      JWT_SECRET: randomBytes(32).toString('hex'),
    }),
    migrateQueue,
  );
}

async function ownServer() {
  const postgres = await startTemporaryPostgres();
  return {
    owner: postgres.migrationUrl,
    app: postgres.url,
    folder: postgres.folder,
    stop: postgres.stop,
  };
}

/** The role of the given address must be allowed to make databases and roles. */
async function givenServer(owner) {
  const role = `plenary_test_${process.pid}`;
  const password = randomBytes(16).toString('hex');
  await run(owner, `CREATE ROLE ${role} LOGIN PASSWORD '${password}'`);
  const app = new URL(owner);
  app.username = role;
  app.password = password;
  const stop = async () => {
    await run(owner, `DROP DATABASE IF EXISTS ${TEMPLATE} WITH (FORCE)`);
    await run(owner, `DROP ROLE ${role}`);
  };
  return { owner, app: app.href, stop };
}

async function run(url, sql) {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    await client.query(sql);
  } finally {
    await client.end();
  }
}

function withDatabase(url, name) {
  const changed = new URL(url);
  changed.pathname = `/${name}`;
  return changed.href;
}
