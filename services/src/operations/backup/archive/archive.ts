import { createReadStream } from 'node:fs';
import { open, rename, rm } from 'node:fs/promises';
import { pipeline } from 'node:stream/promises';
import { createGunzip, createGzip } from 'node:zlib';
import { damaged } from './archive.error.js';
import { type Entry, type ManifestLines, readEntries, writeEntries } from './entries.js';
import { openChunks, sealChunks } from './sealed-chunks.js';

export interface Checked {
  entries: number;
  /** Of the content, before compression. */
  bytes: number;
}

/**
 * Writes a backup: entries, gzip, sealed chunks. It gets its name when it is complete and on disk.
 * @param file does not exist; readable by its owner only
 * @param key 32 bytes; undefined leaves the backup unencrypted
 */
export async function writeArchive(
  file: string,
  key: Buffer | undefined,
  entries: AsyncIterable<Entry> | Iterable<Entry>,
): Promise<void> {
  const draft = `${file}.part`;
  const manifest = `${file}.manifest`;
  const lines = await linesIn(manifest);
  try {
    const target = await open(draft, 'wx', 0o600);
    // Fast compression: the text of the tables shrinks well, and the server works meanwhile.
    const gzip = createGzip({ level: 3 });
    const seal = (content: AsyncIterable<Uint8Array>) => sealChunks(content, key);
    await pipeline(writeEntries(entries, lines), gzip, seal, async (sealed) => {
      for await (const chunk of sealed) await target.writeFile(chunk);
      await target.sync();
    }).finally(() => target.close());
    await rename(draft, file);
  } finally {
    await lines.close();
    await rm(manifest, { force: true });
    await rm(draft, { force: true });
  }
}

/**
 * The entries of a backup, each authenticated before it is handed out.
 * @throws ArchiveError for a backup that is damaged, cut off, changed, or of another key
 */
export async function* readArchive(file: string, key: Buffer | undefined): AsyncGenerator<Entry> {
  const gunzip = createGunzip();
  const source = createReadStream(file, { highWaterMark: 256 * 1024 });
  const opening = pipeline(source, (bytes) => openChunks(bytes, key), gunzip);
  // Its failure arrives through the stream that it destroys.
  opening.catch(() => undefined);
  try {
    yield* readEntries(gunzip);
    await opening;
  } catch (error) {
    throw isZlib(error) ? damaged('its compression') : error;
  } finally {
    source.destroy();
    gunzip.destroy();
  }
}

/** Reads a whole backup and writes nothing. @throws ArchiveError as `readArchive` */
export async function checkArchive(file: string, key: Buffer | undefined): Promise<Checked> {
  const checked = { entries: 0, bytes: 0 };
  for await (const { content } of readArchive(file, key)) {
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
