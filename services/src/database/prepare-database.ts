import { ConfigError } from '../config/config.error.js';
import type { Config } from '../config/config.js';
import { migrate } from './migrate.js';

/** PostgreSQL's and the network's words for an address, a password or a name that is wrong. */
const UNREACHABLE = /^(E[A-Z_]+|28...|3D000|08...|57P..)$/;

/**
 * Brings the schema up to date.
 * @throws ConfigError when the database cannot be reached
 */
export async function prepareDatabase(config: Config): Promise<void> {
  try {
    await migrate(config);
  } catch (error) {
    if (!isUnreachable(error)) throw error;
    const isStronger = config.migrationDatabaseUrl !== config.databaseUrl;
    const variable = isStronger ? 'MIGRATION_DATABASE_URL' : 'DATABASE_URL';
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
