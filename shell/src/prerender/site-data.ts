import { createHash } from 'node:crypto';
import {
  existsSync,
  mkdirSync,
  readdirSync,
  renameSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import type { SiteData } from '../boot-data';
import { compressed } from './compress';
import { safeJson } from './element';
import type { SiteFolder } from './site-folder';

/** As long as the service worker keeps versioned files. */
const KEPT_DAYS = 60;

/**
 * Keeps the data in a file that is named after its content, so that it is fetched only once.
 * @returns its address
 */
export async function keepSiteData(site: SiteFolder, data: SiteData): Promise<string> {
  const text = safeJson(data);
  const name = `${createHash('sha256').update(text).digest('hex').slice(0, 16)}.json`;
  const folder = folderOf(site);
  const now = new Date();
  mkdirSync(folder, { recursive: true });
  for (const [ending, bytes] of await compressed(text)) {
    const file = path.join(folder, name + ending);
    if (existsSync(file)) {
      utimesSync(file, now, now);
    } else {
      writeFileSync(`${file}.${process.pid}`, bytes);
      renameSync(`${file}.${process.pid}`, file);
    }
  }
  return `/assets/site/${name}`;
}

/** Open pages of older releases ask for theirs until then. */
export function removeOldSiteData(site: SiteFolder, now: number): void {
  const folder = folderOf(site);
  for (const name of existsSync(folder) ? readdirSync(folder) : []) {
    const file = path.join(folder, name);
    if (now - statSync(file).mtimeMs > KEPT_DAYS * 24 * 60 * 60 * 1000) rmSync(file);
  }
}

const folderOf = (site: SiteFolder) => path.join(site.root, 'assets', 'site');
