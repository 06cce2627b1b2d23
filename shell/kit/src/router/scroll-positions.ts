import type { Location } from 'react-router-dom';

/** In the tab: positions in pixels by the key of their location. */
const STORED = 'react-router-scroll-positions';

/** Where each visited page was scrolled to, for going back and for loading again. */
export class ScrollPositions {
  private positions = read();

  of({ key }: Location): number | undefined {
    return this.positions[key];
  }

  save({ key }: Location): void {
    if (typeof window !== 'undefined') this.positions[key] = window.scrollY;
  }

  store(): void {
    try {
      window.sessionStorage.setItem(STORED, JSON.stringify(this.positions));
    } catch {
      // Without storage, a page that is loaded again begins at its top.
    }
  }
}

function read(): Record<string, number> {
  try {
    return JSON.parse(window.sessionStorage.getItem(STORED) ?? '{}') as Record<string, number>;
  } catch {
    return {};
  }
}
