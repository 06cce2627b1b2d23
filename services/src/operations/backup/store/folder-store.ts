import { randomUUID } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, open, readdir, rename, rm, stat } from 'node:fs/promises';
import { basename, dirname, join, resolve } from 'node:path';
import {
  type BackupStore,
  MissingFile,
  type StoredObject,
  type StoredPlace,
} from './backup-store.js';

/** Of a file that is being written. */
const DRAFT = '.part';

/** Files that are there after a power cut, or not at all; only their owner can read them. */
export class FolderStore implements BackupStore {
  readonly name: string;

  constructor(folder: string) {
    this.name = resolve(folder);
  }

  async list(prefix: string): Promise<StoredObject[]> {
    const keys = (await this.keys(prefix)).filter((key) => !key.endsWith(DRAFT)).sort();
    const found: StoredObject[] = [];
    for (const key of keys) {
      const state = await stat(this.path(key)).catch(unlessMissing(undefined));
      if (state) found.push({ key, at: state.mtime });
    }
    return found;
  }

  async *read(key: string): AsyncGenerator<Uint8Array> {
    const handle = await open(this.path(key), 'r').catch(unlessMissing(undefined));
    if (!handle) throw new MissingFile({ store: this, key });
    yield* handle.createReadStream({ highWaterMark: 256 * 1024 });
  }

  async write(key: string, content: AsyncIterable<Uint8Array>): Promise<void> {
    const path = this.path(key);
    const draft = `${path}.${randomUUID()}${DRAFT}`;
    await mkdir(dirname(path), { recursive: true, mode: 0o700 });
    try {
      const target = await open(draft, 'wx', 0o600);
      try {
        for await (const part of content) await target.writeFile(part);
        await target.sync();
      } finally {
        await target.close();
      }
      await rename(draft, path);
      await syncFolder(dirname(path));
    } finally {
      await rm(draft, { force: true });
    }
  }

  async create(key: string, content: Uint8Array): Promise<boolean> {
    if (existsSync(this.path(key))) return false;
    await this.write(key, once(content));
    return true;
  }

  async remove(key: string): Promise<void> {
    await rm(this.path(key), { force: true });
  }

  async removeUnfinished(prefix: string): Promise<void> {
    for (const key of await this.keys(prefix)) if (key.endsWith(DRAFT)) await this.remove(key);
  }

  private async keys(prefix: string): Promise<string[]> {
    const end = prefix.lastIndexOf('/') + 1;
    const recursive = end > 0 && end === prefix.length;
    const options = { recursive, withFileTypes: true } as const;
    const found = await readdir(this.path(prefix.slice(0, end)), options).catch(unlessMissing([]));
    return found
      .filter((entry) => entry.isFile())
      .map(({ parentPath, name }) => join(parentPath, name).slice(this.name.length + 1))
      .map((path) => path.replaceAll('\\', '/'))
      .filter((key) => key.startsWith(prefix));
  }

  private path(key: string): string {
    return join(this.name, key);
  }
}

export function placeOf(file: string): StoredPlace {
  const path = resolve(file);
  return { store: new FolderStore(dirname(path)), key: basename(path) };
}

async function* once(content: Uint8Array): AsyncGenerator<Uint8Array> {
  await Promise.resolve();
  yield content;
}

/** Makes the name of a file last. */
async function syncFolder(folder: string): Promise<void> {
  const handle = await open(folder, 'r');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}

function unlessMissing<Value>(value: Value): (error: unknown) => Value {
  return (error) => {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return value;
    throw error;
  };
}
