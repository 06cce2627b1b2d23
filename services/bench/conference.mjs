import pg from 'pg';
import { loadConfig } from '../dist/platform/config/load-config.js';
import { migrateQueue } from '../dist/messaging/queue/email-queue.js';
import { migrate } from '../dist/platform/database/migrate.js';
import { startTemporaryPostgres } from '../dist/operations/embedded/postgres/temporary-postgres.js';
import { seed } from '../dist/operations/seed/seed.js';
import { call } from './call.mjs';
import { startServer } from './server.mjs';

/** A large conference has more people than registrations; above, they would only cost the bench time. */
const MOST_REGISTRATIONS = 200_000;

/** @param size in users */
export async function fill(size, papers, { env, port, client }) {
  // The first start makes the edition.
  await (await startServer('../dist/main.js', env, port)).stop();
  const registrations = Math.min(size, MOST_REGISTRATIONS);
  console.log(
    `Seeding ${size} users, ${registrations} registrations, ${papers} papers with reviews …`,
  );
  await seed(client, { users: size, registrations, papers, reviews: 3 * papers }, 'no login');
  await client.query('VACUUM ANALYZE');
}

/** A filled one with a separate PostgreSQL and server, so that requests to two of them can alternate. */
export async function openConference(size, papers, { env: shared, port }, admin) {
  const postgres = await startTemporaryPostgres();
  const urls = { DATABASE_URL: postgres.url, MIGRATION_DATABASE_URL: postgres.migrationUrl };
  const env = { ...shared, ...urls };
  await migrate(loadConfig(env), migrateQueue);
  const client = new pg.Client({ connectionString: postgres.migrationUrl });
  await client.connect();
  await fill(size, papers, { env, port, client });
  const server = await startServer('../dist/main.js', env, port);
  const { token } = await call(server, 'POST', '/auth/login', { body: admin });
  const close = async () => {
    await server.stop();
    await client.end();
    await postgres.stop();
  };
  return { size, env, server, client, token, close };
}
