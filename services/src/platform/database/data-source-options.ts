import type { DataSourceOptions } from 'typeorm';
import type { Config } from '../config/config.js';
import { currentTracer } from '../tracing/traces.js';
import { PoolClient } from './pool-client.js';
import { SlowStatements } from './slow-statements.js';
import { SnakeNamingStrategy } from './snake-naming.strategy.js';
import { TracedClient } from './traced-client.js';

/** Connections that stay open: opening one is slowest when the machine is busy. */
export const KEPT_OPEN = 5;

const POOL = 10;
/** The embedded product sends its emails from the same pool, some at a time. */
const EMAILS = 4;

/** For solid disks and warm caches: the default makes searches scan large tables. */
const OPTIONS = '-c random_page_cost=1.1';

/** All waits are bounded: a request fails rather than hangs. */
export function dataSourceOptions(
  config: Config,
): Extract<DataSourceOptions, { type: 'postgres' }> {
  return {
    type: 'postgres',
    url: config.databaseUrl,
    namingStrategy: new SnakeNamingStrategy(),
    installExtensions: false,
    poolSize: config.isEmbedded ? POOL + EMAILS : POOL,
    extra: {
      Client: currentTracer() ? TracedClient : PoolClient,
      arePrepared: config.hasPreparedStatements,
      min: KEPT_OPEN,
      connectionTimeoutMillis: 3000,
      statement_timeout: 10_000,
      idle_in_transaction_session_timeout: 30_000,
      options: OPTIONS,
      slowStatements: slowStatements(config),
    },
  };
}

function slowStatements(config: Config): SlowStatements | undefined {
  const { slowStatementMs: threshold } = config;
  if (threshold === 0) return undefined;
  const databaseUrl = config.directDatabaseUrl ?? config.databaseUrl;
  return new SlowStatements({ threshold, databaseUrl, options: OPTIONS });
}
