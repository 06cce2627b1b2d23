import { randomBytes } from 'node:crypto';
import { Client } from 'pg';

const TEMPLATE = 'plenary_test_template';

interface Server {
  owner: string;
  app: string;
  folder?: string;
}

interface TestDatabase {
  databaseUrl: string;
  migrationDatabaseUrl: string;
  drop: () => Promise<void>;
}

export async function createDatabase(from: 'template0' | typeof TEMPLATE = TEMPLATE) {
  const server = JSON.parse(process.env['PLENARY_TEST_SERVER'] ?? '') as Server;
  const name = `plenary_test_${randomBytes(6).toString('hex')}`;
  await asOwner(server, `CREATE DATABASE ${name} TEMPLATE ${from} STRATEGY FILE_COPY`);
  return {
    databaseUrl: withDatabase(server.app, name),
    migrationDatabaseUrl: withDatabase(server.owner, name),
    // PostgreSQL waits five seconds for sessions that are ending: one that it terminates instead can
    // raise an error in the test that runs by then. Sessions of killed servers stay.
    drop: () =>
      asOwner(server, `DROP DATABASE ${name}`).catch(() =>
        asOwner(server, `DROP DATABASE ${name} WITH (FORCE)`),
      ),
  } satisfies TestDatabase;
}

/** The folder of PostgreSQL; undefined for a server that was given. */
export const postgresFolder = (): string | undefined =>
  (JSON.parse(process.env['PLENARY_TEST_SERVER'] ?? '{}') as Partial<Server>).folder;

function withDatabase(url: string, name: string): string {
  const changed = new URL(url);
  changed.pathname = `/${name}`;
  return changed.href;
}

async function asOwner(server: Server, sql: string): Promise<void> {
  const client = new Client({ connectionString: server.owner });
  await client.connect();
  try {
    await client.query(sql);
  } finally {
    await client.end();
  }
}
