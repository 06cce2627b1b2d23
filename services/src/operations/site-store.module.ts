import { Global, Module } from '@nestjs/common';
import { SiteChanges, SiteFolder } from '../conference/site/site-changes.js';
import { Config } from '../platform/config/config.js';
import { BucketSite } from './site-store/bucket-site.js';
import { openSiteBucket } from './site-store/site-bucket.js';

/** Global, since lower rooms change the site. */
@Global()
@Module({
  providers: [
    {
      provide: SiteChanges,
      inject: [Config],
      useFactory: async (config: Config) => {
        const bucket = await openSiteBucket(config);
        return bucket ? new BucketSite(bucket, config.siteDir) : new SiteFolder(config);
      },
    },
  ],
  exports: [SiteChanges],
})
export class SiteStoreModule {}
