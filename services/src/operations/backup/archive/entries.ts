import { createHash } from 'node:crypto';
import { ArchiveError, damaged } from '../store/archive.error.js';
import { ByteReader } from './byte-reader.js';

const LARGEST_PART = 1024 * 1024;
const LARGEST_NAME = 4096;
const MANIFEST = 'manifest';

/** One file of a backup: "about.json", "database/users", "files/cv/….pdf", "site/current/index.html". */
export interface Entry {
  path: string;
  content: AsyncIterable<Uint8Array>;
}

/** Holds the lines of a manifest while a backup is written: on disk, since there may be many files. */
export interface ManifestLines {
  add(line: string): Promise<void>;
  read(): AsyncIterable<Uint8Array>;
}

/**
 * Entries one after another; sizes need not be known ahead. Each is a length and a path, parts with
 * their lengths, and a length of 0. The last one is the manifest: "<sha256>  <bytes>  <path>" for each.
 */
export async function* writeEntries(
  entries: AsyncIterable<Entry> | Iterable<Entry>,
  lines: ManifestLines,
): AsyncGenerator<Buffer> {
  for await (const { path, content } of entries) {
    const hash = createHash('sha256');
    let bytes = 0;
    yield* named(path);
    for await (const part of content) {
      hash.update(part);
      bytes += part.length;
      yield* parts(part);
    }
    yield length(0);
    await lines.add(manifestLine(path, bytes, hash.digest('hex')));
  }
  yield* named(MANIFEST);
  for await (const part of lines.read()) yield* parts(part);
  yield length(0);
}

/**
 * Reads entries; the caller reads each to its end before the next. Memory does not grow with the
 * count of entries: the manifest is compared by the hash of its lines.
 * @throws ArchiveError when the manifest differs from the entries
 */
export async function* readEntries(stream: AsyncIterable<Uint8Array>): AsyncGenerator<Entry> {
  const bytes = new ByteReader(stream);
  const expected = createHash('sha256');
  for (;;) {
    const path = (await bytes.exactly(await nextLength(bytes, LARGEST_NAME))).toString();
    const hash = createHash('sha256');
    let size = 0;
    async function* content() {
      for (;;) {
        const count = await nextLength(bytes, LARGEST_PART);
        if (count === 0) return;
        const part = await bytes.exactly(count);
        hash.update(part);
        size += count;
        yield part;
      }
    }
    if (path === MANIFEST) {
      for await (const part of content()) void part;
      if (!hash.digest().equals(expected.digest())) throw damaged('its manifest differs');
      if (!(await bytes.isAtEnd())) throw damaged('there are bytes after its manifest');
      return;
    }
    yield { path: checkedPath(path), content: content() };
    expected.update(manifestLine(path, size, hash.digest('hex')));
  }
}

function manifestLine(path: string, bytes: number, sha256: string): string {
  return `${sha256}  ${bytes}  ${path}\n`;
}

/** Backups without encryption may be made by anyone; none writes outside its folders. */
function checkedPath(path: string): string {
  const segments = path.split('/');
  const isPlain = segments.every((segment) => !['', '.', '..'].includes(segment));
  // oxlint-disable-next-line no-control-regex -- paths have no control characters
  if (isPlain && !/[\\\x00-\x1f]/.test(path)) return path;
  throw new ArchiveError(`The backup has a file with the path ${JSON.stringify(path)}.`);
}

async function nextLength(bytes: ByteReader, most: number): Promise<number> {
  const count = (await bytes.exactly(4)).readUInt32BE();
  if (count > most) throw damaged('an impossible length');
  return count;
}

function* named(path: string): Generator<Buffer> {
  const name = Buffer.from(path);
  if (name.length > LARGEST_NAME) throw new ArchiveError(`The path ${path} is too long.`);
  yield length(name.length);
  yield name;
}

function* parts(content: Uint8Array): Generator<Buffer> {
  for (let at = 0; at < content.length; at += LARGEST_PART) {
    const part = Buffer.from(content.subarray(at, at + LARGEST_PART));
    yield length(part.length);
    yield part;
  }
}

function length(count: number): Buffer {
  const bytes = Buffer.alloc(4);
  bytes.writeUInt32BE(count);
  return bytes;
}
