import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { clusterPlace } from './postgres-cluster.js';
import { type EmbeddedPostgres, startPostgres } from './postgres.js';

/** With the folder that PostgreSQL writes to. */
export async function startTemporaryPostgres(): Promise<EmbeddedPostgres & { folder: string }> {
  const dataDir = mkdtempSync(join(tmpdir(), 'plenary-'));
  // As root, PostgreSQL runs as another user, which must be able to pass through.
  chmodSync(dataDir, 0o711);
  const remove = () => rmSync(dataDir, { recursive: true, force: true });
  try {
    const database = await startPostgres({ dataDir, durable: false, say: () => undefined });
    return {
      ...database,
      folder: join(clusterPlace(dataDir), 'cluster'),
      stop: () => database.stop().finally(remove),
    };
  } catch (error) {
    remove();
    throw error;
  }
}
