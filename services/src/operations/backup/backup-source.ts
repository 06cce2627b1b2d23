import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Duplex } from 'node:stream';
import type { Disk } from 'flydrive';
import { Client } from 'pg';
import type { Config } from '../../platform/config/config.js';
import { openFileStore } from '../../platform/files/file-store.js';

/** What a backup is made of, or restored into. */
export interface BackupSource {
  /** With the role that owns the tables. */
  databaseUrl: string;
  disk: Disk;
  siteDir: string;
  jwtSecret: string;
  /** The file of a generated JWT_SECRET; undefined when the environment gives it. */
  secretFile: string | undefined;
}

/** @param databaseUrl with the role that owns the tables */
export async function backupSource(config: Config, databaseUrl: string): Promise<BackupSource> {
  const { siteDir, jwtSecret, dataDir, isEmbedded } = config;
  const disk = await openFileStore(config);
  const file = join(dataDir, 'jwt-secret');
  const isKept = isEmbedded && textOf(file) === jwtSecret;
  return { databaseUrl, disk, siteDir, jwtSecret, secretFile: isKept ? file : undefined };
}

export async function connected<Result>(
  url: string,
  work: (client: Client) => Promise<Result>,
): Promise<Result> {
  const client = new Client({ connectionString: url, connectionTimeoutMillis: 10_000 });
  // A lost connection fails the query that runs, or the next one.
  client.on('error', () => undefined);
  await client.connect();
  try {
    const result = await work(client);
    await client.end();
    return result;
  } catch (error) {
    // An orderly end would wait for a COPY whose reader failed.
    (client as unknown as { connection: { stream: Duplex } }).connection.stream.destroy();
    throw error;
  }
}

function textOf(file: string): string | undefined {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return undefined;
  }
}
