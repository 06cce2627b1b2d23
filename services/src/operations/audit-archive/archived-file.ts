import { createHash } from 'node:crypto';
import { pipeline } from 'node:stream/promises';
import { createGunzip, createGzip } from 'node:zlib';
import { openChunks, sealChunks } from '../backup/archive/sealed-chunks.js';
import { ArchiveError } from '../backup/store/archive.error.js';
import { type BackupStore, nameOf } from '../backup/store/backup-store.js';
import { type ArchivedFile, FOLDER } from './manifest.js';

/** Where an archive is, and what opens it. */
export interface ArchivePlace {
  store: BackupStore;
  /** 32 bytes; undefined leaves files unencrypted. */
  key: Buffer | undefined;
}

/** Entries that are read, written or deleted at a time. */
export const BATCH = 1000;

const ENDING = '.ndjson.gz';
const SEALED = `${ENDING}.sealed`;

/** Writes a file of a month: a line of JSON for each entry, gzip, and sealed chunks where there is a key. All of it or nothing. */
export async function writeFile(
  { store, key }: ArchivePlace,
  { month, number }: { month: string; number: number },
  batches: AsyncIterable<string[]>,
): Promise<ArchivedFile> {
  const file = { name: `${month}.${number}${key ? SEALED : ENDING}`, month, entries: 0, bytes: 0 };
  const hash = createHash('sha256');
  const lines = async function* () {
    for await (const batch of batches) {
      file.entries += batch.length;
      yield `${batch.join('\n')}\n`;
    }
  };
  const seal = async function* (content: AsyncIterable<Uint8Array>) {
    for await (const part of key ? sealChunks(content, key) : content) {
      file.bytes += part.length;
      hash.update(part);
      yield part;
    }
  };
  await pipeline(lines, createGzip(), seal, (content: AsyncIterable<Uint8Array>) =>
    store.write(FOLDER + file.name, content),
  );
  return { ...file, sha256: hash.digest('hex') };
}

/** Reads the whole file. @throws ArchiveError unless its bytes and its entries are those of the manifest */
export async function checkFile(place: ArchivePlace, file: ArchivedFile): Promise<void> {
  const hash = createHash('sha256');
  let bytes = 0;
  for await (const part of place.store.read(FOLDER + file.name)) {
    hash.update(part);
    bytes += part.length;
  }
  if (bytes !== file.bytes || hash.digest('hex') !== file.sha256) throw differs(place.store, file);
  let entries = 0;
  for await (const batch of readFile(place, file)) entries += batch.length;
  if (entries !== file.entries) throw differs(place.store, file);
}

/** The lines of a file in batches. @throws ArchiveError for a file that is damaged, or of another key */
export async function* readFile(
  { store, key }: ArchivePlace,
  { name }: ArchivedFile,
): AsyncGenerator<string[]> {
  const stored = store.read(FOLDER + name);
  const gunzip = createGunzip();
  const opening = pipeline(name.endsWith(SEALED) ? openChunks(stored, key) : stored, gunzip);
  // Its failure arrives through the stream that it destroys.
  opening.catch(() => undefined);
  try {
    yield* batchesOf(gunzip);
    await opening;
  } finally {
    gunzip.destroy();
  }
}

async function* batchesOf(content: AsyncIterable<Uint8Array>): AsyncGenerator<string[]> {
  const decoder = new TextDecoder();
  let rest = '';
  let lines: string[] = [];
  for await (const part of content) {
    const found = (rest + decoder.decode(part, { stream: true })).split('\n');
    rest = found.pop() ?? '';
    lines = lines.concat(found);
    while (lines.length >= BATCH) yield lines.splice(0, BATCH);
  }
  if (lines.length > 0) yield lines;
}

function differs(store: BackupStore, { name }: ArchivedFile): ArchiveError {
  return new ArchiveError(
    `${nameOf({ store, key: FOLDER + name })} differs from the manifest: it is damaged or was changed. Restore it from a copy; until then no entries of its month are deleted.`,
  );
}
