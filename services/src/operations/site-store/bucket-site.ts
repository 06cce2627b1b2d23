import {
  type BeforeApplicationShutdown,
  Logger,
  type OnApplicationBootstrap,
} from '@nestjs/common';
import { SiteChanges } from '../../conference/site/site-changes.js';
import type { SiteBucket } from './site-bucket.js';
import { SiteFollower } from './site-follower.js';

/** The site of SITE_URL: changed in a copy, and followed. */
export class BucketSite
  extends SiteChanges
  implements OnApplicationBootstrap, BeforeApplicationShutdown
{
  private readonly follower: SiteFollower;

  constructor(
    private readonly bucket: SiteBucket,
    private readonly siteDir: string,
  ) {
    super();
    const logger = new Logger(BucketSite.name);
    this.follower = new SiteFollower(bucket, siteDir, {
      failed: (reason) => logger.error(`the site is not up to date: ${reason}`),
      recovered: () => logger.warn('the site is up to date again'),
    });
  }

  onApplicationBootstrap(): void {
    this.follower.start();
  }

  beforeApplicationShutdown(): Promise<void> {
    return this.follower.stop();
  }

  run<Result>(work: (siteDir: string) => Promise<Result>): Promise<Result> {
    return this.bucket.change(this.siteDir, work);
  }

  state(): 'current' | 'behind' | 'waiting' {
    return this.follower.state();
  }
}
