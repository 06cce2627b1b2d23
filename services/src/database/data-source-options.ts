import type { DataSourceOptions } from 'typeorm';
import type { Config } from '../config/config.js';
import { PreparingClient } from './prepared.js';
import { SnakeNamingStrategy } from './snake-naming.strategy.js';

/**
 * So many connections stay open once they are. Making one takes longest just when the machine is busy,
 * and more are needed then.
 */
export const KEPT_OPEN = 5;

/** How the application talks to PostgreSQL. Waits are bounded: a request fails rather than hangs. */
export function dataSourceOptions(
  config: Config,
): Extract<DataSourceOptions, { type: 'postgres' }> {
  return {
    type: 'postgres',
    url: config.databaseUrl,
    namingStrategy: new SnakeNamingStrategy(),
    installExtensions: false,
    poolSize: 10,
    extra: {
      Client: PreparingClient,
      min: KEPT_OPEN,
      connectionTimeoutMillis: 3000,
      statement_timeout: 10_000,
      idle_in_transaction_session_timeout: 30_000,
      // For solid disks and warm caches: by PostgreSQL's default a search would read large tables whole.
      options: '-c random_page_cost=1.1',
    },
  };
}
