import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { SECOND } from '../../platform/core/time.js';
import type { SiteBucket } from './site-bucket.js';

/** On a free machine, a release is to be fetched within five seconds. */
const LOOK_EVERY = SECOND;

interface Log {
  /** Once for each reason. */
  failed: (reason: string) => void;
  recovered: () => void;
}

/** Keeps a folder as the bucket is, until it is stopped. */
export class SiteFollower {
  private readonly stopping = new AbortController();
  private failure: string | undefined;
  private hasLooked = false;
  private running: Promise<void> | undefined;

  constructor(
    private readonly bucket: SiteBucket,
    private readonly folder: string,
    private readonly log: Log,
  ) {}

  start(): void {
    this.running = this.run();
  }

  async stop(): Promise<void> {
    this.stopping.abort();
    await this.running;
  }

  state(): 'current' | 'behind' | 'waiting' {
    if (this.hasLooked && this.failure === undefined) return 'current';
    return this.hasLooked || existsSync(join(this.folder, 'current')) ? 'behind' : 'waiting';
  }

  private async run(): Promise<void> {
    const { signal } = this.stopping;
    while (!signal.aborted) {
      await this.look();
      await pause(LOOK_EVERY, undefined, { signal }).catch(() => undefined);
    }
  }

  private async look(): Promise<void> {
    try {
      await this.bucket.pull(this.folder);
      if (this.failure !== undefined) this.log.recovered();
      this.failure = undefined;
      this.hasLooked = true;
    } catch (error) {
      const reason = error instanceof Error ? error.message : String(error);
      if (reason !== this.failure) this.log.failed(reason);
      this.failure = reason;
    }
  }
}
