import { Injectable } from '@nestjs/common';
import { Config } from '../../platform/config/config.js';

/** Where composers work: in the site folder, or in a copy that is published to a bucket. */
export abstract class SiteChanges {
  /**
   * @param work changes the folder that it gets; it may run again when another publisher was quicker
   * @throws what `work` throws, without a change; StartError when the bucket is away
   */
  abstract run<Result>(work: (siteDir: string) => Promise<Result>): Promise<Result>;

  /** `behind`: this host serves what it has, and not the newest; `waiting`: it has nothing yet. */
  abstract state(): 'current' | 'behind' | 'waiting';
}

@Injectable()
export class SiteFolder extends SiteChanges {
  constructor(private readonly config: Config) {
    super();
  }

  run<Result>(work: (siteDir: string) => Promise<Result>): Promise<Result> {
    return work(this.config.siteDir);
  }

  state(): 'current' {
    return 'current';
  }
}
