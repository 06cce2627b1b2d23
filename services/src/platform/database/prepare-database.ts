import { ConfigError } from '../config/config.error.js';
import type { Config } from '../config/config.js';
import { migrate, type MigrateOthers } from './migrate.js';

/** Codes for a wrong address, password or database name. */
const UNREACHABLE = /^(E[A-Z_]+|28...|3D000|08...|57P..)$/;

/** @throws ConfigError when the database cannot be reached */
export async function prepareDatabase(config: Config, migrateOthers: MigrateOthers): Promise<void> {
  try {
    await migrate(config, migrateOthers);
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
