import { open, readdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { Client } from 'pg';
import { filesOf } from '../backup/stored-files.read-model.js';
import type { Archive } from './archive.js';
import { isMark } from './expire.js';

const PICTURES = 'pictures';

/** Copies uploads to the archive. A content never changes under its key, so each is copied once. */
export class Uploads {
  readonly archived = new Set<string>();
  private isListed = false;

  constructor(
    private readonly archive: Archive,
    /** Of the local store; undefined: the store is a bucket, which has its own copies. */
    private readonly folder: string | undefined,
  ) {}

  /** @returns the keys that the database and the site name now */
  async copy(client: Client, signal: AbortSignal): Promise<Set<string>> {
    if (this.folder === undefined) return new Set();
    if (!this.isListed) await this.list();
    const rows = await filesOf(client);
    const pictures = await filesIn(join(this.folder, PICTURES));
    const keys = new Set([
      ...rows.map(({ key }) => key),
      ...pictures.map((name) => `${PICTURES}/${name}`),
    ]);
    for (const key of keys) {
      if (this.archived.has(key)) continue;
      signal.throwIfAborted();
      if (await this.copyOne(this.folder, key)) this.archived.add(key);
    }
    return keys;
  }

  /** False when it was deleted meanwhile, or is missing: a backup reports that. */
  private async copyOne(folder: string, key: string): Promise<boolean> {
    try {
      const file = await open(join(folder, key), 'r');
      const content = file.createReadStream();
      await this.archive.write(this.archive.uploadKey(key), [{ path: key, content }]);
      return true;
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
      return false;
    }
  }

  private async list(): Promise<void> {
    for (const key of await archivedKeys(this.archive)) this.archived.add(key);
    this.isListed = true;
  }
}

async function archivedKeys(archive: Archive): Promise<string[]> {
  const start = archive.uploadKey('').length;
  const keys = (await archive.uploads()).map(({ key }) => key.slice(start));
  return keys.filter((key) => !isMark(key));
}

/** Pictures have no row each. */
export async function archivedPictures(archive: Archive): Promise<string[]> {
  return (await archivedKeys(archive)).filter((key) => key.startsWith(`${PICTURES}/`));
}

async function filesIn(folder: string): Promise<string[]> {
  try {
    const found = await readdir(folder, { recursive: true, withFileTypes: true });
    return found
      .filter((entry) => entry.isFile())
      .map(({ parentPath, name }) => join(parentPath, name).slice(folder.length + 1));
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return [];
    throw error;
  }
}
