import { act } from '@testing-library/react';

const watchers = new Set<() => void>();

/** jsdom has no media queries. Supports only `min-width` and `max-width` in pixels. */
export function setWindowWidth(width: number): void {
  window.matchMedia = (media) => new WidthQuery(media) as unknown as MediaQueryList;
  window.innerWidth = width;
  act(() => watchers.forEach((tell) => tell()));
}

class WidthQuery {
  constructor(readonly media: string) {}

  get matches(): boolean {
    const [min = 0] = this.limits('min-width');
    const [max = Infinity] = this.limits('max-width');
    return min <= window.innerWidth && window.innerWidth <= max;
  }

  addEventListener(_type: 'change', tell: () => void): void {
    watchers.add(tell);
  }

  removeEventListener(_type: 'change', tell: () => void): void {
    watchers.delete(tell);
  }

  private limits(name: string): number[] {
    const found = new RegExp(`${name}: *([\\d.]+)px`).exec(this.media);
    return found ? [Number(found[1])] : [];
  }
}
