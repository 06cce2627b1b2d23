import { mkdtemp, open, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Client } from 'pg';
import { secretFingerprint } from './archive/archive-header.js';
import { type Checked, checkArchive, writeArchive } from './archive/archive.js';
import type { Entry } from './archive/entries.js';
import { type BackupSource, connected } from './backup-source.js';
import { type About, ABOUT, contentOf, PROBLEMS, SECRET } from './contents.schema.js';
import { beginSnapshot, dumpTables } from './database-dump.js';
import { siteEntries } from './site-folder.js';
import type { StoredPlace } from './store/backup-store.js';
import { FileDeletedMeanwhile, storedFiles, storedPictures } from './stored-files.js';
import { listFiles } from './stored-files.read-model.js';

const TRIES = 3;

export interface Backup extends Checked {
  /** A line for each stored file that is missing or differs from its row. */
  problems: string[];
}

export interface BackupOptions {
  source: BackupSource;
  /** The store has no file of this key yet. */
  place: StoredPlace;
  /** 32 bytes; undefined leaves the backup unencrypted. */
  key: Buffer | undefined;
  now: Date;
  /** Sees each entry before it is written. */
  onEntry?: (path: string) => Promise<void>;
}

/**
 * Makes a backup of one moment while the product works: the rows of one snapshot, then the files that
 * they name, then the site. The finished file is read back and checked once.
 * @throws ArchiveError, or the error of the database, the store or the disk; no file is left then
 */
export async function makeBackup(options: BackupOptions): Promise<Backup> {
  const { source, place, key } = options;
  for (let tried = 1; ; tried++) {
    const problems: string[] = [];
    try {
      await connected(source.databaseUrl, (client) =>
        writeArchive(place, key, entriesOf(options, client, problems)),
      );
      return { problems, ...(await checked(place, key)) };
    } catch (error) {
      if (!(error instanceof FileDeletedMeanwhile) || tried === TRIES) throw error;
    }
  }
}

async function checked(place: StoredPlace, key: Buffer | undefined): Promise<Checked> {
  try {
    return await checkArchive(place, key);
  } catch (error) {
    // The reason that is reported is the one of the check.
    await place.store.remove(place.key).catch(() => undefined);
    throw error;
  }
}

async function* entriesOf(
  { source, now, onEntry }: BackupOptions,
  client: Client,
  problems: string[],
): AsyncGenerator<Entry> {
  const folder = await mkdtemp(join(tmpdir(), 'plenary-files-'));
  const list = join(folder, 'files');
  try {
    for await (const entry of allEntries(source, now, client, list, problems)) {
      await onEntry?.(entry.path);
      yield entry;
    }
  } finally {
    await rm(folder, { recursive: true });
  }
}

async function* allEntries(
  { disk, siteDir, jwtSecret, secretFile }: BackupSource,
  now: Date,
  client: Client,
  list: string,
  problems: string[],
): AsyncGenerator<Entry> {
  const snapshot = await beginSnapshot(client);
  const secret = secretFingerprint(jwtSecret);
  const about: About = { madeAt: now.toISOString(), secret, ...snapshot };
  yield { path: ABOUT, content: contentOf(JSON.stringify(about)) };
  yield* dumpTables(client, snapshot.tables);
  const target = await open(list, 'w', 0o600);
  try {
    await listFiles(client, target);
  } finally {
    await target.close();
  }
  // The snapshot ends before the long part, so that it does not hold up VACUUM.
  await client.query('COMMIT');
  yield* storedFiles(disk, client, list, problems);
  yield* storedPictures(disk);
  yield* siteEntries(siteDir);
  if (secretFile) yield { path: SECRET, content: contentOf(jwtSecret) };
  yield { path: PROBLEMS, content: contentOf(JSON.stringify(problems)) };
}
