import { resolve } from 'node:path';
import { hasBucket } from './backup-places.js';
import { isSameBucket } from './bucket-address.js';
import type { Config } from './config.js';
import { ConfigError } from './config.error.js';
import type { Environment } from './environment.schema.js';

export type SitePlace = Pick<Config, 'siteDir' | 'siteUrl' | 'siteKeys'>;

/** Also of programs that need nothing else of the configuration. @throws ConfigError */
export function sitePlace(environment: Environment): SitePlace {
  const { DATA_DIR, SITE_DIR, SITE_KEYS, SITE_URL: siteUrl, FILES_URL: filesUrl } = environment;
  const refuse = (problem: string) => new ConfigError('SITE_URL', problem);
  if (siteUrl !== undefined) {
    if (!hasBucket(siteUrl)) throw refuse('must name a bucket, such as s3://bucket/site');
    if (filesUrl !== undefined && hasBucket(filesUrl) && isSameBucket(siteUrl, filesUrl)) {
      throw refuse('must not be in the bucket of FILES_URL, whose files its hosts need not read');
    }
  }
  return {
    siteDir: resolve(SITE_DIR ?? resolve(DATA_DIR, 'site')),
    siteUrl,
    siteKeys: SITE_KEYS === undefined ? undefined : resolve(SITE_KEYS),
  };
}
