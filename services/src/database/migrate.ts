import { DataSource } from 'typeorm';
import type { Config } from '../config/config.js';
import { migrateQueue } from '../mail/mail-queue.js';
import { grantToApplication } from './grants.js';
import { migrations } from './migrations.js';

/** Any number that nothing else in this database locks. */
const LOCK = 7_536_283;

/**
 * Brings the schema up to date, as the role that owns the tables. Processes that start at the same
 * time wait for each other; one migration is one transaction, so a killed start leaves none half done.
 */
export async function migrate(config: Config): Promise<void> {
  const dataSource = new DataSource({
    type: 'postgres',
    url: config.migrationDatabaseUrl,
    installExtensions: false,
    migrations,
    migrationsTransactionMode: 'each',
    poolSize: 2,
    extra: { connectionTimeoutMillis: 5000 },
  });
  await dataSource.initialize();
  try {
    await underLock(dataSource, async () => {
      await dataSource.runMigrations();
      await migrateQueue(config);
      await grantToApplication(dataSource, config);
    });
  } finally {
    await dataSource.destroy();
  }
}

async function underLock(dataSource: DataSource, work: () => Promise<void>): Promise<void> {
  const runner = dataSource.createQueryRunner();
  await runner.query('SELECT pg_advisory_lock($1)', [LOCK]);
  try {
    await work();
  } finally {
    await runner.query('SELECT pg_advisory_unlock($1)', [LOCK]);
    await runner.release();
  }
}
