import { createReadStream } from 'node:fs';
import { open, readdir, readFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { Client } from 'pg';
import { ArchiveError } from '../backup/store/archive.error.js';
import { secretFingerprint } from '../backup/archive/archive-header.js';
import type { Entry } from '../backup/archive/entries.js';
import { contentOf, SECRET } from '../backup/contents.schema.js';
import { siteEntries } from '../backup/site-folder.js';
import type { Archive, BaseBackup } from './archive.js';
import { ABOUT, ACCESS, type BaseAbout, CLUSTER } from './base-contents.schema.js';

export interface BaseSource {
  /** With the role that may begin backups. */
  databaseUrl: string;
  /** Folder of the cluster's home and of its data. */
  home: string;
  data: string;
  system: string;
  siteDir: string;
  jwtSecret: string;
  isSecretKept: boolean;
  signal: AbortSignal;
}

const CONTROL = 'global/pg_control';
/** Contents that a server makes again. */
const EMPTIED =
  /^(pg_wal|pg_replslot|pg_dynshmem|pg_notify|pg_serial|pg_snapshots|pg_stat_tmp|pg_subtrans)\/|(^|\/)(pgsql_tmp[^/]*|pg_internal\.init[^/]*)(\/|$)|^(postmaster\.(pid|opts)|backup_label(\.old)?|tablespace_map(\.old)?)$/;

/**
 * Copies the files of the running database, with the site and what a restore needs. The copy is consistent
 * once the log from its first segment on is replayed. @returns it after it was read back
 */
export async function makeBase(archive: Archive, source: BaseSource): Promise<BaseBackup> {
  const client = new Client({ connectionString: source.databaseUrl });
  client.on('error', () => undefined);
  await client.connect();
  try {
    const firstSegment = await begin(client);
    const base = { firstSegment, system: source.system };
    const key = archive.baseKey(base);
    await archive.write(key, entriesOf(client, source));
    return await archive.acceptBase({ ...base, key, at: new Date() });
  } finally {
    await client.end();
  }
}

/** @returns the segment in which the log of the copy begins: another one for each copy */
async function begin(client: Client): Promise<string> {
  const { rows } = await client.query<{ segment: string }>(
    `SELECT pg_walfile_name(pg_backup_start('plenary', true)) AS segment`,
  );
  const segment = rows[0]?.segment;
  if (segment === undefined) throw new ArchiveError('The base backup could not begin.');
  return segment;
}

async function* entriesOf(client: Client, source: BaseSource): AsyncGenerator<Entry> {
  const { home, data, signal, siteDir, jwtSecret, isSecretKept } = source;
  const { files, folders } = await listing(data);
  for (const path of [...files, CONTROL]) {
    signal.throwIfAborted();
    const content = await contentIn(join(data, path));
    if (content) yield { path: CLUSTER + path, content };
  }
  // Waits until the archive has the log that belongs to the copy.
  const { rows } = await client.query<{ labelfile: string }>(
    'SELECT labelfile FROM pg_backup_stop(true)',
  );
  const label = rows[0]?.labelfile;
  if (label === undefined) throw new ArchiveError('The base backup has no label.');
  yield { path: `${CLUSTER}backup_label`, content: contentOf(label) };
  yield* siteEntries(siteDir);
  if (isSecretKept) yield { path: SECRET, content: contentOf(jwtSecret) };
  yield { path: ACCESS, content: createReadStream(join(home, 'access.json')) };
  const about: BaseAbout = { folders, secret: secretFingerprint(jwtSecret) };
  yield { path: ABOUT, content: contentOf(JSON.stringify(about)) };
}

async function listing(data: string): Promise<{ files: string[]; folders: string[] }> {
  const found = await readdir(data, { recursive: true, withFileTypes: true });
  const files: string[] = [];
  const folders: string[] = [];
  for (const entry of found) {
    const path = join(entry.parentPath, entry.name).slice(data.length + 1);
    if (EMPTIED.test(path) || path === CONTROL) continue;
    if (entry.isDirectory()) folders.push(path);
    else if (entry.isFile()) files.push(path);
    else throw new ArchiveError(`The database has ${basename(path)} outside its folder.`);
  }
  return { files, folders };
}

/** Undefined when it was removed meanwhile: the log has that as well. */
async function contentIn(path: string): Promise<AsyncIterable<Uint8Array> | undefined> {
  try {
    const handle = await open(path, 'r');
    return handle.createReadStream();
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
    throw error;
  }
}

/** The identifier of a cluster. */
export async function controlFile(data: string): Promise<Buffer> {
  return readFile(join(data, CONTROL));
}
