import { randomBytes } from 'node:crypto';
import { mkdir, open, readdir, readFile, stat, unlink } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { Injectable } from '@nestjs/common';
import { Config } from '../../platform/config/config.js';

const BYTES = 32;
const SUFFIX = '.key';

/**
 * A random key for each request, in a file that only the product's user reads: neither in the database nor in its
 * backups. Without it, what the database and its copies hold cannot be decrypted.
 */
@Injectable()
export class VisaKeys {
  private readonly folder: string;

  constructor({ visaKeysDir }: Config) {
    this.folder = visaKeysDir;
  }

  /** Undefined once it is destroyed, and for a file that a crash left incomplete: nothing was encrypted with it. */
  async read(id: string): Promise<Buffer | undefined> {
    try {
      const key = await readFile(this.pathOf(id));
      return key.length === BYTES ? key : undefined;
    } catch (error) {
      if (isMissing(error)) return undefined;
      throw error;
    }
  }

  /** The key of the request, which is made when there is none. On the disk before it is used. */
  async take(id: string): Promise<Buffer> {
    const known = await this.read(id);
    if (known) return known;
    await mkdir(this.folder, { recursive: true, mode: 0o700 });
    const key = randomBytes(BYTES);
    const file = await open(this.pathOf(id), 'w', 0o600);
    try {
      await file.writeFile(key);
      await file.sync();
    } finally {
      await file.close();
    }
    await this.syncFolder();
    return key;
  }

  /** Overwrites the key, then removes its file. Does nothing for a key that is destroyed. */
  async destroy(id: string): Promise<void> {
    try {
      const file = await open(this.pathOf(id), 'r+');
      try {
        await file.write(randomBytes(BYTES), 0, BYTES, 0);
        await file.sync();
      } finally {
        await file.close();
      }
      await unlink(this.pathOf(id));
    } catch (error) {
      if (isMissing(error)) return;
      throw error;
    }
    await this.syncFolder();
  }

  /** Of requests, by their ids. @param before the moment until which they were made, in milliseconds */
  async list(before: number): Promise<string[]> {
    const names = await readdir(this.folder).catch((error: unknown) => {
      if (isMissing(error)) return [];
      throw error;
    });
    const ids: string[] = [];
    for (const name of names.filter((each) => each.endsWith(SUFFIX))) {
      const found = await stat(join(this.folder, name)).catch(() => undefined);
      if (found && found.mtimeMs < before) ids.push(name.slice(0, -SUFFIX.length));
    }
    return ids;
  }

  private pathOf(id: string): string {
    return join(this.folder, `${id}${SUFFIX}`);
  }

  /** So that a crash of the machine neither loses a new name nor brings back a removed one. */
  private async syncFolder(): Promise<void> {
    const folder = await open(dirname(this.pathOf('')), 'r');
    try {
      await folder.sync();
    } finally {
      await folder.close();
    }
  }
}

const isMissing = (error: unknown): boolean =>
  (error as Partial<NodeJS.ErrnoException> | undefined)?.code === 'ENOENT';
