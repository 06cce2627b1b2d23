import { join } from 'node:path';
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
  return new Disk(new FSDriver({ location, visibility: 'private' }));
}
