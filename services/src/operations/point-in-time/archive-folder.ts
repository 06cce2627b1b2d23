import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, open, readdir, readFile, rename, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { ArchiveError } from '../backup/archive/archive.error.js';
import { readArchive, writeArchive } from '../backup/archive/archive.js';
import type { Entry } from '../backup/archive/entries.js';
import { SEGMENT, timelineOf } from './wal-names.js';

export interface BaseBackup {
  file: string;
  /** Of this moment is the earliest state that it can be restored to. */
  at: Date;
  /** The log from here on belongs to it. */
  firstSegment: string;
  system: string;
}

const BASE = /^(\d{4}-\d\d-\d\dT\d\d-\d\d-\d\d\.\d{3}Z)_([0-9A-F]{24})_(\d+)\.base$/;

/** Base backups, the write-ahead log and uploaded files of one cluster, in files of the format of backups. */
export class ArchiveFolder {
  constructor(
    readonly dir: string,
    private readonly key: Buffer,
  ) {}

  /** @throws ArchiveError when the folder has the archive of another installation */
  async claim(system: string): Promise<void> {
    const owner = await this.system();
    if (owner === system) return;
    if (owner !== undefined) throw foreign(this.dir, owner, system);
    await mkdir(this.dir, { recursive: true, mode: 0o700 });
    await writeDurably(join(this.dir, 'system'), system);
  }

  /** Identifier of the cluster; undefined for a folder without an archive. */
  system(): Promise<string | undefined> {
    return textOf(join(this.dir, 'system'));
  }

  walFile(name: string): string {
    return join(this.dir, 'wal', timelineOf(name), name);
  }

  uploadFile(key: string): string {
    return join(this.dir, 'files', key);
  }

  /** Complete ones, the oldest first. */
  async bases(): Promise<BaseBackup[]> {
    const names = (await namesIn(join(this.dir, 'base'))).sort();
    return names.flatMap((name) => {
      const [, at, firstSegment = '', system = ''] = BASE.exec(name) ?? [];
      if (at === undefined) return [];
      const time = at.replace(/T(\d\d)-(\d\d)-/, 'T$1:$2:');
      return [{ file: join(this.dir, 'base', name), at: new Date(time), firstSegment, system }];
    });
  }

  baseFile({ at, firstSegment, system }: Omit<BaseBackup, 'file'>): string {
    const time = at.toISOString().replaceAll(':', '-');
    return join(this.dir, 'base', `${time}_${firstSegment}_${system}.base`);
  }

  /** Archived segments, in their order. */
  async segments(timeline: string): Promise<string[]> {
    const names = await namesIn(join(this.dir, 'wal', timeline));
    return names.filter((name) => SEGMENT.test(name)).sort();
  }

  async timelines(): Promise<string[]> {
    return (await namesIn(join(this.dir, 'wal'))).sort();
  }

  /** The last segment that was archived, whether or not it is still there. */
  async newest(timeline: string): Promise<string | undefined> {
    const noted = await textOf(join(this.dir, 'wal', timeline, 'newest'));
    const found = (await this.segments(timeline)).at(-1);
    return [noted ?? '', found ?? ''].sort().at(-1) || undefined;
  }

  async noteNewest(segment: string): Promise<void> {
    await writeDurably(join(dirname(this.walFile(segment)), 'newest'), segment);
  }

  /**
   * Writes a file so that it is there after a power cut or not at all. Succeeds when the archive has it
   * already. @throws ArchiveError when the archive has another content under this name
   */
  async put(file: string, name: string, content: Buffer): Promise<void> {
    if (existsSync(file)) {
      if (digest(await this.get(file)) === digest(content)) return;
      throw new ArchiveError(`The archive has another ${name}, which is not overwritten.`);
    }
    await this.write(file, [{ path: name, content: [content] as unknown as Entry['content'] }]);
  }

  async write(file: string, entries: AsyncIterable<Entry> | Iterable<Entry>): Promise<void> {
    await mkdir(dirname(file), { recursive: true, mode: 0o700 });
    // Of a process that was killed: one process at a time writes to an archive.
    for (const draft of ['part', 'manifest']) await rm(`${file}.${draft}`, { force: true });
    await writeArchive(file, this.key, entries);
    await syncFolder(dirname(file));
  }

  /** Makes the name of a file last. */
  sync(file: string): Promise<void> {
    return syncFolder(dirname(file));
  }

  entries(file: string): AsyncGenerator<Entry> {
    return readArchive(file, this.key);
  }

  /** The content of a file with one entry. @throws ArchiveError when a byte differs */
  async get(file: string): Promise<Buffer> {
    const parts: Uint8Array[] = [];
    for await (const { content } of this.entries(file)) {
      for await (const part of content) parts.push(part);
    }
    return Buffer.concat(parts);
  }
}

export function foreign(dir: string, owner: string, system: string): ArchiveError {
  return new ArchiveError(
    `${dir} has the archive of another database (${owner} instead of ${system}): set WAL_ARCHIVE_DIR to another folder.`,
  );
}

async function writeDurably(file: string, text: string): Promise<void> {
  const draft = `${file}.part`;
  const handle = await open(draft, 'w', 0o600);
  await handle
    .writeFile(text)
    .then(() => handle.sync())
    .finally(() => handle.close());
  await rename(draft, file);
  await syncFolder(dirname(file));
}

async function syncFolder(folder: string): Promise<void> {
  const handle = await open(folder, 'r');
  await handle.sync().finally(() => handle.close());
}

async function namesIn(folder: string): Promise<string[]> {
  return readdir(folder).catch(missing([]));
}

function textOf(file: string): Promise<string | undefined> {
  return readFile(file, 'utf8').catch(missing(undefined));
}

function missing<Value>(value: Value): (error: unknown) => Value {
  return (error) => {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return value;
    throw error;
  };
}

function digest(content: Buffer): string {
  return createHash('sha256').update(content).digest('hex');
}
