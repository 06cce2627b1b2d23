import { expect, test } from '../parts/test';
import { kilobytes, loadSlowly } from './slow-load';

/** Bytes as they travel, brotli, on a first visit. */
const UNTIL_LARGEST_PAINT = 14_000;
const UNTIL_USABLE = 20_000;
const LAYOUT_SHIFT = 0.01;

const forms = ['/login', '/register', '/forgot-password', '/contact', '/register-conference-form'];

for (const path of forms) {
  test(`the form of ${path} can be read before any code of the product is here`, async ({
    page,
  }) => {
    const load = await loadSlowly(page, path);

    process.stdout.write(
      `${path}: ${kilobytes(load.untilLargestPaint)} until the largest paint, ` +
        `${kilobytes(load.untilUsable)} until usable, layout shift ${load.layoutShift.toFixed(3)}\n`,
    );
    expect(load.untilLargestPaint).toBeLessThanOrEqual(UNTIL_LARGEST_PAINT);
    expect(load.untilUsable).toBeLessThanOrEqual(UNTIL_USABLE);
    expect(load.layoutShift).toBeLessThanOrEqual(LAYOUT_SHIFT);
  });
}

test('a page that waits for its code pushes nothing about when it comes', async ({ page }) => {
  const { layoutShift } = await loadSlowly(page, '/reset-password/0123456789abcdef');

  expect(layoutShift).toBeLessThanOrEqual(LAYOUT_SHIFT);
});
