import { SECOND } from '../common/time.js';
import { openRelease, type Release } from './release.js';

/** The release that is live: looked up at most once a second, so a publish shows at once. */
export class CurrentRelease {
  private release: Release | undefined;
  private lookedUpAt = -Infinity;

  constructor(private readonly siteDir: string) {}

  /** Undefined while nothing is published. A broken publish leaves the release before it live. */
  get(): Release | undefined {
    const now = performance.now();
    if (now - this.lookedUpAt < SECOND) return this.release;
    this.lookedUpAt = now;
    try {
      this.release = openRelease(this.siteDir, this.release);
    } catch {
      // Not published yet, or just being replaced.
    }
    return this.release;
  }
}
