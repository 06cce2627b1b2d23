import { createHash, randomUUID } from 'node:crypto';
import { lstatSync } from 'node:fs';
import {
  copyFile,
  link,
  lstat,
  mkdir,
  readdir,
  readFile,
  readlink,
  symlink,
} from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { OF_BUCKET } from '../backup/site-folder.js';
import type { Described, Manifest } from './site-manifest.js';

export const STATE = join(OF_BUCKET, 'state.json');

/** Of this host: the lock of a publish, and why a composition failed here. */
const OWN_FILES = ['publishing', 'failure.json'];

const AT_A_TIME = 16;

export interface Contents {
  files: Record<string, Described>;
  links: Record<string, string>;
}

/** @param known files of the same size and time are not read again */
export async function describeSite(folder: string, known?: Manifest): Promise<Contents> {
  const contents: Contents = { files: {}, links: {} };
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  for (const entry of entries) {
    const absolute = join(entry.parentPath, entry.name);
    const path = absolute.slice(folder.length + 1).replaceAll('\\', '/');
    if (isOwn(path)) continue;
    if (entry.isSymbolicLink()) contents.links[path] = await readlink(absolute);
    else if (entry.isFile()) contents.files[path] = await describe(absolute, known?.files[path]);
  }
  return contents;
}

async function describe(file: string, known?: Described): Promise<Described> {
  const { size: bytes, mtimeMs } = await lstat(file);
  const writtenAt = Math.floor(mtimeMs);
  if (known?.bytes === bytes && known.writtenAt === writtenAt) return known;
  return { bytes, sha384: digestOf(await readFile(file)), writtenAt };
}

/** In base64, as browsers compare it. */
export function digestOf(content: Uint8Array): string {
  return createHash('sha384').update(content).digest('base64');
}

/** @param isKnown was compared before: only its size is looked at */
export async function hasFile(
  file: string,
  { bytes, sha384 }: { bytes: number; sha384: string },
  isKnown = false,
): Promise<boolean> {
  // There are thousands, and most of them are as they were.
  const found = lstatSync(file, { throwIfNoEntry: false });
  if (!found?.isFile() || found.size !== bytes) return false;
  return isKnown || digestOf(await readFile(file)) === sha384;
}

/**
 * A copy of the site to change. Versions and releases are never written to again, so they are linked.
 * @returns its folder, below the site's, which the caller removes
 */
export async function copySite(folder: string, { files, links }: Contents): Promise<string> {
  const copy = join(folder, OF_BUCKET, randomUUID());
  const made = new Set<string>();
  const place = async (path: string) => {
    const target = join(copy, path);
    if (!made.has(dirname(target))) await mkdir(dirname(target), { recursive: true });
    made.add(dirname(target));
    return target;
  };
  await mkdir(copy, { recursive: true });
  for (const path of Object.keys(files)) {
    const target = await place(path);
    // The history is appended to.
    const isLinked = path.includes('/');
    const source = join(folder, path);
    if (isLinked) await link(source, target).catch(() => copyFile(source, target));
    else await copyFile(source, target);
  }
  for (const [path, target] of Object.entries(links)) await symlink(target, await place(path));
  return copy;
}

/** Temporary names of publishers end so. */
function isOwn(path: string): boolean {
  const names = path.split('/');
  const [first = ''] = names;
  return (
    first.startsWith('.') ||
    OWN_FILES.includes(first) ||
    names.some((name) => /\.(new|old|\d+)$/.test(name))
  );
}

/** @throws the first failure, once all work has ended */
export async function inParallel<Each>(
  items: Each[],
  work: (item: Each, at: number) => Promise<void>,
): Promise<void> {
  const failures: unknown[] = [];
  const waiting = items.entries();
  const worker = async () => {
    for (const [at, item] of waiting) {
      if (failures.length > 0) return;
      await work(item, at).catch((error: unknown) => failures.push(error));
    }
  };
  await Promise.all(Array.from({ length: AT_A_TIME }, worker));
  if (failures.length > 0) throw failures[0];
}
