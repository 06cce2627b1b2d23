import { createWriteStream } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { Provider } from '@nestjs/common';
import { Disk } from 'flydrive';
import { FSDriver } from 'flydrive/drivers/fs';
import { Config } from '../config/config.js';

/** Outside the web root, under random names. */
export const fileStore: Provider = {
  provide: Disk,
  inject: [Config],
  useFactory: openFileStore,
};

export async function openFileStore({ dataDir, filesUrl }: Config): Promise<Disk> {
  if (filesUrl === undefined) return folder(join(dataDir, 'files'));
  // Loaded only where it is used: the library is large.
  const { s3Store } = await import('./s3-store.js');
  return s3Store(filesUrl);
}

function folder(location: string): Disk {
  return new Disk(new FolderDriver(location));
}

/** The library writes streams by `writeFile`, which reports a full disk as "The operation was aborted". */
class FolderDriver extends FSDriver {
  constructor(private readonly location: string) {
    super({ location, visibility: 'private' });
  }

  override async putStream(key: string, contents: Readable): Promise<void> {
    const path = join(this.location, key);
    await mkdir(dirname(path), { recursive: true });
    await pipeline(contents, createWriteStream(path));
  }
}
