import { setTimeout as pause } from 'node:timers/promises';
import { Logger } from '@nestjs/common';
import {
  DataSource,
  type EntitySubscriberInterface,
  EventSubscriber,
  MigrationExecutor,
  type TransactionStartEvent,
} from 'typeorm';
import type { Config } from '../config/config.js';
import { MINUTE, SECOND } from '../core/time.js';
import { grantToApplication } from './grants.js';
import { migrations } from './migrations.js';
import { isLockNotAvailable } from './postgres-errors.js';

/** Arbitrary, but unique in this database. */
const LOCK = 7_536_283;
/** Milliseconds. All statements on a table wait behind a migration that waits for its lock. */
const LOCK_WAIT = 2 * SECOND;
const BETWEEN_TRIES = SECOND;
/** An export reads for minutes. */
const PATIENCE = 10 * MINUTE;

/** For tables that a library migrates itself. */
export type MigrateOthers = (config: Config) => Promise<void>;

/**
 * Brings the schema up to date, as the role that owns the tables. Processes that start at the same
 * time wait for each other; one migration is one transaction, so a killed start leaves none half done.
 * A migration gives way to requests when its table is in use, and tries again for ten minutes.
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
    subscribers: [ShortLockWaits],
    poolSize: 2,
    extra: { connectionTimeoutMillis: 5000 },
  });
  await dataSource.initialize();
  try {
    return await underLock(dataSource, async () => {
      const missing = await new MigrationExecutor(dataSource).getPendingMigrations();
      await runWhenUnlocked(dataSource);
      await migrateOthers(config);
      await grantToApplication(dataSource, config);
      return missing.map(({ name }) => name);
    });
  } finally {
    await dataSource.destroy();
  }
}

/** Not of migrations without a transaction, which wait for others but hold up none: they build indexes concurrently. */
@EventSubscriber()
class ShortLockWaits implements EntitySubscriberInterface {
  async afterTransactionStart({ queryRunner }: TransactionStartEvent): Promise<void> {
    await queryRunner.query(`SET LOCAL lock_timeout = ${LOCK_WAIT}`);
  }
}

async function runWhenUnlocked(dataSource: DataSource): Promise<void> {
  const end = Date.now() + PATIENCE;
  for (;;) {
    try {
      await dataSource.runMigrations();
      return;
    } catch (error) {
      if (!isLockNotAvailable(error) || Date.now() > end) throw error;
      new Logger('Migrations').warn('a table is in use: its migration is tried again');
      await pause(BETWEEN_TRIES);
    }
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
