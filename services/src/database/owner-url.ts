import type { Config } from '../config/config.js';
import { runningPostgres } from '../embedded/running-postgres.js';

/**
 * For programs beside the product: its database, as the role that owns the tables.
 * @throws StartError when it is the embedded one and the product does not run
 */
export function ownerUrl(config: Config): string {
  return config.migrationDatabaseUrl ?? runningPostgres(config.dataDir);
}
