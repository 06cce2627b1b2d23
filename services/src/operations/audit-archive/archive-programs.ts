import type { Client } from 'pg';
import type { Config } from '../../platform/config/config.js';
import { utcDay } from '../../platform/core/time.js';
import { connected } from '../backup/backup-source.js';
import { lockProgram, type Say, withDatabase } from '../backup/program-database.js';
import { ArchiveError } from '../backup/store/archive.error.js';
import { nameOf } from '../backup/store/backup-store.js';
import { openStore } from '../backup/store/open-store.js';
import { type ArchivePlace, checkFile, readFile, writeFile } from './archived-file.js';
import { type ArchivedFile, FOLDER, MANIFEST, readManifest, writeManifest } from './manifest.js';
import { deleteArchived, entriesOf, hasEntries, oldMonths } from './old-entries.js';

export interface ArchiveCommand {
  /** "2025-01-01", the first day of a month. */
  before: string;
  /** Folder or address of a bucket; BACKUP_URL or BACKUP_DIR by default. */
  in?: string;
  isUnencrypted: boolean;
  now: Date;
}

/**
 * `npm run archive-audit`: moves old entries of the audit log to files of a month each, and leaves those that the product
 * reads. It may be stopped at any moment and run again: entries are deleted only once they are in a file of the manifest that
 * was read back, and a file of the manifest is never written again.
 * @returns how many entries were deleted from the database
 * @throws StartError with one readable line
 */
export async function archiveAudit(
  config: Config,
  command: ArchiveCommand,
  say: Say,
): Promise<number> {
  const before = readBefore(command);
  const { backupKey: key } = config;
  if (!key && !command.isUnencrypted) {
    throw new ArchiveError('Set BACKUP_KEY or BACKUP_KEY_FILE, or add --unencrypted.');
  }
  const place = await placeOf(config, command.in);
  return withDatabase(config, say, (databaseUrl) =>
    connected(databaseUrl, async (client) => {
      await lockProgram(client, 'npm run archive-audit');
      await client.query(SETTINGS);
      await place.store.removeUnfinished(FOLDER);
      return new Archiving(client, place, await readManifest(place.store), say).run(before);
    }),
  );
}

/** Dates in JSON are the same on every server. */
const SETTINGS = `SET TimeZone = 'UTC'; SET DateStyle = 'ISO, YMD'; SET statement_timeout = 0`;

class Archiving {
  constructor(
    private readonly client: Client,
    private readonly place: ArchivePlace,
    private readonly files: ArchivedFile[],
    private readonly say: Say,
  ) {}

  async run(before: Date): Promise<number> {
    let [deleted, kept] = [0, 0];
    for (const month of await oldMonths(this.client, before)) {
      if (month.entries > 0) deleted += await this.archive(month.month);
      kept += month.kept;
    }
    this.say(`${deleted} entries archived; ${kept} that the product reads stay in the database`);
    return deleted;
  }

  private async archive(month: string): Promise<number> {
    let deleted = 0;
    const written = this.files.filter((file) => file.month === month);
    // Of a run that was stopped, or from before a restore.
    for (const file of written) {
      await checkFile(this.place, file);
      deleted += await this.delete(file);
    }
    if (!(await hasEntries(this.client, month))) return deleted;
    const batches = entriesOf(this.client, month);
    const file = await writeFile(this.place, { month, number: written.length + 1 }, batches);
    await checkFile(this.place, file);
    this.files.push(file);
    await writeManifest(this.place.store, this.files);
    return deleted + (await this.delete(file));
  }

  /** After the file was checked. */
  private async delete(file: ArchivedFile): Promise<number> {
    let deleted = 0;
    for await (const lines of readFile(this.place, file)) {
      deleted += await deleteArchived(this.client, file, lines);
    }
    this.say(`${file.name}: ${file.entries} entries, checked; ${deleted} deleted`);
    return deleted;
  }
}

/** `npm run archive-audit -- --verify`: reads every file. @returns a line for each problem */
export async function verifyArchive(
  config: Config,
  from: string | undefined,
  say: Say,
): Promise<string[]> {
  const place = await placeOf(config, from);
  const files = await filesOf(place);
  const problems: string[] = [];
  for (const file of files) {
    try {
      await checkFile(place, file);
      say(`${file.name}: ${file.entries} entries, as they were written`);
    } catch (error) {
      if (!(error instanceof ArchiveError)) throw error;
      problems.push(error.message);
    }
  }
  return problems;
}

/** `npm run archive-audit -- --print 2024-03`: a line of JSON for each entry. @throws ArchiveError for a damaged file */
export async function printMonth(
  config: Config,
  { month, from }: { month: string; from: string | undefined },
  write: (text: string) => Promise<void>,
): Promise<void> {
  const place = await placeOf(config, from);
  const files = (await filesOf(place)).filter((file) => file.month === month);
  if (files.length === 0) throw new ArchiveError(`The archive has no entries of ${month}.`);
  for (const file of files) {
    await checkFile(place, file);
    for await (const lines of readFile(place, file)) await write(`${lines.join('\n')}\n`);
  }
}

async function placeOf(config: Config, given: string | undefined): Promise<ArchivePlace> {
  const { backupUrl, backupDir, backupKey: key } = config;
  return { store: await openStore(given ?? backupUrl ?? backupDir), key };
}

async function filesOf({ store }: ArchivePlace): Promise<ArchivedFile[]> {
  const files = await readManifest(store);
  if (files.length > 0) return files;
  throw new ArchiveError(`There is no file ${nameOf({ store, key: MANIFEST })}.`);
}

/** Queries of the product look back at most a week, beyond the entries that stay; people look back further. */
function readBefore({ before, now }: ArchiveCommand): Date {
  const date = new Date(`${before}T00:00:00Z`);
  if (!/^\d{4}-\d\d-01$/.test(before) || Number.isNaN(date.getTime())) {
    throw new ArchiveError('--before must be the first day of a month, such as 2025-01-01.');
  }
  const latest = new Date(Date.UTC(now.getUTCFullYear() - 1, now.getUTCMonth(), 1));
  if (date <= latest) return date;
  throw new ArchiveError(`--before must be ${utcDay(latest)} or earlier: a year stays in the log.`);
}
