import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { createInterface } from 'node:readline';
import type { Disk } from 'flydrive';
import type { Client } from 'pg';
import { FILES } from './contents.schema.js';
import type { Entry } from './archive/entries.js';
import { hasRow } from './stored-files.read-model.js';

/** Folder of pictures in the store; they are named by their content and have no row each. */
const PICTURES = 'pictures/';
const AT_A_TIME = 500;

/** A file was deleted, with its row, after the moment of the backup: it is made again from now. */
export class FileDeletedMeanwhile extends Error {}

/**
 * The contents of the listed files. Contents never change under their key, so they belong to the
 * snapshot whenever they are read.
 * @param list "<storage key>\t<sha256>" lines
 * @param problems receives a line for each file that is missing or differs from its row
 * @throws FileDeletedMeanwhile
 */
export async function* storedFiles(
  disk: Disk,
  client: Client,
  list: string,
  problems: string[],
): AsyncGenerator<Entry> {
  const lines = createInterface({ input: createReadStream(list) });
  for await (const line of lines) {
    const [key = '', sha256] = line.split('\t');
    if (!(await disk.exists(key))) {
      if (!(await hasRow(client, key))) throw new FileDeletedMeanwhile(key);
      problems.push(`The content of ${key} is missing.`);
      continue;
    }
    const hash = createHash('sha256');
    yield { path: FILES + key, content: hashed(await disk.getStream(key), hash) };
    if (hash.digest('hex') !== sha256) problems.push(`The content of ${key} is damaged.`);
  }
}

async function* hashed(content: AsyncIterable<Uint8Array>, hash: ReturnType<typeof createHash>) {
  for await (const part of content) {
    hash.update(part);
    yield part;
  }
}

/** Every picture in the store: those of the snapshot, and perhaps some newer ones. */
export async function* storedPictures(disk: Disk): AsyncGenerator<Entry> {
  for await (const key of keysUnder(disk, PICTURES)) {
    // Swept meanwhile: no edition used it.
    if (!(await disk.exists(key))) continue;
    yield { path: FILES + key, content: await disk.getStream(key) };
  }
}

export async function isEmptyStore(disk: Disk): Promise<boolean> {
  for await (const key of keysUnder(disk, '/')) return key === '';
  return true;
}

async function* keysUnder(disk: Disk, folder: string): AsyncGenerator<string> {
  let paginationToken: string | undefined;
  do {
    const options = { recursive: true, maxResults: AT_A_TIME, paginationToken };
    const found = await disk.listAll(folder, options).catch(ifMissing);
    if (!found) return;
    for (const each of found.objects) if (each.isFile) yield each.key;
    paginationToken = found.paginationToken;
  } while (paginationToken);
}

/** A folder that was never written to. */
function ifMissing(error: unknown): undefined {
  for (let cause = error; cause instanceof Error; cause = cause.cause) {
    if ('code' in cause && cause.code === 'ENOENT') return undefined;
  }
  throw error;
}
