import { Client } from 'pg';
import { ConfigError } from '../config/config.error.js';
import type { Config } from '../config/config.js';
import { StartError } from '../config/start-error.js';
import { migrate, type MigrateOthers } from './migrate.js';
import { migrations } from './migrations.js';

/** Codes for a wrong address, password or database name. */
const UNREACHABLE = /^(E[A-Z_]+|28...|3D000|08...|57P..)$/;
const UNDEFINED_TABLE = '42P01';

/**
 * At the start of an API.
 * @throws ConfigError when the database cannot be reached
 * @throws StartError when another program migrates, and has not
 */
export async function prepareDatabase(config: Config, migrateOthers: MigrateOthers): Promise<void> {
  if (config.migratesAtStart) await migrateDatabase(config, migrateOthers);
  else await expectMigrated(config);
}

/** @returns the names of the migrations that were missing @throws ConfigError when the database cannot be reached */
export function migrateDatabase(config: Config, migrateOthers: MigrateOthers): Promise<string[]> {
  const isStronger = config.migrationDatabaseUrl !== config.databaseUrl;
  const variable = isStronger ? 'MIGRATION_DATABASE_URL' : 'DATABASE_URL';
  return reached(variable, () => migrate(config, migrateOthers));
}

/** Migrations of a newer release are no obstacle: each fits the release before it, too. */
async function expectMigrated(config: Config): Promise<void> {
  const run = await reached('DATABASE_URL', () => namesOfRun(config));
  const missing = migrations.filter(({ name }) => !run.has(name));
  const [first] = missing;
  if (first === undefined) return;
  throw new StartError(
    `The database lacks ${missing.length} migrations, the first is ${first.name}: run migrate.js, or set MIGRATE_AT_START to on.`,
  );
}

async function namesOfRun({ databaseUrl }: Config): Promise<Set<string>> {
  const client = new Client({ connectionString: databaseUrl, connectionTimeoutMillis: 5000 });
  await client.connect();
  try {
    const { rows } = await client.query<{ name: string }>('SELECT name FROM migrations');
    return new Set(rows.map(({ name }) => name));
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === UNDEFINED_TABLE) {
      return new Set();
    }
    throw error;
  } finally {
    await client.end();
  }
}

async function reached<T>(variable: string, work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (!isUnreachable(error)) throw error;
    throw new ConfigError(variable, `cannot be reached (${reasonOf(error)})`);
  }
}

function isUnreachable(error: unknown): error is Error {
  if (!(error instanceof Error)) return false;
  const code = 'code' in error ? String(error.code) : '';
  return UNREACHABLE.test(code) || /timeout/.test(error.message);
}

function reasonOf(error: Error): string {
  return error.message || ('code' in error ? String(error.code) : 'no answer');
}
