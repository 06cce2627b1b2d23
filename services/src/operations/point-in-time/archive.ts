import { createHash } from 'node:crypto';
import * as z from 'zod';
import type { WalArchive } from '../../platform/config/config.js';
import { ArchiveError } from '../backup/store/archive.error.js';
import { checkArchive, readArchive, sealedEntry, writeArchive } from '../backup/archive/archive.js';
import type { Entry } from '../backup/archive/entries.js';
import { contentOf } from '../backup/contents.schema.js';
import { type BackupStore, type StoredObject, textIn } from '../backup/store/backup-store.js';
import { openStore } from '../backup/store/open-store.js';
import { HISTORY, SEGMENT, timelineOf } from './wal-names.js';

export interface BaseBackup {
  key: string;
  /** Of this moment is the earliest state that it can be restored to. */
  at: Date;
  /** The log from here on belongs to it. */
  firstSegment: string;
  system: string;
}

const BASE = /^base\/([0-9A-F]{24})_(\d+)\.base$/;
/** Of a base backup that was read back: without it, an incomplete one is not used. */
const CHECKED = '.checked';
const checkedSchema = z.object({ at: z.iso.datetime() });

const SYSTEM = 'system';

/** @throws ArchiveError for a wrong address */
export async function openArchive({ place, key }: WalArchive): Promise<Archive> {
  return new Archive(await openStore(place), key);
}

/** Base backups, the write-ahead log and uploaded files of one cluster, in files of the format of backups. */
export class Archive {
  constructor(
    readonly store: BackupStore,
    private readonly sealKey: Buffer,
  ) {}

  /** Without credentials, for messages. */
  get name(): string {
    return this.store.name;
  }

  /** @throws ArchiveError when the store has the archive of another installation */
  async claim(system: string): Promise<void> {
    const owner = await this.system();
    if (owner === system) return;
    if (owner !== undefined) throw foreign(this.name, owner, system);
    const isFirst = await this.store.create(SYSTEM, Buffer.from(system));
    // Another installation was faster.
    if (!isFirst) await this.claim(system);
  }

  /** Identifier of the cluster; undefined for a store without an archive. */
  system(): Promise<string | undefined> {
    return textIn({ store: this.store, key: SYSTEM });
  }

  /** What killed processes left: one process at a time writes to an archive. */
  async removeUnfinished(): Promise<void> {
    for (const folder of ['wal/', 'base/', 'files/']) await this.store.removeUnfinished(folder);
  }

  walKey(name: string): string {
    return `wal/${timelineOf(name)}/${name}`;
  }

  uploadKey(key: string): string {
    return `files/${key}`;
  }

  baseKey({ firstSegment, system }: Pick<BaseBackup, 'firstSegment' | 'system'>): string {
    return `base/${firstSegment}_${system}.base`;
  }

  /** Complete ones, the oldest first. */
  async bases(): Promise<BaseBackup[]> {
    const keys = (await this.store.list('base/')).map(({ key }) => key);
    const bases: BaseBackup[] = [];
    for (const key of keys) {
      const [, firstSegment = '', system = ''] = BASE.exec(key) ?? [];
      if (firstSegment === '' || !keys.includes(key + CHECKED)) continue;
      const text = await textIn({ store: this.store, key: key + CHECKED });
      if (text === undefined) continue;
      const { at } = checkedSchema.parse(JSON.parse(text));
      bases.push({ key, at: new Date(at), firstSegment, system });
    }
    return bases.sort((one, other) => one.at.getTime() - other.at.getTime());
  }

  /** Reads all of it; from then on it is used. @returns it */
  async acceptBase(base: BaseBackup): Promise<BaseBackup> {
    await checkArchive({ store: this.store, key: base.key }, this.sealKey);
    const text = JSON.stringify({ at: base.at.toISOString() });
    await this.store.write(base.key + CHECKED, contentOf(text));
    return base;
  }

  /** All but these, also those that are incomplete. */
  async removeBasesExcept(kept: BaseBackup[]): Promise<void> {
    const keys = new Set(kept.flatMap(({ key }) => [key, key + CHECKED]));
    const old = (await this.store.list('base/')).filter(({ key }) => !keys.has(key));
    // The mark first: what a killed process leaves is not used.
    for (const { key } of old.reverse()) await this.store.remove(key);
  }

  /** Archived segments, in their order. */
  async segments(timeline: string): Promise<string[]> {
    const names = await this.names(`wal/${timeline}/`);
    return names.filter((name) => SEGMENT.test(name)).sort();
  }

  async timelines(): Promise<string[]> {
    const names = await this.names('wal/');
    return [
      ...new Set(names.filter((name) => HISTORY.test(name) || SEGMENT.test(name)).map(timelineOf)),
    ].sort();
  }

  /** The last segment that was archived, whether or not it is still there. */
  async newest(timeline: string): Promise<string | undefined> {
    const noted = await textIn({ store: this.store, key: newestKey(timeline) });
    const found = (await this.segments(timeline)).at(-1);
    return [noted ?? '', found ?? ''].sort().at(-1) || undefined;
  }

  async noteNewest(segment: string): Promise<void> {
    await this.store.write(newestKey(timelineOf(segment)), contentOf(segment));
  }

  uploads(): Promise<StoredObject[]> {
    return this.store.list('files/');
  }

  /**
   * Writes a content, whole or not at all. Succeeds when the archive has it already.
   * @throws ArchiveError when the archive has another content under this name
   */
  async put(key: string, name: string, content: Buffer): Promise<void> {
    if (await this.store.create(key, await sealedEntry(this.sealKey, name, content))) return;
    if (digest(await this.get(key)) === digest(content)) return;
    throw new ArchiveError(`The archive has another ${name}, which is not overwritten.`);
  }

  async write(key: string, entries: AsyncIterable<Entry> | Iterable<Entry>): Promise<void> {
    await writeArchive({ store: this.store, key }, this.sealKey, entries);
  }

  entries(key: string): AsyncGenerator<Entry> {
    return readArchive({ store: this.store, key }, this.sealKey);
  }

  /** The content of a file with one entry. @throws MissingFile @throws ArchiveError when a byte differs */
  async get(key: string): Promise<Buffer> {
    const parts: Uint8Array[] = [];
    for await (const { content } of this.entries(key)) {
      for await (const part of content) parts.push(part);
    }
    return Buffer.concat(parts);
  }

  private async names(folder: string): Promise<string[]> {
    const found = await this.store.list(folder);
    return found.map(({ key }) => key.slice(key.lastIndexOf('/') + 1));
  }
}

export function foreign(name: string, owner: string, system: string): ArchiveError {
  return new ArchiveError(
    `${name} has the archive of another database (${owner} instead of ${system}): archive to another place.`,
  );
}

function newestKey(timeline: string): string {
  return `wal/${timeline}/newest`;
}

function digest(content: Buffer): string {
  return createHash('sha256').update(content).digest('hex');
}
