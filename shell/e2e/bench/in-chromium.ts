import type { Browser, Page } from '@playwright/test';
import { loadSlowly } from '../budget/slow-load';
import { firstUseOf, type FirstUse } from '../parts/first-use';
import { workOf, type Work } from '../parts/main-thread';
import { open } from '../parts/open';
import type { Plenary } from '../parts/test';
import { nextPaint } from './interactions';
import { slowdownFor } from './lighthouse';
import type { MeasuredPage } from './pages';

export interface InChromium extends Work, FirstUse {
  /** Lighthouse's measure of the machine's speed, before the page was measured. */
  index: number;
  /** Milliseconds, third quartile of 20. */
  nextPaint: number;
  /** Milliseconds at 400 kbit/s and 400 ms. */
  readable: number;
  usable: number;
  layoutShift: number;
}

const PHONE = { viewport: { width: 412, height: 823 }, isMobile: true, hasTouch: true };

/**
 * Loads a page three times with an empty cache as a phone: for its work, on a slow processor, on a slow link. Its first use is
 * counted in milliseconds of a phone's processor.
 */
export async function measureInChromium(
  browser: Browser,
  plenary: Plenary,
  url: string,
  { path, role, hasForm }: MeasuredPage,
  index: number,
): Promise<InChromium> {
  const fresh = async <Measured>(measure: (page: Page) => Promise<Measured>) => {
    const context = await browser.newContext({ ...PHONE, baseURL: url, serviceWorkers: 'block' });
    const page = await context.newPage();
    if (role) {
      await page.goto('/robots.txt');
      await page.evaluate((token) => localStorage.setItem('token', token), plenary.token(role));
      await page.goto('about:blank');
    }
    try {
      return await measure(page);
    } finally {
      await context.close();
    }
  };
  const work = await fresh((page) => workOf(page, path));
  const paint = await fresh((page) => nextPaint(page, () => open(page, path)));
  const slow = await fresh((page) => loadSlowly(page, path));
  const none = { firstUse: NaN, firstUseLongest: NaN };
  const { firstUse, firstUseLongest } = hasForm ? await firstUseOf(url + path) : none;
  const slowdown = slowdownFor(index);
  const use = { firstUse: firstUse * slowdown, firstUseLongest: firstUseLongest * slowdown };
  const { largestPaint: readable, usable, layoutShift } = slow;
  return { ...work, ...use, index, nextPaint: paint, readable, usable, layoutShift };
}
