import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { clusterPlace, DATABASE, OWNER_ROLE } from './postgres-cluster.js';
import { StartError } from './start-error.js';

/**
 * The address of the database that a running product keeps in DATA_DIR, with its owner's role.
 * @throws StartError when there is none
 */
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
