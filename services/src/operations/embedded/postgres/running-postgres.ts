import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Config } from '../../../platform/config/config.js';
import { clusterPlace, DATABASE, OWNER_ROLE } from './postgres-cluster.js';
import { StartError } from '../../../platform/config/start-error.js';

/** Includes the owner's role. @throws StartError when the product does not run */
export function runningPostgres(dataDir: string): string {
  try {
    const place = clusterPlace(dataDir);
    const port = readFileSync(join(place, 'port'), 'utf8');
    const { owner } = JSON.parse(readFileSync(join(place, 'access.json'), 'utf8')) as {
      owner: string;
    };
    return `postgres://${OWNER_ROLE}:${owner}@127.0.0.1:${port}/${DATABASE}`;
  } catch {
    throw new StartError(`There is no database in ${dataDir}: start the product first.`);
  }
}

/** @throws StartError when the database is embedded and the product does not run */
export function ownerUrl(config: Config): string {
  return config.migrationDatabaseUrl ?? runningPostgres(config.dataDir);
}
