import { mkdtemp, open, rename, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import type { Client } from 'pg';
import type { Config } from '../../platform/config/config.js';
import { migrate, type MigrateOthers } from '../../platform/database/migrate.js';
import { migrations } from '../../platform/database/migrations.js';
import { type Broken, brokenInvariants } from '../invariants/check.js';
import { ArchiveError } from './store/archive.error.js';
import { secretFingerprint } from './archive/archive-header.js';
import { type Checked, checkArchive, readArchive } from './archive/archive.js';
import type { Entry } from './archive/entries.js';
import { type BackupSource, connected } from './backup-source.js';
import * as contents from './contents.schema.js';
import { DatabaseLoad } from './database-load.js';
import { isEmptyFolder, restoreSiteFile, restoreSiteLinks } from './site-folder.js';
import type { StoredPlace } from './store/backup-store.js';
import { isEmptyStore } from './stored-files.js';

export interface RestoreOptions {
  place: StoredPlace;
  /** 32 bytes, when the backup is encrypted. */
  key: Buffer | undefined;
  /** Where to restore to; its database, store and site folder are empty. */
  target: BackupSource;
  /** Of the target, with both addresses of the database. */
  config: Config;
  migrateOthers: MigrateOthers;
  /** Restores although JWT_SECRET differs: what it sealed stays closed. */
  acceptsOtherSecret?: boolean;
}

export interface Restored extends Checked {
  madeAt: string;
  /** Of the backup: files that were missing or damaged when it was made. */
  problems: string[];
  /** Of the restored database. */
  broken: Broken[];
}

/**
 * Restores a backup into an empty place: reads all of it first, and writes only when every byte is
 * authentic. Checks the invariants at the end.
 * @throws ArchiveError when the place is not empty, or the backup cannot be restored by this version
 */
export async function restoreBackup(options: RestoreOptions): Promise<Restored> {
  const { place, key, target, config, migrateOthers } = options;
  await refuseUnlessEmpty(target);
  const checked = await checkArchive(place, key);
  const about = await readAbout(place, key);
  refuseUnknownMigrations(about);
  refuseOtherSecret(about, options);
  await migrate(config, migrateOthers, about.migrations);
  const problems = await connected(target.databaseUrl, (client) =>
    restoreEntries(options, about, client),
  );
  await migrate(config, migrateOthers);
  const broken = await connected(target.databaseUrl, async (client) => {
    await client.query('BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY');
    return brokenInvariants(client);
  });
  return { ...checked, madeAt: about.madeAt, problems, broken };
}

async function refuseUnlessEmpty({ databaseUrl, disk, siteDir }: BackupSource): Promise<void> {
  const tables = await connected(databaseUrl, async (client) => {
    const { rowCount } = await client.query(
      `SELECT 1 FROM pg_class c JOIN pg_namespace n ON n.oid = c.relnamespace
        WHERE c.relkind IN ('r', 'p') AND n.nspname !~ '^(pg_|information_schema)' LIMIT 1`,
    );
    return rowCount;
  });
  const refuse = (place: string) => {
    throw new ArchiveError(
      `${place} is not empty: a backup is restored into an empty place only. Nothing was changed.`,
    );
  };
  if (tables !== 0) refuse('The database');
  if (!(await isEmptyStore(disk))) refuse('The store of files');
  if (!(await isEmptyFolder(siteDir))) refuse(`The site folder ${siteDir}`);
}

async function readAbout(place: StoredPlace, key: Buffer | undefined): Promise<contents.About> {
  for await (const { path, content } of readArchive(place, key)) {
    if (path !== contents.ABOUT) break;
    return contents.aboutSchema.parse(JSON.parse(await contents.textOf(content)));
  }
  throw new ArchiveError('The backup does not begin with its description.');
}

function refuseUnknownMigrations(about: contents.About): void {
  const known = new Set(migrations.map(({ name }) => name));
  const unknown = about.migrations.filter((name) => !known.has(name));
  if (unknown.length === 0) return;
  throw new ArchiveError(
    `The backup was made by a newer version of the product (${unknown.join(', ')}): restore it with that version or a later one. Nothing was changed.`,
  );
}

/** JWT_SECRET opens second factors and waiting emails, and its hashes find codes and tokens. */
function refuseOtherSecret(about: contents.About, options: RestoreOptions): void {
  const { jwtSecret, secretFile } = options.target;
  if (secretFile || options.acceptsOtherSecret) return;
  if (about.secret === secretFingerprint(jwtSecret)) return;
  throw new ArchiveError(
    'JWT_SECRET is not the secret of the installation that made this backup, and accounts with two-factor authentication could not log in: set that one, or add --other-secret. Nothing was changed.',
  );
}

async function restoreEntries(
  { place, key, target }: RestoreOptions,
  about: contents.About,
  client: Client,
): Promise<string[]> {
  const load = new DatabaseLoad(client, about);
  const links = new Map<string, string>();
  let problems: string[] = [];
  await load.begin();
  for await (const { path, content } of readArchive(place, key)) {
    const after = (folder: string) => path.slice(folder.length);
    if (path.startsWith(contents.DATABASE)) await load.table(after(contents.DATABASE), content);
    else if (path.startsWith(contents.FILES))
      await restoreFile(target, after(contents.FILES), content);
    else if (path.startsWith(contents.SITE))
      await restoreSiteFile(target.siteDir, after(contents.SITE), content);
    else if (path.startsWith(contents.SITE_LINKS))
      links.set(after(contents.SITE_LINKS), await contents.textOf(content));
    else if (path === contents.SECRET) await restoreSecret(target, content);
    else if (path === contents.PROBLEMS)
      problems = contents.problemsSchema.parse(JSON.parse(await contents.textOf(content)));
    else for await (const part of content) void part;
  }
  await restoreSiteLinks(target.siteDir, links);
  await load.commit();
  return problems;
}

/** Through a temporary file, since the store of a bucket needs the length ahead. */
async function restoreFile(
  { disk }: BackupSource,
  key: string,
  content: Entry['content'],
): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'plenary-restore-'));
  try {
    const draft = join(folder, 'content');
    const handle = await open(draft, 'wx', 0o600);
    await pipeline(content, handle.createWriteStream());
    await disk.copyFromFs(draft, key);
  } finally {
    await rm(folder, { recursive: true });
  }
}

async function restoreSecret(
  { secretFile }: BackupSource,
  content: Entry['content'],
): Promise<void> {
  const text = await contents.textOf(content);
  if (!secretFile) return;
  await writeFile(`${secretFile}.restored`, text, { mode: 0o600 });
  await rename(`${secretFile}.restored`, secretFile);
}
