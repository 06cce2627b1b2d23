import { createReadStream } from 'node:fs';
import { mkdtemp, open, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGunzip, createGzip } from 'node:zlib';
import type { StoredPlace } from '../store/backup-store.js';
import { damaged } from '../store/archive.error.js';
import { type Entry, type ManifestLines, readEntries, writeEntries } from './entries.js';
import { openChunks, sealChunks } from './sealed-chunks.js';

export interface Checked {
  entries: number;
  /** Of the content, before compression. */
  bytes: number;
}

type Entries = AsyncIterable<Entry> | Iterable<Entry>;

/**
 * Writes a backup: entries, gzip, sealed chunks. The store has it when it is complete, or not at all.
 * @param key 32 bytes; undefined leaves the backup unencrypted
 */
export async function writeArchive(
  place: StoredPlace,
  key: Buffer | undefined,
  entries: Entries,
): Promise<void> {
  // Lines of many files do not fit into memory, and a bucket has no place for them.
  const folder = await mkdtemp(join(tmpdir(), 'plenary-manifest-'));
  const lines = await linesIn(join(folder, 'manifest'));
  try {
    await sealed(entries, lines, key, (content) => place.store.write(place.key, content));
  } finally {
    await lines.close();
    await rm(folder, { recursive: true });
  }
}

/** A backup in memory, with one entry. */
export async function sealedEntry(key: Buffer, path: string, content: Buffer): Promise<Buffer> {
  const manifest: string[] = [];
  const lines: ManifestLines = {
    add: (line) => {
      manifest.push(line);
      return Promise.resolve();
    },
    read: () => Readable.from([Buffer.from(manifest.join(''))]),
  };
  const parts: Uint8Array[] = [];
  const entry = { path, content: Readable.from([content]) };
  await sealed([entry], lines, key, async (chunks) => {
    for await (const chunk of chunks) parts.push(chunk);
  });
  return Buffer.concat(parts);
}

async function sealed(
  entries: Entries,
  lines: ManifestLines,
  key: Buffer | undefined,
  write: (content: AsyncIterable<Uint8Array>) => Promise<void>,
): Promise<void> {
  // Fast compression: the text of the tables shrinks well, and the server works meanwhile.
  const gzip = createGzip({ level: 3 });
  const seal = (content: AsyncIterable<Uint8Array>) => sealChunks(content, key);
  await pipeline(writeEntries(entries, lines), gzip, seal, write);
}

/**
 * The entries of a backup, each authenticated before it is handed out.
 * @throws MissingFile
 * @throws ArchiveError for a backup that is damaged, cut off, changed, or of another key
 */
export async function* readArchive(
  { store, key: path }: StoredPlace,
  key: Buffer | undefined,
): AsyncGenerator<Entry> {
  const gunzip = createGunzip();
  const source = store.read(path);
  const opening = pipeline(openChunks(source, key), gunzip);
  // Its failure arrives through the stream that it destroys.
  opening.catch(() => undefined);
  try {
    yield* readEntries(gunzip);
    await opening;
  } catch (error) {
    throw isZlib(error) ? damaged('its compression') : error;
  } finally {
    gunzip.destroy();
    await source.return(undefined);
  }
}

/** Reads a whole backup and writes nothing. @throws ArchiveError as `readArchive` */
export async function checkArchive(place: StoredPlace, key: Buffer | undefined): Promise<Checked> {
  const checked = { entries: 0, bytes: 0 };
  for await (const { content } of readArchive(place, key)) {
    for await (const part of content) checked.bytes += part.length;
    checked.entries += 1;
  }
  return checked;
}

async function linesIn(file: string): Promise<ManifestLines & { close: () => Promise<void> }> {
  const handle = await open(file, 'wx', 0o600);
  return {
    add: async (line) => handle.appendFile(line),
    read: () => createReadStream(file),
    close: () => handle.close(),
  };
}

function isZlib(error: unknown): boolean {
  return error instanceof Error && 'code' in error && String(error.code).startsWith('Z_');
}
