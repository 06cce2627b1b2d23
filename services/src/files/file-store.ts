import { join } from 'node:path';
import type { Provider } from '@nestjs/common';
import { Disk } from 'flydrive';
import { FSDriver } from 'flydrive/drivers/fs';
import { Config } from '../config/config.js';

/** Where the contents of files lie: outside the web root, under names that tell nothing. */
export const fileStore: Provider = {
  provide: Disk,
  inject: [Config],
  useFactory: ({ dataDir }: Config) =>
    new Disk(new FSDriver({ location: join(dataDir, 'files'), visibility: 'private' })),
};
