import { SECOND } from '../../platform/core/time.js';
import { openRelease, type Release } from './release.js';

/** Looks at most once a second where a link leads, so that a publish is live at once. */
export class OpenReleases {
  private readonly opened = new Map<string, { release: Release; lookedUpAt: number }>();

  constructor(private readonly siteDir: string) {}

  /** @param link `current`, or of a bucket; undefined when it leads nowhere */
  get(link: string): Release | undefined {
    const known = this.opened.get(link);
    const now = performance.now();
    if (known && now - known.lookedUpAt < SECOND) return known.release;
    try {
      const release = openRelease(this.siteDir, link, this.releases());
      this.opened.set(link, { release, lookedUpAt: now });
      return release;
    } catch {
      // Not published yet, or being replaced.
      return known?.release;
    }
  }

  private releases(): Release[] {
    return [...this.opened.values()].map(({ release }) => release);
  }
}

export const LIVE = 'current';
