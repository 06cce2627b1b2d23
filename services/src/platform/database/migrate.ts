import { DataSource } from 'typeorm';
import type { Config } from '../config/config.js';
import { grantToApplication } from './grants.js';
import { migrations } from './migrations.js';

/** Arbitrary, but unique in this database. */
const LOCK = 7_536_283;

/** For tables that a library migrates itself. */
export type MigrateOthers = (config: Config) => Promise<void>;

/**
 * Brings the schema up to date, as the role that owns the tables. Processes that start at the same
 * time wait for each other; one migration is one transaction, so a killed start leaves none half done.
 * @param names of the migrations to run; all of them by default
 * @returns the names of those that were missing
 */
export async function migrate(
  config: Config,
  migrateOthers: MigrateOthers,
  names?: string[],
): Promise<string[]> {
  const dataSource = new DataSource({
    type: 'postgres',
    url: config.migrationDatabaseUrl,
    installExtensions: false,
    migrations: migrations.filter(({ name }) => names?.includes(name) ?? true),
    migrationsTransactionMode: 'each',
    poolSize: 2,
    extra: { connectionTimeoutMillis: 5000 },
  });
  await dataSource.initialize();
  try {
    return await underLock(dataSource, async () => {
      const run = await dataSource.runMigrations();
      await migrateOthers(config);
      await grantToApplication(dataSource, config);
      return run.map(({ name }) => name);
    });
  } finally {
    await dataSource.destroy();
  }
}

async function underLock<T>(dataSource: DataSource, work: () => Promise<T>): Promise<T> {
  const runner = dataSource.createQueryRunner();
  await runner.query('SELECT pg_advisory_lock($1)', [LOCK]);
  try {
    return await work();
  } finally {
    await runner.query('SELECT pg_advisory_unlock($1)', [LOCK]);
    await runner.release();
  }
}
