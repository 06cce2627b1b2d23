import { open } from '../parts/open';
import { expect, test } from '../parts/test';
import { edge, slowDown } from './slow-load';

/** In milliseconds; nearly all of it is the link's. */
const READABLE_AFTER = 4_000;
const USABLE_AFTER = 12_000;

for (const path of ['/', '/login', '/contact', '/register-conference-form']) {
  test(`${path} at the edge of a network: read at once, used soon`, async ({ page }) => {
    await slowDown(page, edge);
    await open(page, path);

    const { readable, usable } = await page.evaluate(() => ({
      readable: performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? Infinity,
      usable: performance.getEntriesByName('plenary:page-answers')[0]?.startTime ?? Infinity,
    }));
    const seconds = [readable, usable].map((ms) => (ms / 1000).toFixed(1));
    process.stdout.write(`${path}: readable after ${seconds[0]} s, usable after ${seconds[1]} s\n`);
    expect(readable).toBeLessThanOrEqual(READABLE_AFTER);
    expect(usable).toBeLessThanOrEqual(USABLE_AFTER);
  });
}
