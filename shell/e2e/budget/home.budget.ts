import { drawMeasurement } from '../parts/measured';
import { expect, test } from '../parts/test';
import { loadSlowly, kilobytes } from './slow-load';

/** Bytes as they travel, brotli, on a first visit. */
const UNTIL_LARGEST_PAINT = 14_000;
/** Three hundred of them keep errors for the report. */
const UNTIL_USABLE = 18_800;
const SCRIPT_IN_ALL = 144_000;
const EVERYTHING = 182_000;
const MEASUREMENT = 4200;
const LAYOUT_SHIFT = 0.01;

test('the home page stays within its weight', async ({ page }) => {
  await drawMeasurement(page);
  const load = await loadSlowly(page, '/');

  process.stdout.write(
    `home: ${kilobytes(load.untilLargestPaint)} until the largest paint, ` +
      `${kilobytes(load.untilUsable)} until usable, ${kilobytes(load.script)} of script, ${kilobytes(load.total)} in all, ` +
      `${kilobytes(load.measurement)} of a measured visit, ` +
      `layout shift ${load.layoutShift.toFixed(3)}, third parties ${load.thirdParties}\n`,
  );
  expect(load.untilLargestPaint).toBeLessThanOrEqual(UNTIL_LARGEST_PAINT);
  expect(load.untilUsable).toBeLessThanOrEqual(UNTIL_USABLE);
  expect(load.script).toBeLessThanOrEqual(SCRIPT_IN_ALL);
  expect(load.total).toBeLessThanOrEqual(EVERYTHING);
  expect(load.layoutShift).toBeLessThanOrEqual(LAYOUT_SHIFT);
  expect(load.measurement).toBeGreaterThan(0);
  expect(load.measurement).toBeLessThanOrEqual(MEASUREMENT);
  expect(load.thirdParties).toBe(0);
});
