import type { Client } from 'pg';
import type { Config } from '../../platform/config/config.js';
import { type EmbeddedPostgres, startPostgres } from '../embedded/postgres/postgres.js';
import { runningPostgres } from '../embedded/postgres/running-postgres.js';
import { connected } from './backup-source.js';
import { ArchiveError } from './store/archive.error.js';

export type Say = (line: string) => void;

/** Until the connection ends. @throws ArchiveError while the same command works on this database */
export async function lockProgram(client: Client, command: string): Promise<void> {
  const { rows } = await client.query<{ locked: boolean }>(
    'SELECT pg_try_advisory_lock(hashtextextended($1, 0)) AS locked',
    [command],
  );
  if (rows[0]?.locked !== true) {
    throw new ArchiveError(`Another ${command} is working on this database.`);
  }
}

/** Takes the embedded database where it runs; else starts it for the work. */
export async function withDatabase<Result>(
  config: Config,
  say: Say,
  work: (databaseUrl: string) => Promise<Result>,
): Promise<Result> {
  if (config.migrationDatabaseUrl !== undefined) return work(config.migrationDatabaseUrl);
  const running = runningPostgres(config.dataDir);
  const postgres = await startUnlessRunning(config, running, say);
  try {
    return await work(postgres?.migrationUrl ?? running);
  } finally {
    await postgres?.stop();
  }
}

async function startUnlessRunning(
  { dataDir, walArchive }: Config,
  running: string,
  say: Say,
): Promise<EmbeddedPostgres | undefined> {
  try {
    await connected(running, () => Promise.resolve());
    return undefined;
  } catch {
    // The log of this short run is archived with the next start of the product.
    return startPostgres({ dataDir, say, archiveSeconds: walArchive?.seconds });
  }
}
