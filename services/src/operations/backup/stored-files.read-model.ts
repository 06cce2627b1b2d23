import type { FileHandle } from 'node:fs/promises';
import type { Client } from 'pg';
import { to as copyTo } from 'pg-copy-streams';

// Reads `files` (platform), on the connection of the snapshot.

/** Writes the files of the snapshot to a list on disk, so that the snapshot can end before they are read. */
export async function listFiles(client: Client, list: FileHandle): Promise<void> {
  const rows = client.query(
    copyTo(
      `COPY (SELECT storage_key, encode(sha256, 'hex') FROM files ORDER BY storage_key) TO STDOUT`,
    ),
  );
  for await (const part of rows) await list.writeFile(part as Buffer);
}

/** Whether a file still has its row, outside of the snapshot. */
export async function hasRow(client: Client, key: string): Promise<boolean> {
  const { rowCount } = await client.query('SELECT 1 FROM files WHERE storage_key = $1', [key]);
  return rowCount === 1;
}

/** All files that have a row. */
export async function filesOf(client: Client): Promise<{ key: string; sha256: string }[]> {
  const { rows } = await client.query<{ key: string; sha256: string }>(
    `SELECT storage_key AS key, encode(sha256, 'hex') AS sha256 FROM files`,
  );
  return rows;
}
