import { createReadStream } from 'node:fs';
import { lstat, mkdir, open, readdir, readlink, realpath, symlink } from 'node:fs/promises';
import { dirname, join, resolve, sep } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { ArchiveError } from './store/archive.error.js';
import type { Entry } from './archive/entries.js';
import { contentOf, SITE, SITE_LINKS } from './contents.schema.js';

/** What a host has of the site in a bucket, in its site folder; not part of the site. */
export const OF_BUCKET = '.bucket';

/**
 * The site folder. Links come first: releases and versions are never changed, so what the links lead to
 * is whole whenever it is read.
 */
export async function* siteEntries(siteDir: string): AsyncGenerator<Entry> {
  const files: string[] = [];
  for (const { parentPath, name, isLink, isFile } of await entriesIn(siteDir)) {
    const path = join(parentPath, name);
    const relative = path.slice(siteDir.length + 1).replaceAll('\\', '/');
    if (relative.startsWith(`${OF_BUCKET}/`)) continue;
    if (isLink) yield { path: SITE_LINKS + relative, content: contentOf(await readlink(path)) };
    else if (isFile) files.push(relative);
  }
  for (const relative of files) {
    const path = join(siteDir, relative);
    // A temporary file of a publish that has ended meanwhile.
    if (!(await isThere(path))) continue;
    yield { path: SITE + relative, content: createReadStream(path) };
  }
}

async function entriesIn(folder: string) {
  try {
    const entries = await readdir(folder, { recursive: true, withFileTypes: true });
    return entries.map((entry) => ({
      parentPath: entry.parentPath,
      name: entry.name,
      isLink: entry.isSymbolicLink(),
      isFile: entry.isFile(),
    }));
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return [];
    throw error;
  }
}

async function isThere(path: string): Promise<boolean> {
  return (await lstat(path).catch(() => undefined)) !== undefined;
}

export async function isEmptyFolder(folder: string): Promise<boolean> {
  return (await entriesIn(folder)).every(({ isFile, isLink }) => !isFile && !isLink);
}

export async function restoreSiteFile(
  siteDir: string,
  relative: string,
  content: AsyncIterable<Uint8Array>,
): Promise<void> {
  const path = join(siteDir, relative);
  await mkdir(dirname(path), { recursive: true });
  const file = await open(path, 'wx');
  await pipeline(content, file.createWriteStream());
}

/**
 * Links are made last, so that no file is written through one.
 * @param links targets by their paths in the site folder
 * @throws ArchiveError for a link that leaves the site folder
 */
export async function restoreSiteLinks(siteDir: string, links: Map<string, string>): Promise<void> {
  for (const [relative, target] of links) {
    const path = join(siteDir, relative);
    await mkdir(dirname(path), { recursive: true });
    const folder = await realpath(dirname(path));
    const root = await realpath(siteDir);
    if (!`${resolve(folder, target)}${sep}`.startsWith(root + sep)) {
      throw new ArchiveError(`The backup has a link to ${JSON.stringify(target)}.`);
    }
    await symlink(target, path);
  }
}
