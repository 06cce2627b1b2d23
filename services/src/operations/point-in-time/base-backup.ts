import { createReadStream } from 'node:fs';
import { open, readdir, readFile, rename, rm } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { Client } from 'pg';
import { ArchiveError } from '../backup/archive/archive.error.js';
import { secretFingerprint } from '../backup/archive/archive-header.js';
import { checkArchive } from '../backup/archive/archive.js';
import type { Entry } from '../backup/archive/entries.js';
import { contentOf, SECRET } from '../backup/contents.schema.js';
import { siteEntries } from '../backup/site-folder.js';
import type { ArchiveFolder, BaseBackup } from './archive-folder.js';
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
  key: Buffer;
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
export async function makeBase(archive: ArchiveFolder, source: BaseSource): Promise<BaseBackup> {
  const draft = join(archive.dir, 'base', 'new');
  const client = new Client({ connectionString: source.databaseUrl });
  client.on('error', () => undefined);
  await client.connect();
  const label = { text: '' };
  try {
    await archive.write(draft, entriesOf(client, source, label));
    await checkArchive(draft, source.key);
    const at = new Date();
    const [, firstSegment] = /^START WAL LOCATION: .*\(file (\w{24})\)/m.exec(label.text) ?? [];
    if (firstSegment === undefined) throw new ArchiveError('The base backup has no label.');
    const base = { at, firstSegment, system: source.system };
    const file = archive.baseFile(base);
    await rename(draft, file);
    await archive.sync(file);
    return { ...base, file };
  } finally {
    await rm(draft, { force: true });
    await client.end();
  }
}

async function* entriesOf(
  client: Client,
  source: BaseSource,
  label: { text: string },
): AsyncGenerator<Entry> {
  const { home, data, signal, siteDir, jwtSecret, isSecretKept } = source;
  await client.query(`SELECT pg_backup_start('plenary', true)`);
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
  label.text = rows[0]?.labelfile ?? '';
  yield { path: `${CLUSTER}backup_label`, content: contentOf(label.text) };
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
