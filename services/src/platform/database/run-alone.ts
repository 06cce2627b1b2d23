import { Client } from 'pg';
import type { Config } from '../config/config.js';

/**
 * Runs `work` unless another process runs it. The lock is a connection's, past a pooler: one for a transaction would keep it open
 * for as long, and a pooler gives the next statement another connection. It ends with the process.
 * @param name one for each work; lock ids are hashes of names in this database
 */
export async function runAlone(
  { databaseUrl, directDatabaseUrl = databaseUrl }: Config,
  name: string,
  work: () => Promise<void>,
): Promise<void> {
  const client = new Client({
    connectionString: directDatabaseUrl,
    connectionTimeoutMillis: 3000,
    keepAlive: true,
  });
  client.on('error', () => undefined);
  await client.connect();
  try {
    const { rows } = await client.query<{ isOnly: boolean }>(
      'SELECT pg_try_advisory_lock(hashtextextended($1, 0)) AS "isOnly"',
      [name],
    );
    if (rows[0]?.isOnly) await work();
  } finally {
    await client.end().catch(() => undefined);
  }
}
