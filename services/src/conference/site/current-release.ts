import { SECOND } from '../../platform/core/time.js';
import { openRelease, type Release } from './release.js';

/** Checks at most once a second, so that a publish is live at once. */
export class CurrentRelease {
  private release: Release | undefined;
  private lookedUpAt = -Infinity;

  constructor(private readonly siteDir: string) {}

  get(): Release | undefined {
    const now = performance.now();
    if (now - this.lookedUpAt < SECOND) return this.release;
    this.lookedUpAt = now;
    try {
      this.release = openRelease(this.siteDir, this.release);
    } catch {
      // Not published yet, or being replaced.
    }
    return this.release;
  }
}
